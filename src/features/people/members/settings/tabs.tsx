// Title and content of each tab of the settings.
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import { asideOf, fieldsOf } from '../components/parts';
import type { MemberRole, MemberValues } from '../types';
import { AccountFields } from './account-fields';
import { formsOf } from './settings-form';
import type { TabId } from './settings-form';
import { CompanyConfirmation, Verification } from './verification';

const labels: Record< TabId, () => string > = {
	'about-me': () => __( 'About Me', 'design-marketplace' ),
	location: () => __( 'Location and socials', 'design-marketplace' ),
	'about-startup': () => __( 'About your startup', 'design-marketplace' ),
	social: () => __( 'Social', 'design-marketplace' ),
	'what-you-do': () => __( 'What you do', 'design-marketplace' ),
	account: () => __( 'Account', 'design-marketplace' ),
};

export const tabLabel = ( tab: TabId ): string => labels[ tab ]();

/** Asked at the sign-up of startups of a university, and only theirs. */
const Challenge = () =>
	useFormikContext< MemberValues >().values.affiliated ? (
		<>
			<div className="member-chapter">
				<h2 className="t4">
					{ __( 'Design challenge', 'design-marketplace' ) }
				</h2>
				<p className="small soft">
					{ __(
						'Only you and the people who run this site read these answers.',
						'design-marketplace'
					) }
				</p>
			</div>
			{ fieldsOf.design_challenge() }
		</>
	) : null;

/** A picture beside the fields, or a text about where they are shown. */
export const asideOfTab = ( tab: TabId, role: MemberRole ): ReactNode =>
	asideOf(
		formsOf( role )[ tab ]?.[ 0 ] ?? '',
		tab === 'account'
			? __(
					'Nothing on this page shows on your profile.',
					'design-marketplace'
				)
			: __(
					'Saved changes show on your profile at once.',
					'design-marketplace'
				)
	);

export const fieldsOnTab = ( tab: TabId, role: MemberRole ): ReactNode =>
	formsOf( role )[ tab ]?.map( ( form ) => {
		switch ( form ) {
			case 'account':
			case 'reset_password':
				return null;
			case 'account_settings':
				return <AccountFields key={ form } role={ role } />;
			case 'school':
				return (
					<Fragment key={ form }>
						{ fieldsOf.school() }
						<Verification />
					</Fragment>
				);
			case 'about_startup':
				return (
					<Fragment key={ form }>
						{ fieldsOf.about_startup() }
						<CompanyConfirmation />
					</Fragment>
				);
			case 'design_challenge':
				return (
					<Fragment key={ form }>
						<Verification />
						<Challenge />
					</Fragment>
				);
			default:
				return <Fragment key={ form }>{ fieldsOf[ form ]() }</Fragment>;
		}
	} );
