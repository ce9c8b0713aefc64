// Somebody's profile.
import type { Job, Member } from '../../../../contract/shapes';
import { preloadedCollection } from '../../../../lib/api/client';
import { memberBySlug, USERS } from '../../../../lib/api/member-by-slug';
import { getBoot } from '../../../../lib/boot';
import { formatDate } from '../../../../lib/format';
import { formatDay } from '../../../../lib/format-day';
import { plainText } from '../../../../lib/plain-text';
import type { OpenJob } from '../types';

/** Fetches a profile. A designer's answer includes all works, if the reader may see them. */
export const fetchProfile = (
	slug: string,
	signal?: AbortSignal
): Promise< Member | null > => memberBySlug( slug, signal, { works: 1 } );

export function preloadedProfile( slug: string ): Member | null | undefined {
	const answer =
		preloadedCollection< Member >( USERS, { slug, works: 1 } ) ??
		preloadedCollection< Member >( USERS, { slug } );
	return answer && ( answer.data[ 0 ] ?? null );
}

const JOBS = '/design-marketplace/v1/jobs/';

/** Newest open jobs of a company, if the page came with them: their answers with some fields alone, which no call takes. */
export const preloadedOpenJobs = ( slug: string ): OpenJob[] =>
	Object.entries( getBoot().preload )
		.filter(
			( [ path ] ) =>
				path.startsWith( JOBS ) && path.includes( '?_fields=' )
		)
		.map( ( [ , { body } ] ) => body as Job )
		.filter( ( { contractor, open } ) => contractor === slug && open )
		.map( ( { id, title, postingDate, date_gmt: published } ) => ( {
			id,
			title: plainText( title.rendered ),
			day: postingDate
				? formatDay( postingDate )
				: formatDate( published ),
		} ) );
