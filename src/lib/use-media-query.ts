// A media query as a value.
import { useCallback, useRef, useSyncExternalStore } from '@wordpress/element';
import { MOBILE_BREAKPOINT, RESIZE_DEBOUNCE_MS } from './constants';
import { debounce } from './debounce';

export function useMediaQuery( query: string, debounceMs = 0 ): boolean {
	const settled = useRef< boolean >();
	const subscribe = useCallback(
		( listener: () => void ) => {
			const list = window.matchMedia( query );
			const follow = debounce( () => {
				settled.current = list.matches;
				listener();
			}, debounceMs );
			const change = () => {
				follow();
				if ( ! debounceMs ) {
					follow.flush();
				}
			};
			settled.current = list.matches;
			list.addEventListener( 'change', change );
			return () => {
				follow.cancel();
				list.removeEventListener( 'change', change );
			};
		},
		[ debounceMs, query ]
	);
	return useSyncExternalStore(
		subscribe,
		() => settled.current ?? window.matchMedia( query ).matches
	);
}

/** Follows the window once it has kept its size for a moment. */
export const useIsMobile = (): boolean =>
	useMediaQuery(
		// In em as in the stylesheets: large text makes a screen narrow, too.
		`(max-width: ${ MOBILE_BREAKPOINT / 16 - 0.01 }em)`,
		RESIZE_DEBOUNCE_MS
	);

export const useReducedMotion = (): boolean =>
	useMediaQuery( '(prefers-reduced-motion: reduce)' );
