// What the two profile pages have in common: the member is loaded, is not there, or stands behind the wall.
import { Suspense, useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import { PageError } from '../../../components/error-state';
import { NotFound } from '../../../components/not-found';
import { PageSkeleton } from '../../../components/skeletons';
import type { Member } from '../../../contract/shapes';
import { getBoot, isKnownMissing } from '../../../lib/boot';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { useSession } from '../../../lib/session';
import { useProfile } from './use-profile';
import { WalledProfile } from './walled-profile';
import './profile-page.css';

interface ProfileFrameProps {
	slug: string;
	/** Whose page it is; others are not found here. */
	memberRole: Member[ 'role' ];
	/** Stands for a name that is not known, or not to the reader. */
	unnamed: string;
	/** Fetches what the page for those who are logged in is made of. Strangers do without. */
	load: () => Promise< unknown >;
	/** That page: the member's own, or as others see it. */
	children: ( member: Member, isOwner: boolean ) => ReactNode;
}

export const ProfileFrame = ( {
	slug,
	memberRole,
	unnamed,
	load,
	children,
}: ProfileFrameProps ) => {
	const { isLoggedIn } = useCurrentUser();
	const ownSlug = useSession()?.user_nicename ?? getBoot().user?.slug;
	const {
		data: member,
		isPending,
		isFetching,
		error,
		refetch,
	} = useProfile( slug );
	const name = member?.name ?? member?.company ?? unnamed;
	const isWalled =
		! isLoggedIn && ! isKnownMissing( window.location.pathname );
	const isMissing =
		member !== undefined && ! isWalled && member?.role !== memberRole;
	useDocumentTitle( isMissing ? null : name );
	useEffect( () => {
		if ( isLoggedIn ) {
			// While the profile is on its way. Whether it failed is told where it is shown.
			load().catch( () => {} );
		}
	}, [ isLoggedIn, load ] );
	if ( isPending ) {
		return <PageSkeleton />;
	}
	// What is here already stays, even when it could not be asked for again.
	if ( member === undefined ) {
		return (
			<PageError
				error={ error }
				retrying={ isFetching }
				onRetry={ () => void refetch() }
			/>
		);
	}
	if ( isWalled ) {
		return <WalledProfile member={ member } name={ name } />;
	}
	if ( member?.role !== memberRole ) {
		return <NotFound />;
	}
	// An administrator may edit everybody, but not from a page of their own.
	const isOwner = Boolean( member.can?.edit ) && slug === ownSlug;
	return (
		<Suspense fallback={ <PageSkeleton /> }>
			{ children( member, isOwner ) }
		</Suspense>
	);
};
