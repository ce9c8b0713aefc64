// The bot check of forms for strangers: a token, or false without one. A failed check stops nobody.
import { getBoot } from '../boot';
import { createPuzzleCheck } from './puzzle-check';
import { createServiceCheck } from './service-check';
import { addedService, recaptcha } from './services';

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
	const chosen = getBoot().settings.botCheck;
	if ( ! chosen || chosen.provider === 'altcha' ) {
		return createPuzzleCheck( action );
	}
	const service =
		chosen.provider === 'added'
			? addedService( chosen.script )
			: recaptcha( chosen.siteKey );
	return createServiceCheck( service, chosen.siteKey, action );
}
