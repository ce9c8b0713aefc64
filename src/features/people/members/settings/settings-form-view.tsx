// The settings of one member: all tabs are one form, so that nothing typed in another tab is lost.
import { useRef, useState, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Formik, useFormikContext } from 'formik';
import { Link } from '../../../../components/link';
import { Tabs } from '../../../../components/tabs';
import { FormDraft } from '../../../../components/form/form-draft';
import { memberRules } from '../../../../contract/member-rules';
import { FormRules } from '../../../../components/form/form-field';
import { FormErrorSummary } from '../../../../components/form/form-error-summary';
import { LeaveGuard } from '../../../../components/form/leave-guard';
import {
	NewerChanges,
	SubmitButton,
} from '../../../../components/form/newer-changes';
import { UploadProgress } from '../../../../components/upload-progress';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { profilePath } from '../../../../lib/paths';
import { StepLayout } from '../components/step-layout';
import { valuesOf } from '../form';
import type { MemberPrivate, MemberValues } from '../types';
import { AccountTools } from './account-tools';
import { DeleteAccount } from './delete-account';
import { changedFields } from '../../../../lib/form-data';
import type { FormStatus } from '../../../../lib/server-errors';
import { OpenTabOfError } from './open-tab-of-error';
import { PendingEmail } from './pending-email';
import { OwnCalendar } from './own-calendar';
import { PortfolioFile } from './portfolio-file';
import { firstTabOf, rankOfTab, settingsErrors, tabsOf } from './settings-form';
import type { TabId } from './settings-form';
import { SchoolLogin } from './school-login';
import { SettingsPictures } from './settings-pictures';
import { asideOfTab, fieldsOnTab, tabLabel } from './tabs';
import { SETTINGS_DRAFT, useSettingsSave } from './use-settings-save';

// Updates the form when the member changes elsewhere, such as by the newsletter's question. Unsaved input stays.

const FollowMember = ( { member }: { member: MemberPrivate } ) => {
	const { initialValues, values, resetForm, setValues, ...formik } =
		useFormikContext< MemberValues >();
	const said = useRef( formik );
	said.current = formik;
	const known = useRef( member );
	useEffect( () => {
		if ( known.current === member ) {
			return;
		}
		known.current = member;
		const typed = changedFields( initialValues, values );
		const fresh = valuesOf( member );
		const { status, submitCount, isSubmitting, setStatus } =
			said.current as typeof formik & { status?: FormStatus };
		resetForm( { values: fresh, submitCount, isSubmitting } );
		setStatus( status );
		if ( Object.keys( typed ).length > 0 ) {
			void setValues( { ...fresh, ...typed } );
		}
	}, [ member, initialValues, values, resetForm, setValues ] );
	return null;
};

interface SettingsFormViewProps {
	member: MemberPrivate;
	tab: TabId;
	onTab: ( tab: TabId ) => void;
	onDeleted: () => void;
	onSignedOut: () => void;
}

export const SettingsFormView = ( {
	member,
	tab,
	onTab,
	onDeleted,
	onSignedOut,
}: SettingsFormViewProps ) => {
	const [ initial ] = useState( () => valuesOf( member ) );
	const before = useRef( initial );
	const { saved, progress, cancel, formRef, onSubmit, free } =
		useSettingsSave( member );
	const leave = ( then: () => void ) => {
		free.current = true;
		then();
	};

	return (
		<Formik
			innerRef={ formRef }
			initialValues={ initial }
			validate={ ( values ) =>
				settingsErrors( before.current, values, member.role )
			}
			onSubmit={ onSubmit }
		>
			{ ( { initialValues, dirty, isSubmitting, handleSubmit } ) => {
				before.current = initialValues;
				return (
					<FormRules.Provider value={ memberRules.fields }>
						<div className="grid member-settings">
							<Tabs
								label={ __( 'Settings', 'design-marketplace' ) }
								tabs={ tabsOf( member.role ).map( ( id ) => ( {
									id,
									label: tabLabel( id ),
								} ) ) }
								active={ tab }
								onChange={ ( id ) => onTab( id as TabId ) }
							>
								<form
									className="grid member-form"
									noValidate
									aria-busy={ isSubmitting }
									onSubmit={ handleSubmit }
								>
									<div className="c4-12 member-news">
										<FormDraft id={ SETTINGS_DRAFT } />
										<SettingsPictures />
										<NewerChanges />
										<FollowMember member={ member } />
										<OpenTabOfError
											role={ member.role }
											tab={ tab }
											onTab={ onTab }
										/>
										<FormErrorSummary
											rankOf={ ( name ) =>
												rankOfTab( name, member.role )
											}
											onHidden={ ( name ) =>
												onTab(
													firstTabOf(
														[ name ],
														member.role
													) ?? tab
												)
											}
										/>
									</div>
									<StepLayout
										key={ tab }
										aside={
											<>
												{ asideOfTab(
													tab,
													member.role
												) }
												{ tab !== 'account' && (
													<p className="member-seen">
														<Link
															className="link"
															to={ profilePath(
																member
															) }
														>
															{ __(
																'See it as others do',
																'design-marketplace'
															) }
														</Link>
													</p>
												) }
												{ tab.startsWith(
													'about-'
												) && (
													<p className="member-seen">
														<Link
															className="link"
															to={
																routes.credits
																	.path
															}
														>
															{ __(
																'Projects that name you',
																'design-marketplace'
															) }
														</Link>
													</p>
												) }
												{ tab.startsWith( 'about-' ) &&
													member.role ===
														'contractor' && (
														<p className="member-seen">
															<Link
																className="link"
																to={
																	routes
																		.templates
																		.path
																}
															>
																{ __(
																	'Templates of answers',
																	'design-marketplace'
																) }
															</Link>
														</p>
													) }
											</>
										}
									>
										{ tab === 'account' &&
											member.email_proven === false && (
												<PendingEmail
													member={ member }
												/>
											) }
										{ fieldsOnTab( tab, member.role ) }
										{ progress !== null && (
											<UploadProgress
												value={ progress }
												onCancel={ cancel }
											/>
										) }
										<div className="btns member-save">
											<SubmitButton
												variant={
													saved ? 'role' : 'primary'
												}
												icon={
													saved ? 'check' : undefined
												}
											>
												{ saved
													? messages.saved()
													: __(
															'Save',
															'design-marketplace'
														) }
											</SubmitButton>
											{ tab === 'account' && (
												<DeleteAccount
													member={ member }
													onDeleted={ () =>
														leave( onDeleted )
													}
												/>
											) }
										</div>
										{ tab === 'account' && (
											<SchoolLogin member={ member } />
										) }
										{ tab === 'account' &&
											member.role === 'designer' && (
												<PortfolioFile
													member={ member }
												/>
											) }
										{ tab === 'account' && <OwnCalendar /> }
										{ tab === 'account' && (
											<AccountTools
												member={ member }
												onSignedOut={ () =>
													leave( onSignedOut )
												}
											/>
										) }
									</StepLayout>
								</form>
							</Tabs>
							<LeaveGuard
								when={ dirty }
								sending={ isSubmitting }
								free={ free }
							/>
						</div>
					</FormRules.Provider>
				);
			} }
		</Formik>
	);
};
