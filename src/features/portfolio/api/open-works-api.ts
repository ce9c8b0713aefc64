// Projects that the page brought along: those of an open portfolio, and one at its own address.
import type { MemberCard, Work as Wire } from '../../../contract/shapes';
import * as limits from '../../../contract/limits';
import { listQuery, preloadedCollection } from '../../../lib/api/client';
import { KEYS } from '../../../lib/query-keys';
import { toWork } from './works-api';

const WORK = '/wp/v2/work';

/** Those of an open portfolio, if they are all. */
export function preloadedWorks( slug: string ) {
	const answer = preloadedCollection< Wire >( WORK, {
		author_name: slug,
		per_page: limits.collection_max,
		page: 1,
	} );
	return answer?.pages === 1 ? answer.data.map( toWork ) : undefined;
}

/** The project at an address, and the card of its designer where it is in no list. */
const toFound = ( work: Wire | undefined ) =>
	work
		? { work: toWork( work ), by: ( work.by ?? null ) as MemberCard | null }
		: null;

/**
 * For useQuery(): null where there is no such project. A stranger is refused where the portfolio is closed.
 *
 * @param slug       Designer's slug.
 * @param at         Last part of the address.
 * @param isLoggedIn Whether a member asks.
 */
export const workAt = ( slug: string, at: string, isLoggedIn: boolean ) =>
	listQuery(
		[ KEYS.works, 'at', slug, at, isLoggedIn ],
		WORK,
		{ author_name: slug, slug: at },
		( { data: [ work ] }: { data: Wire[] } ) => toFound( work )
	);
