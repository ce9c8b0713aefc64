// The plugin's own bot check: a puzzle that costs computing time, solved while the form is filled in.
import { fetchChallenge } from './challenge-api';
import type { Action, BotCheck } from './bot-check';

const SOLVE_TIMEOUT_MS = 20_000;
/** A token is used only while the server certainly still accepts it. */
const TOKEN_MAX_AGE_MS = 4 * 60_000;

interface Pending {
	token: Promise< string | false >;
	since: number;
}

async function solve( action: Action ): Promise< string | false > {
	try {
		const challenge = await fetchChallenge( action );
		const { solveInWorker } = await import( './solve-in-worker' );
		return ( await solveInWorker( challenge, SOLVE_TIMEOUT_MS ) ) ?? false;
	} catch {
		return false;
	}
}

export function createPuzzleCheck( action: Action ): BotCheck {
	let pending: Pending | null = null;
	const isFresh = () =>
		pending !== null && Date.now() - pending.since < TOKEN_MAX_AGE_MS;
	const start = (): Pending => ( {
		token: solve( action ),
		since: Date.now(),
	} );
	return {
		open: () => {},
		prepare() {
			if ( ! isFresh() ) {
				pending = start();
			}
		},
		async take() {
			const current = isFresh() && pending ? pending : start();
			pending = null;
			const token = await current.token;
			return token;
		},
	};
}
