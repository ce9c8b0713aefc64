// The sign-up: steps one after the other, back at any time, everything sent at once at the end.
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FormikProvider, useFormik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useLocation } from 'react-router-dom';
import { FormErrorSummary } from '../../../components/form/form-error-summary';
import { Honeypot } from '../../../components/form/honeypot';
import { Locked } from '../../../components/form/locked';
import { LeaveGuard } from '../../../components/form/leave-guard';
import { Stepper } from '../../../components/stepper';
import { messages } from '../../../contract/messages';
import { useDocumentTitle } from '../../../lib/document-title';
import { pageRoleOf, usePageRole } from '../../../lib/page-role';
import { toFormStatus } from '../../../lib/server-errors';
import type { FormStatus } from '../../../lib/server-errors';
import { StepLayout } from '../components/step-layout';
import { blankValues, errorsOf } from '../form';
import { useAvailability } from '../hooks/use-availability';
import type { MemberValues } from '../types';
import { AccountStep } from './account-step';
import { firstStepOf, stepsOf } from './flow';
import { OnceMore } from './once-more';
import { forgetSignup, SignupDraft } from './signup-draft';
import type { SignupStart } from './signup-draft';
import { SignupActions } from './signup-actions';
import { labelOf, stepBodies, stepperLabels } from './steps';
import { useRegistration } from './use-registration';
import { useSignupPlace } from './use-signup-place';

type Helpers = FormikHelpers< MemberValues >;

export interface Registered {
	email: string;
	role: string;
}

interface SignupWizardProps {
	/** What an earlier visit has left. */
	begin: SignupStart;
	onDone: ( registered: Registered ) => void;
}

export const SignupWizard = ( { begin, onDone }: SignupWizardProps ) => {
	const [ start, setStart ] = useState( begin );
	const judged = useRef< string[] >( [] );
	const submit =
		useRef<
			( values: MemberValues, helpers: Helpers ) => Promise< void >
		>();
	const formik = useFormik< MemberValues >( {
		initialValues: start.values,
		validate: ( values ) => errorsOf( judged.current, values ),
		onSubmit: ( values, helpers ) => submit.current?.( values, helpers ),
	} );
	const { values, isSubmitting, resetForm } = formik;
	const place = useSignupPlace( values );
	const { step, index, steps, isLast, go } = place;
	const { state: availability, check } = useAvailability(
		step === 'account' ? values.email : ''
	);
	const registration = useRegistration( isLast );
	const { search } = useLocation();
	const heading = useRef< HTMLHeadingElement >( null );
	/** The sign-up is through: the form leaves by itself. */
	const free = useRef( false );
	/** What the server said about a step that is about to open. */
	const carried = useRef< FormStatus >();
	judged.current = place.fields;

	const title =
		step === 'account'
			? __( 'Sign up', 'design-marketplace' )
			: labelOf( step );
	useDocumentTitle( title );
	usePageRole( pageRoleOf( values.role ) );

	// A step opens clean: only what the server said about it is shown at once.
	const shown = useRef( step );
	useLayoutEffect( () => {
		if ( shown.current === step ) {
			return;
		}
		shown.current = step;
		const status = carried.current;
		carried.current = undefined;
		resetForm( {
			values: formik.values,
			status,
			submitCount: status ? formik.submitCount + 1 : 0,
		} );
		window.scrollTo( 0, 0 );
		if ( ! status ) {
			heading.current?.focus( { preventScroll: true } );
		}
	}, [ step, resetForm, formik.values, formik.submitCount ] );

	const leaveAccount = async (
		{ email }: MemberValues,
		helpers: Helpers
	) => {
		try {
			if ( await check( email ) ) {
				return true;
			}
			const taken = messages.email_taken();
			helpers.setStatus( {
				fields: { email: taken },
				errors: [ taken ],
			} );
		} catch ( error ) {
			helpers.setStatus(
				toFormStatus( error, messages.signup_failed() )
			);
		}
		return false;
	};

	const finish = async ( all: MemberValues, helpers: Helpers ) => {
		const failure = await registration.send( all );
		if ( failure === null ) {
			forgetSignup( all );
			free.current = true;
			onDone( { email: all.email.trim(), role: all.role } );
			return;
		}
		if ( ! failure ) {
			return;
		}
		const target = firstStepOf( Object.keys( failure.fields ), all );
		if ( target && target !== step ) {
			carried.current = failure;
			go( target );
		} else {
			helpers.setStatus( failure );
		}
	};

	submit.current = async ( all, helpers ) => {
		if ( registration.progress !== null ) {
			return;
		}
		helpers.setStatus( undefined );
		if ( step === 'account' && ! ( await leaveAccount( all, helpers ) ) ) {
			return;
		}
		if ( isLast ) {
			await finish( all, helpers );
			return;
		}
		const next = stepsOf( all )[ index + 1 ];
		if ( next ) {
			go( next );
		}
	};

	const discard = () => {
		setStart( { values: blankValues(), savedAt: null } );
		resetForm( { values: { ...blankValues(), started_at: Date.now() } } );
		go( 'account' );
	};

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
	const body = step === 'account' ? null : stepBodies[ step ];
	const isOnItsWay = registration.progress !== null;
	const typed = formik.dirty || index > 0 || start.savedAt !== null;

	return (
		<FormikProvider value={ formik }>
			<div className="page-head grid member-head">
				<h1 className="t1 c1-9" tabIndex={ -1 } ref={ heading }>
					{ title }
				</h1>
				<div className="c1-9">
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
						savedAt={ start.savedAt }
						onDiscard={ discard }
					/>
					<FormErrorSummary />
				</div>
				<Honeypot />
				{ body ? (
					<StepLayout
						key={ step }
						aside={
							<Locked when={ isOnItsWay }>
								{ body.aside() }
							</Locked>
						}
					>
						<Locked when={ isOnItsWay }>
							<OnceMore
								fields={ place.again }
								role={ values.role || 'designer' }
							/>
							{ body.fields() }
						</Locked>
						{ actions }
					</StepLayout>
				) : (
					<AccountStep
						availability={ availability }
						loginLink={ `/login${ search }` }
						actions={ actions }
						locked={ isOnItsWay }
					/>
				) }
			</form>
			<LeaveGuard when={ typed } sending={ isSubmitting } free={ free }>
				{ __(
					'What you entered is kept in this browser for a day, without your password.',
					'design-marketplace'
				) }
			</LeaveGuard>
		</FormikProvider>
	);
};
