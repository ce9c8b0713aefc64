// Parts that features add to the layout for members. Strangers never load them.
import { Suspense } from '@wordpress/element';
import { useCurrentUser } from '../lib/current-user';
import { lazyPart } from '../lib/load-chunk';

const NewsletterBanner = lazyPart(
	() => import( '../features/people/auth/components/newsletter-banner' ),
	'NewsletterBanner'
);

const ReloginHost = lazyPart(
	() => import( '../features/people/auth/components/relogin-host' ),
	'ReloginHost'
);

interface MemberSlotsProps {
	/** A page on which one has something to do: nothing is asked there. */
	isTask: boolean;
}

export const MemberSlots = ( { isTask }: MemberSlotsProps ) => {
	const { user, isLoggedIn } = useCurrentUser();
	return (
		<Suspense fallback={ null }>
			{ isLoggedIn && <ReloginHost /> }
			{ user &&
				! isTask &&
				! user.newsletter &&
				! user.newsletter_optin && <NewsletterBanner /> }
		</Suspense>
	);
};
