// A media query as a value.
import { useCallback, useSyncExternalStore } from '@wordpress/element';
import { MOBILE_BREAKPOINT } from './constants';

export function useMediaQuery( query: string ): boolean {
	const subscribe = useCallback(
		( listener: () => void ) => {
			const list = window.matchMedia( query );
			list.addEventListener( 'change', listener );
			return () => list.removeEventListener( 'change', listener );
		},
		[ query ]
	);
	return useSyncExternalStore(
		subscribe,
		() => window.matchMedia( query ).matches
	);
}

export const useIsMobile = (): boolean =>
	useMediaQuery( `(max-width: ${ MOBILE_BREAKPOINT - 1 }px)` );

export const useReducedMotion = (): boolean =>
	useMediaQuery( '(prefers-reduced-motion: reduce)' );
