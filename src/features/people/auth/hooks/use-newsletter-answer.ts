// Whether the newsletter's question is due, and what happens once it is answered.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from '@wordpress/element';
import { messageOf } from '../../../../lib/api-error';
import { NEWSLETTER_RELOAD_MS } from '../../../../lib/constants';
import { useCurrentUser } from '../../../../lib/current-user';
import type { CurrentUser } from '../../../../lib/current-user';
import { answerNewsletter } from '../api/newsletter-api';

export const isDue = ( user: CurrentUser | null ): boolean =>
	!! user?.role && ! user.newsletter_optin && ! user.newsletter;

export function useNewsletterAnswer() {
	const { user, refresh } = useCurrentUser();
	const [ thanks, setThanks ] = useState( false );
	/** Id of the member who has answered here: the data of the page may be older. */
	const [ answered, setAnswered ] = useState< number | null >( null );
	const latest = useRef( refresh );
	latest.current = refresh;

	useEffect( () => {
		if ( ! thanks ) {
			return undefined;
		}
		const timer = setTimeout( () => {
			void latest.current().finally( () => setThanks( false ) );
		}, NEWSLETTER_RELOAD_MS );
		return () => clearTimeout( timer );
	}, [ thanks ] );

	const { mutate, variables, isPending, error } = useMutation( {
		mutationFn: async ( wanted: boolean ) => {
			if ( user ) {
				await answerNewsletter( user, wanted );
				setAnswered( user.id );
				setThanks( true );
			}
		},
	} );

	return {
		due: ( isDue( user ) && user?.id !== answered ) || thanks,
		thanks,
		/** The answer that is being sent; null for none. */
		sending: isPending ? variables : null,
		error: error && messageOf( error ),
		answer: ( wanted: boolean ) => {
			if ( ! isPending ) {
				mutate( wanted );
			}
		},
	};
}
