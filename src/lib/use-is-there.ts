// Whether a component still is on the screen when an answer comes: who has left is not called back.
import { useCallback, useEffect, useRef } from '@wordpress/element';

export function useIsThere(): () => boolean {
	const there = useRef( false );
	useEffect( () => {
		there.current = true;
		return () => {
			there.current = false;
		};
	}, [] );
	return useCallback( () => there.current, [] );
}
