// The text of a search field: shown as it is typed, told once typing stops.
import { useEffect, useRef, useState } from '@wordpress/element';
import { debounce } from './debounce';

const SETTLE_MS = 250;

/**
 * @param value  What is searched now.
 * @param report Takes the words, without outer white space.
 * @return The text to show, what takes another one, and what tells it at once.
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
	// Back and forward change the address, and with it what is searched. What was told from here comes back while one types on.
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
