// The bot checks of others: where their script is, and how it makes a token. Their words are theirs, nobody else's.
import type { Action } from './bot-check';

/** The script calls it by name once it can be used. */
export const READY = 'designMarketplaceBotCheck';

export interface Challenge {
	siteKey: string;
	action: Action;
	/** Element in which the service may show a task. */
	place: HTMLElement;
	/** The service shows a task to the person, which takes longer than the check alone. */
	onAsked: () => void;
}

export interface Service {
	script: ( siteKey: string ) => string;
	execute: ( challenge: Challenge ) => Promise< string >;
}

interface Recaptcha {
	execute: (
		siteKey: string,
		options: { action: string }
	) => PromiseLike< string >;
}

interface Turnstile {
	render: ( place: HTMLElement, options: object ) => string;
	remove: ( id: string ) => void;
}

interface Hcaptcha {
	render: ( place: HTMLElement, options: object ) => string;
	execute: (
		id: string,
		options: { async: true }
	) => PromiseLike< { response: string } >;
	remove: ( id: string ) => void;
}

declare global {
	interface Window {
		grecaptcha?: Recaptcha;
		turnstile?: Turnstile;
		hcaptcha?: Hcaptcha;
		[ READY ]?: () => void;
	}
}

/** The script has loaded, but its global object is missing. */
function global< K extends 'grecaptcha' | 'turnstile' | 'hcaptcha' >(
	name: K
): NonNullable< Window[ K ] > {
	const found = window[ name ];
	if ( ! found ) {
		throw new Error( `No ${ name }` );
	}
	return found;
}

export const services: Record<
	'recaptcha' | 'turnstile' | 'hcaptcha',
	Service
> = {
	recaptcha: {
		script: ( siteKey ) =>
			`https://www.google.com/recaptcha/api.js?render=${ encodeURIComponent( siteKey ) }&onload=${ READY }`,
		execute: async ( { siteKey, action } ) => {
			const token = await global( 'grecaptcha' ).execute( siteKey, {
				action,
			} );
			return token;
		},
	},
	turnstile: {
		script: () =>
			`https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${ READY }`,
		execute: ( { siteKey, action, place, onAsked } ) => {
			const turnstile = global( 'turnstile' );
			let id = '';
			return new Promise< string >( ( resolve, reject ) => {
				id = turnstile.render( place, {
					sitekey: siteKey,
					action,
					appearance: 'interaction-only',
					callback: resolve,
					'error-callback': reject,
					'timeout-callback': reject,
					'before-interactive-callback': onAsked,
				} );
			} ).finally( () => turnstile.remove( id ) );
		},
	},
	hcaptcha: {
		script: () =>
			`https://js.hcaptcha.com/1/api.js?render=explicit&onload=${ READY }`,
		execute: async ( { siteKey, place, onAsked } ) => {
			const hcaptcha = global( 'hcaptcha' );
			const id = hcaptcha.render( place, {
				sitekey: siteKey,
				size: 'invisible',
				'open-callback': onAsked,
			} );
			try {
				const { response } = await hcaptcha.execute( id, {
					async: true,
				} );
				return response;
			} finally {
				hcaptcha.remove( id );
			}
		},
	},
};
