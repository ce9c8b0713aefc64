// The window's title follows the screen.
import { useEffect } from '@wordpress/element';
import { getBoot } from './boot';

export function useDocumentTitle( title: string ): void {
	useEffect( () => {
		const { siteName } = getBoot();
		document.title = [ title, siteName ].filter( Boolean ).join( ' – ' );
	}, [ title ] );
}
