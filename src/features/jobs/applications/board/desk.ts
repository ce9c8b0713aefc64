// The owner's actions on candidates. Each shows at once, is sent in turn for each candidate, and is taken back when it fails.
import type { QueryClient } from '@tanstack/react-query';
import { toFormStatus } from '../../../../lib/server-errors';
import { fetchCandidate, saveCandidate } from '../api/board-api';
import { createChanges } from './desk-changes';
import { createOne } from './desk-one';
import { createSeveral } from './desk-several';
import { createDeskState } from './desk-state';

export function createDesk( client: QueryClient, mission: number ) {
	const state = createDeskState();
	const changes = createChanges( client, mission, state );
	const { find, patch, settle, inTurn, isPending } = changes;
	const { subscribe, stateOf, mark, done, setDone, problem, setProblem } =
		state;
	const single = createOne( client, mission, state, changes );
	const several = createSeveral(
		client,
		mission,
		state,
		changes,
		single.undo
	);
	let reading: Promise< unknown > = Promise.resolve();

	/** Marks that the owner has answered by email, outside the site. It counts as an answer. */
	async function answer( id: number, isAnswered: boolean ) {
		mark( id, { problem: undefined, again: undefined } );
		try {
			const { answered, seen } = await inTurn( id, () =>
				saveCandidate( id, { answered: isAnswered } )
			);
			patch( id, ( one ) => ( {
				...one,
				answered: answered ?? null,
				seen: seen ?? one.seen,
			} ) );
		} catch ( error ) {
			mark( id, {
				problem: toFormStatus( error ).message,
				again: () => void answer( id, isAnswered ),
			} );
		}
	}

	return {
		...single,
		...several,
		subscribe,
		stateOf,
		done,
		problem,
		forgetProblem: () => setProblem( null ),
		dismiss: () => setDone( null ),
		find,
		mark,
		/** Fetches a candidate again whose decision is about to be told. */
		refresh: async ( id: number ) => {
			if ( ! isPending( id ) ) {
				const now = await fetchCandidate( id ).catch( () => null );
				if ( now && ! isPending( id ) ) {
					settle( id, now );
				}
			}
		},
		/** Sends one request after the other: scrolling through two hundred rows does not send two hundred at once. */
		see: ( id: number ) => {
			reading = reading.then( async () => {
				const known = find( id );
				if ( known && ( known.seen || known.stage === 'withdrawn' ) ) {
					return;
				}
				const { seen } = await saveCandidate( id, { seen: true } );
				patch( id, ( one ) => ( { ...one, seen } ) );
			} );
			// After a failure, the next look at the row sends it again.
			reading = reading.catch( () => undefined );
		},
		answer,
		note: async ( id: number, note: string ) => {
			const { seen } = await inTurn( -id, () =>
				saveCandidate( id, { note } )
			);
			patch( id, ( one ) => ( {
				...one,
				note,
				seen: seen ?? one.seen,
			} ) );
		},
	};
}

export type Desk = ReturnType< typeof createDesk >;
