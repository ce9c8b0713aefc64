// Moves the focus to the heading when a part of the screen changes, such as its page of a list; as after a navigation.
import { useEffect, useRef } from '@wordpress/element';

/**
 * @param value Value that is watched, such as the page number.
 * @return The heading's ref.
 */
export function useFocusOnChange( value: unknown ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const before = useRef( value );
	useEffect( () => {
		const { current } = heading;
		if ( before.current !== value && current ) {
			current.tabIndex = -1;
			current.focus( { preventScroll: true } );
		}
		before.current = value;
	}, [ value ] );
	return heading;
}
