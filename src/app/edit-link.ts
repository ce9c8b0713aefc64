// The admin bar's links to the editor of what is shown follow the app from page to page. Only editors have them.
import { useEffect } from '@wordpress/element';
import { useLocation } from 'react-router-dom';
import { getBoot, isKnownMissing } from '../lib/boot';

/** Ids the server gives them: the page's own, and the list of what belongs to the member. */
const IDS = [
	'wp-admin-bar-edit',
	'wp-admin-bar-design-marketplace-edit-list',
];

export function useEditLink( route: string | undefined ): void {
	const { pathname, search } = useLocation();
	useEffect( () => {
		const { edit } = getBoot();
		if ( ! edit ) {
			return;
		}
		const words = isKnownMissing( window.location.pathname )
			? undefined
			: edit[ route ?? '' ];
		IDS.forEach( ( id, index ) => {
			const item = document.getElementById( id );
			const link = item?.querySelector( 'a' );
			if ( ! item || ! link ) {
				return;
			}
			const word = words?.[ index ];
			item.classList.toggle( 'hidden', ! word );
			link.firstChild?.remove();
			link.prepend( word ?? '' );
			const url = new URL( link.href );
			url.searchParams.set( 'path', pathname + search );
			link.href = url.href;
		} );
	}, [ pathname, route, search ] );
}
