// Whether the newsletter's question is due, and what happens once it is answered.
import { useEffect, useRef, useState } from '@wordpress/element';
import { messageOf } from '../../../../lib/api-error';
import { NEWSLETTER_RELOAD_MS } from '../../../../lib/constants';
import { useCurrentUser } from '../../../../lib/current-user';
import type { CurrentUser } from '../../../../lib/current-user';
import { answerNewsletter } from '../api/newsletter-api';

export const isDue = ( user: CurrentUser | null ): boolean =>
	!! user?.role && ! user.newsletter_optin && ! user.newsletter;

export interface NewsletterAnswer {
	due: boolean;
	thanks: boolean;
	busy: 'yes' | 'no' | null;
	error: string | null;
	answer: ( wanted: boolean ) => void;
}

export function useNewsletterAnswer(): NewsletterAnswer {
	const { user, refresh } = useCurrentUser();
	const [ thanks, setThanks ] = useState( false );
	/** Id of the member who has answered here: the data of the page may be older. */
	const [ answered, setAnswered ] = useState< number | null >( null );
	const [ busy, setBusy ] = useState< 'yes' | 'no' | null >( null );
	const [ error, setError ] = useState< string | null >( null );
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

	const answer = async ( wanted: boolean ) => {
		if ( ! user || busy ) {
			return;
		}
		setBusy( wanted ? 'yes' : 'no' );
		setError( null );
		try {
			await answerNewsletter( user, wanted );
			setAnswered( user.id );
			setThanks( true );
		} catch ( failure ) {
			setError( messageOf( failure ) );
		} finally {
			setBusy( null );
		}
	};

	return {
		due: ( isDue( user ) && user?.id !== answered ) || thanks,
		thanks,
		busy,
		error,
		answer: ( wanted ) => void answer( wanted ),
	};
}
