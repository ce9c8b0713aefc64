// The designer's own applications and their stages, as far as the designer was told.
import * as limits from '../../../contract/limits';
import type { OwnApplication } from './api/own-api';
import type { Stage } from './stage';

export type { OwnApplication };

type Standing =
	| 'sent'
	| 'seen'
	| 'shortlisted'
	| 'chosen'
	| 'declined'
	| 'withdrawn'
	| 'filled'
	| 'called_off'
	| 'unanswered'
	| 'lapsed';

/** The answer to this application comes before the outcome of the job. */
export function standingOf( {
	stage,
	seen,
	outcome,
}: Pick< OwnApplication, 'stage' | 'seen' | 'outcome' > ): Standing {
	if ( stage === 'chosen' || stage === 'declined' || stage === 'withdrawn' ) {
		return stage;
	}
	if ( outcome ) {
		return outcome === 'closed' ? 'unanswered' : outcome;
	}
	if ( stage === 'shortlisted' ) {
		return 'shortlisted';
	}
	return seen ? 'seen' : 'sent';
}

/** The parts of the list, in their order. */
export const GROUPS = [ 'chosen', 'shortlisted', 'waiting', 'past' ] as const;
export type Group = ( typeof GROUPS )[ number ];

export function groupOf( application: OwnApplication ): Group {
	const standing = standingOf( application );
	switch ( standing ) {
		case 'chosen':
		case 'shortlisted':
			return standing;
		case 'sent':
		case 'seen':
			return 'waiting';
		default:
			return 'past';
	}
}

/** The last stage the designer was told, or the application itself. */
const lastDate = ( { date, history }: OwnApplication ): string =>
	history.at( -1 )?.date ?? date;

/** In the order of the list: the parts, and in each the newest first. */
export const inOrder = (
	applications: readonly OwnApplication[]
): OwnApplication[] =>
	[ ...applications ].sort(
		( a, b ) =>
			GROUPS.indexOf( groupOf( a ) ) - GROUPS.indexOf( groupOf( b ) ) ||
			lastDate( b ).localeCompare( lastDate( a ) ) ||
			b.id - a.id
	);

/** The day on which a stage was told, since the designer last applied. */
export function toldOn(
	{ history }: OwnApplication,
	stage: Stage
): string | null {
	const since = history.map( ( told ) => told.stage ).lastIndexOf( 'new' );
	return (
		history
			.slice( Math.max( 0, since ) )
			.filter( ( told ) => told.stage === stage )
			.at( -1 )?.date ?? null
	);
}

/** Whether more happened than a way from left to right can show. */
export function hasTurns( { history, stage }: OwnApplication ): boolean {
	const way: Stage[] = [ 'new', 'shortlisted', 'chosen' ];
	const places = history.map( ( told ) => way.indexOf( told.stage ) );
	return (
		history.at( -1 )?.stage !== stage ||
		places.some(
			( place, index ) =>
				place < 0 ||
				( index > 0 && place <= ( places[ index - 1 ] ?? 0 ) )
		)
	);
}

/** Number of times the designer may apply again after withdrawing this application. */
export const reapplicationsLeft = ( { history }: OwnApplication ): number =>
	Math.max(
		0,
		limits.reapplied_max -
			( history.filter( ( { stage } ) => stage === 'new' ).length - 1 )
	);
