// Announces the result of a filter or another page to screen readers.
import { useEffect, useRef } from '@wordpress/element';
import { announce } from '../../../components/live-region';

/**
 * @param words Empty while the outcome is not known. The first outcome is the page itself and not announced.
 */
export function useListVoice( words: string ): void {
	const said = useRef( '' );
	useEffect( () => {
		if ( words && said.current && said.current !== words ) {
			announce( words );
		}
		said.current = words || said.current;
	}, [ words ] );
}
