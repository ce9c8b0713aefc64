// Shows a filter's new value at once, before the address and the list have changed.
import {
	useDeferredValue,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
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
	const latest = useRef( follow );
	latest.current = follow;
	// The router does much in one go: in a render of its own, so that the choice is painted before.
	const due = useDeferredValue( made );
	useEffect( () => {
		if ( due ) {
			latest.current( due.choice );
		}
	}, [ due ] );
	// The location has changed since, so that the address has the value by now.
	if ( made && made.at !== at ) {
		setMade( null );
	}
	return [
		made ? made.choice : value,
		( choice ) => setMade( { choice, at } ),
	];
}
