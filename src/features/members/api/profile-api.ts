// Somebody's profile: GET /wp/v2/users?slug=.
import type { Member } from '../../../contract/shapes';
import { collection, preloadedCollection } from '../../../lib/api/client';

const USERS = '/wp/v2/users';

/** Null where nobody is shown under this slug: unknown, or not listed and the reader a stranger. */
export const fetchProfile = async (
	slug: string,
	signal?: AbortSignal
): Promise< Member | null > =>
	( await collection< Member >( USERS, { slug }, { signal } ) ).data[ 0 ] ??
	null;

export function preloadedProfile( slug: string ): Member | null | undefined {
	const answer = preloadedCollection< Member >( USERS, { slug } );
	return answer && ( answer.data[ 0 ] ?? null );
}
