// Opens the ticket with which the school's log-in comes back, once.
import { useMutation } from '@tanstack/react-query';
import { useEffect } from '@wordpress/element';
import { openTicket } from '../api/oidc-api';
import type { Opened } from '../api/oidc-api';

/**
 * @param ticket The parameter oidc of the address.
 * @param known  The answer, where the page before had it.
 */
export function useTicket( ticket: string | null, known?: Opened ) {
	// No cached query: a log-in asks those again, and the ticket is used up by then.
	const { mutate, data, error } = useMutation( { mutationFn: openTicket } );
	useEffect( () => {
		if ( ticket && ! known ) {
			mutate( ticket );
		}
	}, [ ticket, known, mutate ] );
	const opened = ticket ? ( known ?? data ) : undefined;
	const failure = ticket && ! known ? error : null;
	return {
		opened,
		failure,
		isOpening: !! ticket && ! opened && ! failure,
	};
}
