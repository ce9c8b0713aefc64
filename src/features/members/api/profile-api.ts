// Somebody's profile: GET /wp/v2/users?slug=.
import type { Member } from '../../../contract/shapes';
import { collection, preloadedCollection } from '../../../lib/api/client';

const USERS = '/wp/v2/users';

/** To members a designer comes with all works. Null where nobody is shown under this slug: unknown, or not listed and the reader a stranger. */
export const fetchProfile = async (
	slug: string,
	isLoggedIn: boolean,
	signal?: AbortSignal
): Promise< Member | null > =>
	(
		await collection< Member >(
			USERS,
			{ slug, works: isLoggedIn ? 1 : null },
			{ signal }
		)
	).data[ 0 ] ?? null;

export function preloadedProfile( slug: string ): Member | null | undefined {
	const answer = preloadedCollection< Member >( USERS, { slug } );
	return answer && ( answer.data[ 0 ] ?? null );
}
