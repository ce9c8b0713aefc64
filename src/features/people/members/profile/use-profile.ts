// A member's profile as the reader may see it; fetched again when the reader logs in or out.
import { useQuery } from '@tanstack/react-query';
import type { Member } from '../../../../contract/shapes';
import { useCurrentUser } from '../../../../lib/current-user';
import { fetchProfile, preloadedProfile } from '../api/profile-api';
import { KEYS } from '../../../../lib/query-keys';

/** Whether a stranger's answer is the one that members get. */
export const isOpen = ( member: Member | null | undefined ): boolean =>
	( member?.open ?? 'off' ) !== 'off';

export function useProfile( slug: string ) {
	const { isLoggedIn } = useCurrentUser();
	return useQuery( {
		queryKey: [ KEYS.member, slug, isLoggedIn ],
		queryFn: ( { signal } ) => fetchProfile( slug, signal ),
		initialData: () =>
			isLoggedIn ? undefined : preloadedProfile( slug ),
	} );
}
