// A filter shows what was chosen at once; the address, and the list that follows it, come after that is painted.
import { useEffect, useRef, useState } from '@wordpress/element';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '../../../lib/after-paint';

interface Made< V > {
	choice: V;
	/** Where it was when the address was told; null before. */
	told: string | null;
}

/**
 * @param value  What the address says.
 * @param follow Brings the choice into the address.
 * @return What to show, and what takes a choice.
 */
export function useChoice< V >(
	value: V,
	follow: ( choice: V ) => void
): [ V, ( choice: V ) => void ] {
	const place = useLocation().key;
	const [ made, setMade ] = useState< Made< V > | null >( null );
	const latest = useRef( { place, follow } );
	latest.current = { place, follow };
	const callOff = useRef( () => {} );
	useEffect( () => () => callOff.current(), [] );
	const choose = ( choice: V ) => {
		setMade( { choice, told: null } );
		callOff.current();
		callOff.current = afterPaint( () => {
			setMade( { choice, told: latest.current.place } );
			latest.current.follow( choice );
		} );
	};
	// The address takes a moment: until it is another one it has not yet heard.
	if ( made?.told && made.told !== place ) {
		setMade( null );
	}
	return [ made ? made.choice : value, choose ];
}
