// The current step of the sign-up. The address holds it, so that the browser's back button goes back a step.
import { useCallback, useEffect } from '@wordpress/element';
import { useSearchParams } from 'react-router-dom';
import type { MemberValues } from '../types';
import { furthestStep, stepsOf } from './flow';
import type { StepId } from './flow';

const PARAM = 'step';

export interface SignupPlace {
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

export function useSignupPlace( values: MemberValues ): SignupPlace {
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
