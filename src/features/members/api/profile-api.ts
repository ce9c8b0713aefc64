// Somebody's profile.
import type { Member } from '../../../contract/shapes';
import { preloadedCollection } from '../../../lib/api/client';
import { memberBySlug, USERS } from '../../../lib/api/member-by-slug';

/** To members a designer comes with all works. */
export const fetchProfile = (
	slug: string,
	isLoggedIn: boolean,
	signal?: AbortSignal
): Promise< Member | null > =>
	memberBySlug( slug, signal, { works: isLoggedIn ? 1 : null } );

export function preloadedProfile( slug: string ): Member | null | undefined {
	const answer = preloadedCollection< Member >( USERS, { slug } );
	return answer && ( answer.data[ 0 ] ?? null );
}
