// Moves the focus to the new page's heading after a navigation, so that screen readers read it out as they do for a new document.
import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { HEADING_WAIT_MS } from '../lib/constants';
import { isOpenedHere } from '../lib/opened-here';

function focusHeading( main: HTMLElement ): boolean {
	const heading = main.querySelector< HTMLElement >( 'h1' );
	if ( ! heading ) {
		return false;
	}
	heading.tabIndex = -1;
	heading.focus( { preventScroll: true } );
	return true;
}

/** The heading is rendered with the data: waits for it, unless the reader has moved the focus meanwhile. */
function focusWhenThere( main: HTMLElement ): () => void {
	if ( focusHeading( main ) ) {
		return () => {};
	}
	main.focus( { preventScroll: true } );
	const stop = () => {
		observer.disconnect();
		clearTimeout( timer );
	};
	const observer = new MutationObserver( () => {
		const { activeElement, body } = main.ownerDocument;
		const moved = activeElement !== main && activeElement !== body;
		if ( moved || focusHeading( main ) ) {
			stop();
		}
	} );
	const timer = setTimeout( stop, HEADING_WAIT_MS );
	observer.observe( main, { childList: true, subtree: true } );
	return stop;
}

export function useFocusOnNavigation( main: RefObject< HTMLElement > ): void {
	const { pathname, hash, state } = useLocation();
	const before = useRef( pathname );
	useEffect( () => {
		// What opens over the page takes the focus itself, and the page is the same when it closes.
		if (
			before.current === pathname ||
			isOpenedHere( state ) ||
			! main.current
		) {
			return undefined;
		}
		before.current = pathname;
		return hash ? undefined : focusWhenThere( main.current );
	}, [ hash, main, pathname, state ] );
}
