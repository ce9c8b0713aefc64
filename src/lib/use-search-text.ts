// The text of a search field. The search changes once typing stops.
import { useEffect, useRef, useState } from '@wordpress/element';
import { debounce } from './debounce';

const SETTLE_MS = 250;

/**
 * @param value  Current search.
 * @param report Takes the words, without outer white space.
 * @return The text to show, its setter, and a function that searches at once.
 */
export function useSearchText(
	value: string,
	report: ( words: string ) => void
) {
	const [ text, setText ] = useState( value );
	const latest = useRef( report );
	latest.current = report;
	const told = useRef( value );
	const [ later ] = useState( () =>
		debounce( ( words: string ) => {
			told.current = words;
			latest.current( words );
		}, SETTLE_MS )
	);
	useEffect( () => () => later.cancel(), [ later ] );
	// The browser's back and forward change the search. A change made here also arrives as a new value, while typing goes on.
	useEffect( () => {
		if ( value !== told.current ) {
			told.current = value;
			later.cancel();
			setText( value );
		}
	}, [ value, later ] );
	const type = ( next: string ) => {
		setText( next );
		later( next.trim() );
	};
	return { text, type, settle: later.flush };
}
