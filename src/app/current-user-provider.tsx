// Provides the current member: from the page's data for a cookie, from the server for a token, null without either.
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { basePath, getBoot } from '../lib/boot';
import { CurrentUserContext } from '../lib/current-user';
import { DRAFT_PREFIX } from '../lib/constants';
import { forgetDrafts } from '../lib/forget-drafts';
import { reload } from '../lib/go-to';
import { beforeSignOut } from '../lib/leave';
import type { CurrentUser, CurrentUserState } from '../lib/current-user';
import { clearSession, getSession, useSession } from '../lib/session';
import { storedKeys } from '../lib/storage';
import { fetchCurrentUser, validateToken } from './api/current-user-api';
import { KEYS } from '../lib/query-keys';

/** Drops old drafts when the app starts. Visitors without drafts load no code for it. */
function dropOldDrafts() {
	if ( storedKeys( 'localStorage', DRAFT_PREFIX ).length ) {
		import( '../lib/draft' )
			.then( ( draft ) => draft.dropOldDrafts() )
			.catch( () => {} );
	}
}

/** Fetches everything again after a login or a logout, because the answers depend on the reader. */
function useFreshDataPerSession( nicename: string | undefined ) {
	const queryClient = useQueryClient();
	const before = useRef( nicename );
	useEffect( () => {
		if ( before.current === nicename ) {
			return;
		}
		before.current = nicename;
		queryClient.removeQueries( { type: 'inactive' } );
		void queryClient.resetQueries( {
			predicate: ( { queryKey } ) => queryKey[ 0 ] !== KEYS.me,
		} );
	}, [ nicename, queryClient ] );
}

export const CurrentUserProvider = ( {
	children,
}: {
	children: ReactNode;
} ) => {
	const session = useSession();
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const { user: cookieUser, nonce, logoutUrl } = getBoot();
	const slug = session?.user_nicename ?? cookieUser?.slug;
	const queryKey = useMemo( () => [ KEYS.me, slug ?? null ], [ slug ] );

	const { data, error, isLoading, refetch } = useQuery( {
		queryKey,
		queryFn: () => fetchCurrentUser( slug ?? '' ),
		enabled: slug !== undefined,
		initialData: session ? undefined : cookieUser,
		staleTime: Infinity,
	} );
	useFreshDataPerSession( slug );

	useEffect( dropOldDrafts, [] );
	useEffect( () => {
		if ( getSession() ) {
			validateToken().catch( () => {} );
		}
	}, [] );

	const value = useMemo< CurrentUserState >(
		() => ( {
			user: slug === undefined ? null : ( data ?? null ),
			isLoggedIn: session !== null || nonce !== null,
			isLoading,
			error: data === undefined ? error : null,
			refresh: async () => {
				await refetch();
			},
			replace: ( user: CurrentUser ) =>
				queryClient.setQueryData( queryKey, user ),
			signOut: () =>
				beforeSignOut( () => {
					clearSession();
					forgetDrafts();
					if ( nonce !== null && logoutUrl ) {
						window.location.assign( logoutUrl );
					} else {
						void navigate( '/' );
					}
				} ),
			leave: ( to: string, state: object ) => {
				clearSession();
				forgetDrafts();
				if ( nonce === null ) {
					void navigate( to, { state } );
				} else {
					// The page still has the member of its cookie. The router reads its state from here.
					history.pushState( { usr: state }, '', basePath() + to );
					reload();
				}
			},
		} ),
		[
			data,
			error,
			isLoading,
			logoutUrl,
			navigate,
			nonce,
			queryClient,
			queryKey,
			refetch,
			session,
			slug,
		]
	);
	return (
		<CurrentUserContext.Provider value={ value }>
			{ children }
		</CurrentUserContext.Provider>
	);
};
