// The stages of an application, their words, and which may follow which: the client's half of Applications\Stage.
import { stages } from '../../../contract/enums';
import type { Application } from '../../../contract/shapes';
import { choiceLabel } from '../../../lib/choice';

export type Stage = Application[ 'stage' ];

/** The stages that an owner can set, in their order. */
export const SETTABLE = [ 'new', 'shortlisted', 'chosen', 'declined' ] as const;

export const stageLabel = ( stage: Stage ): string =>
	choiceLabel< string >( stages(), stage );

/** The stages that can be set next, until the server's answer lists them. */
export function nextOf( stage: Stage, told: Stage ): Stage[] {
	if ( stage === 'withdrawn' ) {
		return [];
	}
	return SETTABLE.filter(
		( next ) => next !== stage && ( next !== 'new' || told === 'new' )
	);
}

/** Whether the owner has to give a reason: the candidate was told of being chosen, and no longer is. */
export const needsWords = ( told: Stage, to: Stage ): boolean =>
	told === 'chosen' && to !== 'chosen';
