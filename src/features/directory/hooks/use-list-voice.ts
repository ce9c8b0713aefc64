// Announces the result of a filter or another page to screen readers.
import { useEffect, useRef } from '@wordpress/element';
import { announce } from '../../../components/live-region';

/**
 * @param words The result in words, empty until it is known. The first one is not announced, as the page itself shows it.
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
