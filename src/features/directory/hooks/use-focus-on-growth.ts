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
		const first = from.current;
		if ( first === null || visible <= first ) {
			return;
		}
		from.current = null;
		list.current
			?.querySelectorAll< HTMLElement >( 'article a' )
			[ first ]?.focus();
	}, [ visible ] );
	const expect = useCallback( () => {
		from.current = visible;
	}, [ visible ] );
	return { list, expect };
}
