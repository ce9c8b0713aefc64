// Shows a filter's new value at once, before the address and the list have changed.
import { useState } from '@wordpress/element';
import { useLocation } from 'react-router-dom';

interface Made< V > {
	choice: V;
	/** Key of the location at which the choice was made. */
	at: string;
}

/**
 * @param value  Value in the address.
 * @param follow Brings the choice into the address.
 * @return The value to show, and its setter.
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
	// The location has changed since, so that the address has the value by now.
	if ( made && made.at !== at ) {
		setMade( null );
	}
	return [ made ? made.choice : value, choose ];
}
