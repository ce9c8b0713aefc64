// Makes a page of its own of what has the address of another: it gets the title and, on its heading, the focus.
import { useEffect, useRef } from '@wordpress/element';
import { useDocumentTitle } from '../../../../lib/document-title';

/**
 * @param title Title of the page.
 * @return The heading's ref.
 */
export function useOwnPage( title: string ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useDocumentTitle( title );
	useEffect( () => {
		heading.current?.focus( { preventScroll: true } );
	}, [ title ] );
	return heading;
}
