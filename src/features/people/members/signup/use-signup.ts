// The sign-up's form and steps: checks a step, opens the next one, and registers after the last.
import {
	useLayoutEffect,
	useState,
	useRef,
	useCallback,
	useEffect,
} from '@wordpress/element';
import { useFormik } from 'formik';
import type { FormikHelpers } from 'formik';
import { messages } from '../../../../contract/messages';
import { toFormStatus } from '../../../../lib/server-errors';
import { blankValues, errorsOf } from '../form';
import type { MemberErrors } from '../form';
import { useAvailability } from '../hooks/use-availability';
import type { MemberValues } from '../types';
import {
	fieldsOfStep,
	firstStepOf,
	missingAfterReload,
	stepsOf,
	furthestStep,
} from './flow';
import { saidValues } from './said';
import { forgetSignup } from './signup-draft';
import type { SignupStart } from './signup-draft';
import type { FormStatus } from '../../../../lib/server-errors';
import { useRegistration } from './use-registration';
import { useSearchParams } from 'react-router-dom';
import type { StepId } from './flow';

// The current step of the sign-up. The address holds it, so that the browser's back button goes back a step.

const PARAM = 'step';

interface SignupPlace {
	steps: StepId[];
	index: number;
	step: StepId;
	isLast: boolean;
	go: ( step: StepId ) => void;
}

/** The step in the address, or the first incomplete one before it. */
function indexOf( asked: string | null, values: MemberValues ): number {
	const wanted = stepsOf( values ).indexOf( asked as StepId );
	return wanted > 0 ? Math.min( wanted, furthestStep( values ) ) : 0;
}

function useSignupPlace( values: MemberValues ): SignupPlace {
	const [ params, setParams ] = useSearchParams();
	const steps = stepsOf( values );
	const asked = params.get( PARAM );
	const index = indexOf( asked, values );
	const step = steps[ index ] ?? 'account';

	const go = useCallback(
		( next: StepId, replace = false ) =>
			setParams(
				( current ) => {
					current.set( PARAM, next );
					return current;
				},
				{ replace }
			),
		[ setParams ]
	);
	useEffect( () => {
		if ( asked !== null && asked !== step ) {
			go( step, true );
		}
	}, [ asked, step, go ] );

	return {
		steps,
		index,
		step,
		isLast: index === steps.length - 1 && index > 0,
		go,
	};
}

type Helpers = FormikHelpers< MemberValues >;

export interface Registered {
	email: string;
	role: string;
	/** The slug of an account that is active at once. */
	active?: string;
}

/**
 * @param begin  Values of an earlier visit.
 * @param onDone Called once the account is made.
 */
export function useSignup(
	begin: SignupStart,
	onDone: ( registered: Registered ) => void
) {
	const formik = useFormik< MemberValues >( {
		initialValues: begin.values,
		validate: ( values ): MemberErrors =>
			errorsOf( [ ...again, ...fieldsOfStep( step, values ) ], values ),
		onSubmit: ( values, helpers ): Promise< void > =>
			submit( values, helpers ),
	} );
	const { values, resetForm } = formik;
	const { said } = begin;
	const place = useSignupPlace( values );
	const { step, index, isLast, go } = place;
	const [ state, setState ] = useState( {
		savedAt: begin.savedAt,
		/** The step that is open. */
		step,
		/** Fields of earlier steps that this step asks again. The list is fixed when the step opens: a field must not vanish while it is filled in. */
		again: missingAfterReload( values, step, values.pictures ),
		/** The server's errors for a step that is about to open. */
		refusal: undefined as FormStatus | undefined,
	} );
	const become = ( now: Partial< typeof state > ) =>
		setState( ( before ) => ( { ...before, ...now } ) );
	const { again, refusal, savedAt } = state;
	// An address that the school has proven is nobody else's.
	const isProven = !! values.oidc && !! said?.email_proven;
	const availability = useAvailability(
		step === 'account' && ! isProven ? values.email : ''
	);
	const registration = useRegistration( isLast );
	const heading = useRef< HTMLHeadingElement >( null );
	/** Whether the account is made, so that leaving the form needs no question. */
	const free = useRef( false );

	// A step opens without errors, other than the server's.
	useLayoutEffect( () => {
		if ( state.step === step ) {
			return;
		}
		setState( ( before ) => ( {
			...before,
			step,
			again: missingAfterReload( values, step, values.pictures ),
			refusal: undefined,
		} ) );
		resetForm( {
			values,
			status: refusal,
			submitCount: refusal ? formik.submitCount + 1 : 0,
		} );
		window.scrollTo( 0, 0 );
		if ( ! refusal ) {
			heading.current?.focus( { preventScroll: true } );
		}
	}, [ state.step, step, refusal, resetForm, values, formik.submitCount ] );

	const leaveAccount = async (
		{ email }: MemberValues,
		helpers: Helpers
	) => {
		try {
			if ( await availability.check( email ) ) {
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
		const outcome = await registration.send( all );
		if ( ! outcome ) {
			return;
		}
		const { failure, active } = outcome;
		if ( ! failure ) {
			forgetSignup( all );
			free.current = true;
			onDone( {
				email: all.email.trim(),
				role: all.role,
				...( active && { active } ),
			} );
			return;
		}
		const target = firstStepOf( Object.keys( failure.fields ), all );
		if ( target && target !== step ) {
			become( { refusal: failure } );
			go( target );
		} else {
			helpers.setStatus( failure );
		}
	};

	const submit = async ( all: MemberValues, helpers: Helpers ) => {
		if ( registration.progress !== null ) {
			return;
		}
		helpers.setStatus( undefined );
		if (
			step === 'account' &&
			! isProven &&
			! ( await leaveAccount( all, helpers ) )
		) {
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
		const blank = blankValues();
		become( { savedAt: null, refusal: undefined } );
		resetForm( {
			values: { ...blank, started_at: Date.now(), ...saidValues( said ) },
		} );
		go( 'account' );
	};

	return {
		formik,
		place,
		again: state.step === step ? again : [],
		savedAt,
		availability: availability.state,
		registration,
		heading,
		free,
		discard,
	};
}
