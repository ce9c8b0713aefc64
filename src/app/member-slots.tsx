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

export const MemberSlots = () => {
	const { user, isLoggedIn } = useCurrentUser();
	return (
		<Suspense fallback={ null }>
			{ isLoggedIn && <ReloginHost /> }
			{ user && ! user.newsletter && ! user.newsletter_optin && (
				<NewsletterBanner />
			) }
		</Suspense>
	);
};
