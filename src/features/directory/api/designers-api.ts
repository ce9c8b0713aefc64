// Designers from the server: GET /wp/v2/users?role=designer.
import type { Availability } from '../../../components/free';
import * as limits from '../../../contract/limits';
import type { MemberCard } from '../../../contract/shapes';
import { schoolLine } from '../../../lib/school-line';
import { collection, preloadedCollection } from '../../../lib/api/client';
import type { Collection } from '../../../lib/api/client';
import { filterParams, readNearby } from '../designer-query';
import { saysSkillIsGone } from '../filters';
import type { DesignerQuery } from '../designer-query';

const USERS = '/wp/v2/users';
const NEARBY = 'X-DM-Nearby';

const params = ( { page, ...filters }: DesignerQuery ) => ( {
	role: 'designer',
	page,
	per_page: limits.designers_per_page,
	...filterParams( filters ),
} );

export const toDesigner = ( card: MemberCard ) => ( {
	id: card.id,
	slug: card.slug,
	name: card.name ?? '',
	job: card.job ?? '',
	city: card.city,
	country: card.country,
	level: card.level ?? null,
	/** Whether they are free, as far as the reader may know. */
	availability: {
		availability: card.availability,
		available_from: card.available_from,
	} as Availability,
	/** '' where there is none, or not for this reader. */
	school: schoolLine( card ),
	isConfirmed: !! card.verified,
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
}: Collection< MemberCard > ) => ( {
	items: data.map( toDesigner ),
	total,
	pages,
	/** Filters to drop where nobody fits. */
	nearby: readNearby( headers.get( NEARBY ) ),
} );

export type Designer = ReturnType< typeof toDesigner >;
export type DesignersPage = ReturnType< typeof toPage >;

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
export async function fetchNextDesigner( after: number, signal?: AbortSignal ) {
	const {
		data: [ next ],
	} = await collection< MemberCard >(
		USERS,
		{ role: 'designer', after },
		{ signal }
	);
	return next ? toDesigner( next ) : null;
}

/** The answer that the page itself brought along. It is used once. */
export function preloadedDesigners( query: DesignerQuery ) {
	const answer = preloadedCollection< MemberCard >( USERS, params( query ) );
	return answer && toPage( answer );
}
