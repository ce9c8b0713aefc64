// The path a login may redirect to: a known one of this site. Anything in doubt becomes the home page.
import { matchPath } from 'react-router-dom';
import { allRoutes } from '../../../contract/routes';
import { basePath } from '../../../lib/boot';

export const HOME = '/';

/** Characters that URL parsers drop or turn into slashes, bare or encoded. */
const TRICKS = /[\\\p{C}\s]|%(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/iu;

const isScreen = ( pathname: string ): boolean => {
	const [ name, route ] =
		allRoutes.find( ( [ , { path } ] ) => matchPath( path, pathname ) ) ??
		[];
	return (
		!! route &&
		name !== 'not_found' &&
		// These pages send members on, so that a login would redirect in a loop.
		route.for !== 'strangers' &&
		// A page's slug has no dot; a file of WordPress has.
		! pathname.includes( '.' ) &&
		! pathname.startsWith( '/wp-' )
	);
};

/**
 * The path a login leads to.
 *
 * @param given Value of the parameter redirect_url.
 */
export function safeRedirect( given: string | null ): string {
	if ( ! given || ! /^\/(?!\/)/.test( given ) || TRICKS.test( given ) ) {
		return HOME;
	}
	let url: URL;
	try {
		url = new URL( given, window.location.origin );
	} catch {
		return HOME;
	}
	const base = basePath();
	const below =
		base && `${ url.pathname }/`.startsWith( `${ base }/` )
			? url.pathname.slice( base.length ) || HOME
			: url.pathname;
	const pathname = below.length > 1 ? below.replace( /\/+$/, '' ) : below;
	return url.origin === window.location.origin && isScreen( pathname )
		? pathname + url.search + url.hash
		: HOME;
}
