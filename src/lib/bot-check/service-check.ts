// The bot check by a service: its script comes with the form's page, its token when the form is sent.
import type { Action, BotCheck } from './bot-check';
import type { Service } from './services';

const SCRIPT_TIMEOUT_MS = 10_000;
const SILENT_TIMEOUT_MS = 15_000;
/** Time for a person to solve a task. */
const ASKED_TIMEOUT_MS = 180_000;

function loadScript( src: string ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		const fail = () => {
			script.remove();
			reject( new Error( 'The bot check could not be loaded' ) );
		};
		const timer = setTimeout( fail, SCRIPT_TIMEOUT_MS );
		script.onload = () => {
			clearTimeout( timer );
			resolve();
		};
		script.onerror = () => {
			clearTimeout( timer );
			fail();
		};
		script.async = true;
		script.src = src;
		document.head.append( script );
	} );
}

async function execute(
	service: Service,
	siteKey: string,
	action: Action
): Promise< string > {
	const place = document.createElement( 'div' );
	place.className = 'bot-check';
	document.body.append( place );
	let timer: ReturnType< typeof setTimeout > | undefined;
	try {
		return await new Promise< string >( ( resolve, reject ) => {
			const endIn = ( ms: number ) => {
				clearTimeout( timer );
				timer = setTimeout( reject, ms );
			};
			endIn( SILENT_TIMEOUT_MS );
			service
				.execute( {
					siteKey,
					action,
					place,
					onAsked: () => endIn( ASKED_TIMEOUT_MS ),
				} )
				.then( resolve, reject );
		} );
	} finally {
		clearTimeout( timer );
		place.remove();
	}
}

export function createServiceCheck(
	service: Service,
	siteKey: string,
	action: Action
): BotCheck {
	let script: Promise< void > | null = null;
	const load = () => {
		script ??= loadScript( service.script ).catch( ( error ) => {
			// After a failure, the script is loaded again when the token is needed.
			script = null;
			throw error;
		} );
		return script;
	};
	return {
		open: () => void load().catch( () => {} ),
		// A token would grow old before the form is sent.
		prepare: () => {},
		async take() {
			try {
				await load();
				return ( await execute( service, siteKey, action ) ) || false;
			} catch {
				return false;
			}
		},
	};
}
