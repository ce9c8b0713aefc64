// The bot checks of others: where their script is, and how it makes a token. Their words are theirs, nobody else's.
import type { Action } from './bot-check';

export interface Challenge {
	siteKey: string;
	action: Action;
	/** Element in which the service may show a task. */
	place: HTMLElement;
	/** The service shows a task to the person, which takes longer than the check alone. */
	onAsked: () => void;
}

export interface Service {
	script: string;
	execute: ( challenge: Challenge ) => PromiseLike< string >;
}

interface Recaptcha {
	ready: ( callback: () => void ) => void;
	execute: (
		siteKey: string,
		options: { action: string }
	) => PromiseLike< string >;
}

declare global {
	interface Window {
		grecaptcha?: Recaptcha;
		/** Set by the script of a check that the site adds. */
		designMarketplaceBotCheck?: Service[ 'execute' ];
	}
}

/** The script has loaded, but what it should define is missing. */
function defined< T >( found: T | undefined ): T {
	if ( ! found ) {
		throw new Error( 'The bot check is incomplete' );
	}
	return found;
}

export const recaptcha = ( siteKey: string ): Service => ( {
	script: `https://www.google.com/recaptcha/api.js?render=${ encodeURIComponent( siteKey ) }`,
	execute: async ( { action } ) => {
		const { ready, execute } = defined( window.grecaptcha );
		await new Promise< void >( ( resolve ) => ready( resolve ) );
		return execute( siteKey, { action } );
	},
} );

export const addedService = ( script: string ): Service => ( {
	script,
	execute: async ( challenge ) =>
		defined( window.designMarketplaceBotCheck )( challenge ),
} );
