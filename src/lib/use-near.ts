// Whether an element is in sight, or soon will be.
import { useEffect, useState } from '@wordpress/element';

/**
 * @param margin How far around the window counts, as an observer's rootMargin.
 * @return Whether it is near, and the element's ref.
 */
export function useNear(
	margin = '0px'
): [ boolean, ( element: Element | null ) => void ] {
	const [ element, setElement ] = useState< Element | null >( null );
	const [ isNear, setNear ] = useState( false );
	useEffect( () => {
		if ( ! element ) {
			setNear( false );
			return;
		}
		const observer = new IntersectionObserver(
			( entries ) => setNear( entries.at( -1 )?.isIntersecting ?? false ),
			{ rootMargin: margin }
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ element, margin ] );
	return [ isNear, setElement ];
}
