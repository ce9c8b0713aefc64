// The board's keys. They work without a focused element, too, as after the page has opened.
import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { commandOf } from './keys';
import type { Command } from './keys';

export function useBoardKeys(
	areOn: boolean,
	board: RefObject< HTMLElement >,
	obey: ( command: Command ) => void
): void {
	const press = useRef< ( event: KeyboardEvent ) => void >( () => {} );
	press.current = ( event ) => {
		const command = areOn ? commandOf( event, board.current ) : null;
		if ( command ) {
			event.preventDefault();
			obey( command );
		}
	};
	useEffect( () => {
		const listen = ( event: KeyboardEvent ) => press.current( event );
		document.addEventListener( 'keydown', listen );
		return () => document.removeEventListener( 'keydown', listen );
	}, [] );
}
