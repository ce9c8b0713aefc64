// The window's title follows the screen.
import { useEffect } from '@wordpress/element';
import { getBoot } from './boot';

/**
 * @param title Null leaves it to a part of the screen, whose effect comes first.
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
