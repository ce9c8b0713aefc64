// The admin bar's links to the editor of the page shown. Loaded for editors only.
import { getBoot, isKnownMissing } from '../lib/boot';
import { WORK_PARAM } from '../lib/constants';

/** Ids of the two links: to the page itself, and to the list of the member's items. */
const IDS = [
	'wp-admin-bar-edit',
	'wp-admin-bar-design-marketplace-edit-list',
];

/**
 * Points the links at the page that is shown.
 *
 * @param route Its route's name.
 * @param path  Its path below home, with its query.
 */
export function setEditLink( route: string | undefined, path: string ): void {
	const [ page = '', list = '', project = '' ] =
		( isKnownMissing( window.location.pathname )
			? undefined
			: getBoot().edit?.[ route ?? '' ] ) ?? [];
	const isProject = new URL( path, window.location.href ).searchParams.has(
		WORK_PARAM
	);
	const words = [ ( isProject && project ) || page, list ];
	IDS.forEach( ( id, index ) => {
		const item = document.getElementById( id );
		const link = item?.querySelector( 'a' );
		if ( ! item || ! link ) {
			return;
		}
		const word = words[ index ] ?? '';
		item.classList.toggle( 'hidden', ! word );
		link.textContent = word;
		const url = new URL( link.href );
		url.searchParams.set( 'path', path );
		link.href = url.href;
	} );
}
