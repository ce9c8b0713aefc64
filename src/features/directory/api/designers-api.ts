// Designers from the server: GET /wp/v2/users?role=designer.
import * as limits from '../../../contract/limits';
import type { MemberCard } from '../../../contract/shapes';
import { collection, preloadedCollection } from '../../../lib/api/client';
import type { Collection } from '../../../lib/api/client';
import { readNearby } from '../designer-query';
import { saysSkillIsGone } from '../filters';
import type { DesignerQuery } from '../designer-query';
import type { Designer, DesignersPage } from '../types';

const USERS = '/wp/v2/users';
const NEARBY = 'X-DM-Nearby';

const params = ( {
	skill,
	level,
	region,
	search,
	available,
	page,
}: DesignerQuery ) => ( {
	role: 'designer',
	page,
	per_page: limits.designers_per_page,
	skill,
	level,
	region,
	search,
	available: available ? 1 : null,
} );

export const toDesigner = ( card: MemberCard ): Designer => ( {
	id: card.id,
	slug: card.slug,
	name: card.name ?? '',
	job: card.job ?? '',
	city: card.city,
	country: card.country,
	level: card.level ?? null,
	availability: {
		availability: card.availability,
		available_from: card.available_from,
	},
	locale: card.locale,
	avatar: card.avatar,
	skills: card.skill,
	works: ( card.latest_works ?? [] )
		.slice( 0, limits.card_works )
		.flatMap( ( { id, title, image } ) =>
			image ? [ { id, title: title.rendered, image } ] : []
		),
} );

const toPage = ( {
	data,
	total,
	pages,
	headers,
}: Collection< MemberCard > ): DesignersPage => ( {
	items: data.map( toDesigner ),
	total,
	pages,
	nearby: readNearby( headers.get( NEARBY ) ),
} );

export const fetchDesigners = async (
	query: DesignerQuery,
	signal?: AbortSignal
): Promise< DesignersPage > =>
	collection< MemberCard >( USERS, params( query ), { signal } ).then(
		toPage,
		( error: unknown ) => {
			if ( saysSkillIsGone( error ) ) {
				return { items: [], total: 0, pages: 0, nearby: [] };
			}
			throw error;
		}
	);

/** The designer after this many in the list; null at its end. */
export async function fetchNextDesigner(
	after: number,
	signal?: AbortSignal
): Promise< Designer | null > {
	const { data } = await collection< MemberCard >(
		USERS,
		{ role: 'designer', after },
		{ signal }
	);
	return data[ 0 ] ? toDesigner( data[ 0 ] ) : null;
}

/** The answer that the page itself brought along. It is used once. */
export function preloadedDesigners(
	query: DesignerQuery
): DesignersPage | undefined {
	const answer = preloadedCollection< MemberCard >( USERS, params( query ) );
	return answer && toPage( answer );
}
