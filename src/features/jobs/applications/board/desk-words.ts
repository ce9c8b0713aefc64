// Sentences about decisions on candidates, on the screen and for screen readers.
import { __, _n, sprintf } from '@wordpress/i18n';
import { messages } from '../../../../contract/messages';
import { formatNumber } from '../../../../lib/format';
import { stageLabel } from '../stage';
import type { Stage } from '../stage';
import type { BoardCandidate } from './types';

const wait = (): string => __( 'Not told yet.', 'design-marketplace' );

/** The sentence that tells screen readers what happened. */
export const toldOf = ( { name, told, stage }: BoardCandidate ): string =>
	`${ name }: ${ stageLabel( stage ) }. ${ stage === told ? '' : wait() }`.trim();

export const changedWords = ( { name, stage }: BoardCandidate ): string =>
	sprintf(
		/* translators: 1: a candidate's name, 2: a stage, such as "Short list". */
		__(
			'This was changed in the meantime. %1$s: %2$s.',
			'design-marketplace'
		),
		name,
		stageLabel( stage )
	);

export const undoneWords = ( { name, told }: BoardCandidate ): string =>
	sprintf(
		/* translators: 1: a candidate's name, 2: a stage, such as "New". */
		__( 'Undone. %1$s: %2$s.', 'design-marketplace' ),
		name,
		stageLabel( told )
	);

export const severalWords = ( number: number, stage: Stage ): string =>
	`${ sprintf(
		/* translators: 1: number of candidates, 2: a stage, such as "Declined". */
		_n(
			'%1$s candidate: %2$s.',
			'%1$s candidates: %2$s.',
			number,
			'design-marketplace'
		),
		formatNumber( number ),
		stageLabel( stage )
	) } ${ wait() }`;

export const nothingToUndo = (): string =>
	__( 'There is nothing to undo.', 'design-marketplace' );

/** The reason why a stage cannot be set. */
export const cannotSet = ( candidates: readonly BoardCandidate[] ): string =>
	candidates.length > 0 &&
	candidates.every( ( { stage } ) => stage === 'withdrawn' )
		? messages.withdrawn()
		: __( 'This stage cannot be set now.', 'design-marketplace' );
