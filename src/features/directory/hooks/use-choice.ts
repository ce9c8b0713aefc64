// A filter shows what was chosen at once; the address, and the list that follows it, take a moment.
import { useState } from '@wordpress/element';
import { useLocation } from 'react-router-dom';

interface Made< V > {
	choice: V;
	/** Where it was made. */
	at: string;
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
	const at = useLocation().key;
	const [ made, setMade ] = useState< Made< V > | null >( null );
	const choose = ( choice: V ) => {
		setMade( { choice, at } );
		follow( choice );
	};
	// Another address has heard of it.
	if ( made && made.at !== at ) {
		setMade( null );
	}
	return [ made ? made.choice : value, choose ];
}
