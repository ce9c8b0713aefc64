// Whether the person has gone on in a form since they sent it: then its answer must not move the focus under their hands.
import { useLayoutEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { useFormikContext } from 'formik';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * True from the first key or press in one of its fields, or the first move into another one, until it is sent again.
 *
 * @param inside Something in the form.
 */
export function useUserMovedOn( inside: RefObject< Element > ): boolean {
	const { isSubmitting } = useFormikContext< unknown >();
	const [ wentOn, setWentOn ] = useState( false );
	useLayoutEffect( () => {
		const form = inside.current?.closest( 'form' );
		if ( ! isSubmitting || ! form ) {
			return undefined;
		}
		setWentOn( false );
		const sentFrom = form.ownerDocument.activeElement;
		const isField = ( { target }: Event ) =>
			target instanceof Element && target.matches( FIELDS );
		const go = ( event: Event ) => {
			// A dialog that closes returns the focus to where the form was sent from, which is no move.
			const isBack = event.type === 'focus' && event.target === sentFrom;
			if ( isField( event ) && ! isBack ) {
				setWentOn( true );
			}
		};
		// A press in a field that has the focus already fires no focus event.
		const moves = [ 'input', 'focus', 'pointerdown' ] as const;
		moves.forEach( ( move ) => form.addEventListener( move, go, true ) );
		return () =>
			moves.forEach( ( move ) =>
				form.removeEventListener( move, go, true )
			);
	}, [ inside, isSubmitting ] );
	return wentOn;
}
