// Moves the focus to the first new card when somebody asks for more with the keyboard.
import { useCallback, useEffect, useRef } from '@wordpress/element';

/**
 * @param visible Cards shown.
 * @return The list's ref, and a function to call when the keyboard asks for more.
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
