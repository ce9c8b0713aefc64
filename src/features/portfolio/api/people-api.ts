// Members who can be named in a project: GET /wp/v2/users?role=&search=.
import type { CreditedPerson, MemberCard } from '../../../contract/shapes';
import { collection } from '../../../lib/api/client';
import { memberBySlug, USERS } from '../../../lib/api/member-by-slug';
import { namesLike, slugIn } from '../people';

export type PersonRole = 'designer' | 'contractor';

/** How many are asked for: the list also finds people by their projects. */
const ASKED = 40;
const SHOWN = 8;

const toPerson = ( card: MemberCard ): CreditedPerson => ( {
	slug: card.slug,
	name: card.name ?? card.company ?? '',
	avatar: card.avatar,
} );

/** By a part of the name, or by the address of their page, which also finds who is in no list. */
export async function findPeople(
	role: PersonRole,
	words: string,
	signal?: AbortSignal
): Promise< CreditedPerson[] > {
	const slug = slugIn( words );
	if ( slug ) {
		const member = await memberBySlug( slug, signal );
		return member?.role === role ? [ toPerson( member ) ] : [];
	}
	const { data } = await collection< MemberCard >(
		USERS,
		{ role, search: words, per_page: ASKED },
		{ signal }
	);
	return namesLike( data.map( toPerson ), words ).slice( 0, SHOWN );
}
