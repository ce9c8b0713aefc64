// Waits until calls or changes have settled.
import { useEffect, useState } from '@wordpress/element';

export interface Debounced< A extends unknown[] > {
	( ...args: A ): void;
	cancel: () => void;
	/** Runs a waiting call at once. */
	flush: () => void;
}

export function debounce< A extends unknown[] >(
	run: ( ...args: A ) => void,
	ms: number
): Debounced< A > {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let waiting: A | null = null;
	const fire = () => {
		const args = waiting;
		waiting = null;
		if ( args ) {
			run( ...args );
		}
	};
	const debounced = ( ...args: A ) => {
		waiting = args;
		clearTimeout( timer );
		timer = setTimeout( fire, ms );
	};
	return Object.assign( debounced, {
		cancel() {
			clearTimeout( timer );
			waiting = null;
		},
		flush() {
			clearTimeout( timer );
			fire();
		},
	} );
}

/** The value once it has been the same for a while. */
export function useDebounced< V >( value: V, ms: number ): V {
	const [ settled, setSettled ] = useState( value );
	useEffect( () => {
		const timer = setTimeout( () => setSettled( value ), ms );
		return () => clearTimeout( timer );
	}, [ value, ms ] );
	return settled;
}
