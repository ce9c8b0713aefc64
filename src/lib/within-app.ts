// Tells the addresses that the app shows from those that the server answers.
import { basePath } from './boot';

const WHOLE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const FILE = /^\/wp-(?:content|admin|includes|json)\/|\.(?:php|\w{2,5})$/i;

/** Whether an address below the app's paths is served by WordPress. */
export const isFile = ( address: string ): boolean =>
	FILE.test( address.replace( /[?#].*/, '' ) );

/** The app's own form of an address; null for one outside of it. */
export function withinApp( to: string ): string | null {
	if ( ! WHOLE.test( to ) ) {
		return to;
	}
	try {
		const url = new URL( to, window.location.href );
		const base = `${ basePath() }/`;
		return url.origin === window.location.origin &&
			url.pathname.startsWith( base )
			? `/${ url.pathname.slice( base.length ) }${ url.search }${ url.hash }`
			: null;
	} catch {
		return null;
	}
}
