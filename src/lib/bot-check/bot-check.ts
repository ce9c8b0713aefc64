// The bot check of forms for strangers: a token, or false without one. A failed check stops nobody.
import { getBoot } from '../boot';
import { createPuzzleCheck } from './puzzle-check';
import { createServiceCheck } from './service-check';

/** Purpose of a token. The server accepts it for nothing else. */
export type Action = 'signup' | 'report';

export interface BotCheck {
	/** The form's page is there. */
	open: () => void;
	/** The token will be needed soon. */
	prepare: () => void;
	/** A token that has not been used. */
	take: () => Promise< string | false >;
}

export function createBotCheck( action: Action ): BotCheck {
	const { provider = 'altcha', siteKey = '' } =
		getBoot().settings.botCheck ?? {};
	return provider === 'altcha'
		? createPuzzleCheck( action )
		: createServiceCheck( provider, siteKey, action );
}
