// Where in the sign-up one is. The address holds the step, so that the browser's back button is the wizard's.
import { useEffect, useRef } from '@wordpress/element';
import { useSearchParams } from 'react-router-dom';
import type { MemberValues } from '../types';
import {
	fieldsOfStep,
	furthestStep,
	missingAfterReload,
	stepsOf,
} from './flow';
import type { StepId } from './flow';

const PARAM = 'step';

export interface SignupPlace {
	steps: StepId[];
	index: number;
	step: StepId;
	isLast: boolean;
	/** Fields of earlier steps to be filled once more. */
	again: string[];
	/** Everything that is judged before one may go on. */
	fields: string[];
	go: ( step: StepId ) => void;
}

export function useSignupPlace( values: MemberValues ): SignupPlace {
	const [ params, setParams ] = useSearchParams();
	const steps = stepsOf( values );
	const asked = params.get( PARAM );
	const wanted = Math.max( 0, steps.indexOf( asked as StepId ) );
	const index = wanted === 0 ? 0 : Math.min( wanted, furthestStep( values ) );
	const step = steps[ index ] ?? 'account';

	// Decided as the step opens: a field being filled must not go away.
	const opened = useRef< { step: StepId; again: string[] } >();
	if ( opened.current?.step !== step ) {
		const again = missingAfterReload( values, step, values.pictures );
		opened.current = { step, again };
	}
	const { again } = opened.current;

	useEffect( () => {
		if ( asked !== null && asked !== step ) {
			setParams(
				( current ) => {
					current.set( PARAM, step );
					return current;
				},
				{ replace: true }
			);
		}
	}, [ asked, step, setParams ] );

	return {
		steps,
		index,
		step,
		isLast: index === steps.length - 1 && index > 0,
		again,
		fields: [ ...again, ...fieldsOfStep( step ) ],
		go: ( next ) =>
			setParams( ( current ) => {
				current.set( PARAM, next );
				return current;
			} ),
	};
}
