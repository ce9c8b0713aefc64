// Whether a component is still mounted when an answer arrives.
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
