// Announces messages that arrive while the page is open, not those that were there before.
import { useEffect, useRef } from '@wordpress/element';
import { sprintf, _x } from '@wordpress/i18n';
import { announce } from '../../../components/live-region';
import { lastOfOther } from '../thread';
import type { Thread } from '../types';
import { excerptWords, nameOf } from '../words';

export function useHeard( { messages, with: other }: Thread ): void {
	const last = lastOfOther( messages );
	const heard = useRef( last );
	useEffect( () => {
		const fresh = messages.filter(
			( { id, isMine, isDeleted } ) =>
				id > heard.current && ! isMine && ! isDeleted
		);
		heard.current = Math.max( heard.current, last );
		if ( fresh.length > 0 ) {
			announce(
				sprintf(
					/* translators: 1: name of a member, 2: what they wrote. */
					_x( '%1$s: %2$s', 'new message', 'design-marketplace' ),
					nameOf( other ),
					fresh
						.map( ( { text, isMine, isDeleted } ) =>
							excerptWords( {
								excerpt: text,
								date: '',
								isMine,
								isDeleted,
							} )
						)
						.join( ' ' )
				)
			);
		}
	}, [ last, messages, other ] );
}
