// The admin bar's links to the editor of what is shown. Only editors have them: they are loaded for nobody else.
import { getBoot, isKnownMissing } from '../lib/boot';
import { WORK_PARAM } from '../lib/constants';

/** Ids the server gives them: the page's own, and the list of what belongs to the member. */
const IDS = [
	'wp-admin-bar-edit',
	'wp-admin-bar-design-marketplace-edit-list',
];

/**
 * Has them speak of the page that is shown now.
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
