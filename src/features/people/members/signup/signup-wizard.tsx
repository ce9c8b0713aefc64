// The sign-up: steps one after the other, back at any time, everything sent at once at the end.
import { __ } from '@wordpress/i18n';
import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FormErrorSummary } from '../../../../components/form/form-error-summary';
import { Honeypot } from '../../../../components/form/honeypot';
import { Locked } from '../../../../components/form/locked';
import { LeaveGuard } from '../../../../components/form/leave-guard';
import { Stepper } from '../../../../components/stepper';
import { useDocumentTitle } from '../../../../lib/document-title';
import { pageRoleOf, usePageRole } from '../../../../lib/page-role';
import { StepLayout } from '../components/step-layout';
import { AccountStep } from './account-step';
import { OnceMore } from './once-more';
import { SaidFacts } from './said-facts';
import { SignupDraft } from './signup-draft';
import type { SignupStart } from './signup-draft';
import { Button } from '../../../../components/button';
import { UploadProgress } from '../../../../components/upload-progress';
import { asideOfStep, labelOf, stepperLabels } from './steps';
import { fieldsOf } from '../components/parts';
import { memberRules } from '../../../../contract/member-rules';
import { FormRules } from '../../../../components/form/form-field';
import { useSignup } from './use-signup';
import type { Registered } from './use-signup';

// The wizard's buttons, and the progress while the registration is sent.

interface SignupActionsProps {
	isLast: boolean;
	busy: boolean;
	/** Share sent; null while nothing is. */
	progress: number | null;
	/** Absent on the first step. */
	onBack?: () => void;
	onCancel: () => void;
}

const SignupActions = ( {
	isLast,
	busy,
	progress,
	onBack,
	onCancel,
}: SignupActionsProps ) => (
	<>
		{ progress !== null && (
			<UploadProgress
				value={ progress }
				label={ __( 'Sending your profile', 'design-marketplace' ) }
				onCancel={ onCancel }
			/>
		) }
		<div className="btns">
			{ onBack && progress === null && (
				<Button
					variant="second"
					icon="arrow-left"
					disabled={ busy }
					onClick={ onBack }
				>
					{ __( 'Back', 'design-marketplace' ) }
				</Button>
			) }
			<Button type="submit" loading={ busy } iconAfter="arrow-right">
				{ isLast
					? __( 'Sign up', 'design-marketplace' )
					: __( 'Next', 'design-marketplace' ) }
			</Button>
		</div>
	</>
);

/** The log-in, without the ticket that led here. */
const loginAt = ( search: string ): string => {
	const params = new URLSearchParams( search );
	params.delete( 'oidc' );
	return params.size > 0 ? `/login?${ params.toString() }` : '/login';
};

interface SignupWizardProps {
	/** The draft of an earlier visit. */
	begin: SignupStart;
	/** The way in by a school's account, above the fields of the first step. */
	way?: ReactNode;
	onDone: ( registered: Registered ) => void;
}

export const SignupWizard = ( { begin, way, onDone }: SignupWizardProps ) => {
	const {
		formik,
		place: { steps, index, step, isLast, go },
		again,
		savedAt,
		availability,
		registration,
		heading,
		free,
		discard,
	} = useSignup( begin, onDone );
	const { values, isSubmitting } = formik;
	const { said } = begin;
	const { search } = useLocation();
	const title =
		step === 'account'
			? __( 'Sign up', 'design-marketplace' )
			: labelOf( step );
	useDocumentTitle( title );
	usePageRole( pageRoleOf( values.role ) );

	const previous = steps[ index - 1 ];
	const actions = (
		<SignupActions
			isLast={ isLast }
			busy={ isSubmitting }
			progress={ registration.progress }
			onBack={ previous && ( () => go( previous ) ) }
			onCancel={ registration.cancel }
		/>
	);
	const isOnItsWay = registration.progress !== null;
	const typed = formik.dirty || index > 0 || savedAt !== null;

	return (
		<FormikProvider value={ formik }>
			<FormRules.Provider value={ memberRules.fields }>
				<div className="page-head grid member-head">
					<h1 className="t1 c1-9" tabIndex={ -1 } ref={ heading }>
						{ title }
					</h1>
					<div className="c1-9 member-way">
						<Stepper
							steps={ stepperLabels( values ) }
							current={ index }
							onStep={ ( to ) => {
								const target = steps[ to ];
								if ( target && ! isSubmitting ) {
									go( target );
								}
							} }
						/>
					</div>
				</div>
				<form
					className="grid member-form"
					noValidate
					aria-busy={ isSubmitting }
					onSubmit={ formik.handleSubmit }
				>
					<div className="c1-9 member-news">
						<SignupDraft
							values={ values }
							begun={ typed }
							savedAt={ savedAt }
							onDiscard={ discard }
						/>
						<FormErrorSummary />
					</div>
					<Honeypot />
					{ step !== 'account' ? (
						<StepLayout
							key={ step }
							aside={
								<Locked when={ isOnItsWay }>
									{ said && step === 'school' && (
										<SaidFacts said={ said } />
									) }
									{ asideOfStep( step ) }
								</Locked>
							}
						>
							<Locked when={ isOnItsWay }>
								<OnceMore
									fields={ again }
									role={ values.role || 'designer' }
								/>
								{ fieldsOf[ step ]() }
								{ step === 'school' && fieldsOf.languages() }
							</Locked>
							{ actions }
						</StepLayout>
					) : (
						<AccountStep
							availability={ availability }
							loginLink={ loginAt( search ) }
							said={ values.oidc ? said : undefined }
							way={ said ? undefined : way }
							actions={ actions }
							locked={ isOnItsWay }
						/>
					) }
				</form>
				<LeaveGuard
					when={ typed }
					sending={ isSubmitting }
					free={ free }
				>
					{ __(
						'What you entered is kept in this browser for a day, without your password.',
						'design-marketplace'
					) }
				</LeaveGuard>
			</FormRules.Provider>
		</FormikProvider>
	);
};
