// The bot check of the sign-up: its token, or false when there is none. A failing check never stops a person.
import { fetchChallenge } from '../api/bot-check-api';

const SOLVE_TIMEOUT_MS = 20_000;
/** A token is taken only while the server surely still takes it. */
const TOKEN_MAX_AGE_MS = 4 * 60_000;

interface Pending {
	token: Promise< string | false >;
	since: number;
}

async function solve(): Promise< string | false > {
	try {
		const challenge = await fetchChallenge();
		const { solveInWorker } = await import( './solve-in-worker' );
		return ( await solveInWorker( challenge, SOLVE_TIMEOUT_MS ) ) ?? false;
	} catch {
		return false;
	}
}

export interface BotCheck {
	/** Starts to solve a challenge, so that the token is there when it is needed. */
	prepare: () => void;
	/** A token that has not been used. */
	take: () => Promise< string | false >;
}

export function createBotCheck(): BotCheck {
	let pending: Pending | null = null;
	const isFresh = () =>
		pending !== null && Date.now() - pending.since < TOKEN_MAX_AGE_MS;
	const start = (): Pending => ( { token: solve(), since: Date.now() } );
	return {
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
