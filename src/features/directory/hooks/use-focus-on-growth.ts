// Who asks for more with the keyboard goes on with the first of what came.
import { useCallback, useEffect, useRef } from '@wordpress/element';

/**
 * @param visible Cards shown.
 * @return The list's ref, and what to call when the keyboard asked for more.
 */
export function useFocusOnGrowth( visible: number ) {
	const list = useRef< HTMLDivElement >( null );
	const from = useRef< number | null >( null );
	useEffect( () => {
		if ( from.current !== null && visible > from.current ) {
			list.current
				?.querySelectorAll< HTMLElement >( 'article a' )
				[ from.current ]?.focus();
			from.current = null;
		}
	}, [ visible ] );
	const expect = useCallback( () => {
		from.current = visible;
	}, [ visible ] );
	return { list, expect };
}
