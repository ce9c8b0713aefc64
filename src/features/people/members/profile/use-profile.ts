// A member's profile as the reader may see it; fetched again when the reader logs in or out.
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../../lib/current-user';
import { fetchProfile, preloadedProfile } from '../api/profile-api';
import { KEYS } from '../../../../lib/query-keys';

export function useProfile( slug: string ) {
	const { isLoggedIn } = useCurrentUser();
	return useQuery( {
		queryKey: [ KEYS.member, slug, isLoggedIn ],
		queryFn: ( { signal } ) => fetchProfile( slug, isLoggedIn, signal ),
		initialData: () =>
			isLoggedIn ? undefined : preloadedProfile( slug ),
	} );
}
