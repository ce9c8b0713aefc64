// The frame that both profile pages share. The member is loaded, does not exist, or is shown to members only.
import { Suspense, useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import { PageError } from '../../../../components/error-state';
import { NotFound } from '../../../../components/not-found';
import { PageSkeleton } from '../../../../components/skeletons';
import type { Member } from '../../../../contract/shapes';
import { getBoot, isKnownMissing } from '../../../../lib/boot';
import { useCurrentUser } from '../../../../lib/current-user';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useSession } from '../../../../lib/session';
import { isOpen, useProfile } from './use-profile';
import { WalledProfile } from './walled-profile';
import './profile-page.css';

interface ProfileFrameProps {
	slug: string;
	/** Role of the member. A member of the other role is not found here. */
	memberRole: Member[ 'role' ];
	/** The text in place of a name that is not known, or that the reader may not know. */
	unnamed: string;
	/** Loads the code of the page for members, and of an open portfolio. Strangers do without it elsewhere. */
	load: () => Promise< unknown >;
	/** Renders the page for members, and an open one for strangers: for the owner, or for others. */
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
	const isReader = isLoggedIn || isOpen( member );
	const isWalled = ! isReader && ! isKnownMissing( window.location.pathname );
	const isMissing =
		member !== undefined && ! isWalled && member?.role !== memberRole;
	useDocumentTitle( isMissing ? null : name );
	useEffect( () => {
		if ( isReader ) {
			// Starts while the profile is loading. The screen that shows the page handles a failure.
			load().catch( () => {} );
		}
	}, [ isReader, load ] );
	if ( isPending ) {
		return <PageSkeleton />;
	}
	// A loaded profile stays on the screen, even when loading it again fails.
	if ( member === undefined ) {
		return (
			<PageError
				error={ error }
				retrying={ isFetching }
				onRetry={ refetch }
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
