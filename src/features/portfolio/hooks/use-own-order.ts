// Own works in the order their owner gives them: at once on the page, then on the server; as before if that fails.
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { announce } from '../../../components/live-region';
import { messageOf } from '../../../lib/api-error';
import { arranged, moved } from '../order';
import type { Work } from '../types';
import { useOrderWorks } from './use-works';
import type { Waiting } from './use-works';

const NONE: readonly number[] = [];

export function useOwnOrder( works: readonly Work[] | undefined ) {
	/** The order chosen here. */
	const [ ids, setIds ] = useState( NONE );
	const waiting = useRef< Waiting >( { ids: null, stored: null } );
	const { mutate, isPending, error } = useOrderWorks();
	const shown = useMemo(
		() => works && arranged( works, ids ),
		[ works, ids ]
	);

	const latest = useRef< ( from: number, to: number ) => void >( () => {} );
	/** Takes a work to another place among those that are seen as it is. */
	latest.current = ( from: number, to: number ) => {
		const work = shown?.[ from ];
		if (
			! shown ||
			! work ||
			from === to ||
			shown[ to ]?.visibility !== work.visibility
		) {
			return;
		}
		const next = moved( shown, from, to ).map( ( { id } ) => id );
		setIds( next );
		announce(
			sprintf(
				/* translators: 1: title of a portfolio project, 2: its place, 3: number of places. */
				__( '%1$s is now %2$d of %3$d.', 'design-marketplace' ),
				work.title,
				to + 1,
				shown.length
			)
		);
		waiting.current.ids = next;
		if ( isPending ) {
			return;
		}
		mutate( waiting.current, {
			onError: () => {
				waiting.current.ids = null;
				setIds( waiting.current.stored ?? NONE );
			},
		} );
	};
	return {
		shown,
		move: useCallback(
			( from: number, to: number ) => latest.current( from, to ),
			[]
		),
		/** Why the order is as it was before. */
		failure: error ? messageOf( error ) : null,
	};
}
