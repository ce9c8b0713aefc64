// What features put into the layout for members; strangers never load it.
import { lazy, Suspense } from '@wordpress/element';
import { useCurrentUser } from '../lib/current-user';
import { loadChunk } from '../lib/load-chunk';

const NewsletterBanner = lazy( () =>
	loadChunk(
		() => import( '../features/auth/components/newsletter-banner' )
	).then( ( module ) => ( { default: module.NewsletterBanner } ) )
);

const ReloginHost = lazy( () =>
	loadChunk(
		() => import( '../features/auth/components/relogin-host' )
	).then( ( module ) => ( { default: module.ReloginHost } ) )
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
