// The window's title follows the screen.
import { useEffect } from '@wordpress/element';
import { getBoot } from './boot';

/**
 * @param title Null if a child component sets the title: effects of children run first.
 */
export function useDocumentTitle( title: string | null ): void {
	useEffect( () => {
		if ( title === null ) {
			return;
		}
		const { siteName } = getBoot();
		document.title = [ title, siteName ].filter( Boolean ).join( ' – ' );
	}, [ title ] );
}
