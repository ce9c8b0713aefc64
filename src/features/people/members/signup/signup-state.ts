// State of the sign-up beside its values: where it began, which fields the open step asks again, and the server's answer to a step.
import type { FormStatus } from '../../../../lib/server-errors';
import type { StepId } from './flow';
import type { SignupStart } from './signup-draft';

export interface SignupState {
	start: SignupStart;
	/** The step that is open. */
	step: StepId;
	/** Fields of earlier steps that this step asks again. The list is fixed when the step opens: a field must not vanish while it is filled in. */
	again: string[];
	/** The server's errors for a step that is about to open. */
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
