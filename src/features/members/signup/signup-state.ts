// What the sign-up remembers beside the values: where it began, what the open step asks once more, and what the server said of a step.
import type { FormStatus } from '../../../lib/server-errors';
import type { StepId } from './flow';
import type { SignupStart } from './signup-draft';

export interface SignupState {
	start: SignupStart;
	/** The step that is open. */
	step: StepId;
	/** Fields of earlier steps that are asked once more. Decided as the step opens: a field being filled must not go away. */
	again: string[];
	/** What the server said about a step that is about to open. */
	refusal: FormStatus | undefined;
}

export type SignupEvent =
	| { type: 'opened'; step: StepId; again: string[] }
	| { type: 'refused'; refusal: FormStatus }
	| { type: 'discarded'; start: SignupStart };

export function signupReducer(
	state: SignupState,
	event: SignupEvent
): SignupState {
	switch ( event.type ) {
		case 'opened':
			return {
				...state,
				step: event.step,
				again: event.again,
				refusal: undefined,
			};
		case 'refused':
			return { ...state, refusal: event.refusal };
		case 'discarded':
			return { ...state, start: event.start, refusal: undefined };
	}
}
