// Applications: GET /wp/v2/application for reading; they are made by /wp/v2/mail/workwith alone.
import type { Application } from '../../../contract/shapes';
import { collection } from '../../../lib/api/client';
import { plainText } from '../../../lib/plain-text';
import type { Candidate, CandidatesPage } from '../types';

const APPLICATION = '/wp/v2/application';

const toCandidate = ( wire: Application ): Candidate => {
	const author = wire._embedded?.author[ 0 ];
	return {
		id: wire.id,
		date: wire.date_gmt,
		comment: plainText( wire.excerpt.rendered ),
		slug: author?.slug ?? '',
		name: author?.name ?? '',
		email: author?.email ?? null,
	};
};

/** A job's candidates, first come first. */
export async function fetchCandidates(
	mission: number,
	perPage: number,
	page: number,
	signal?: AbortSignal
): Promise< CandidatesPage > {
	const { data, total, pages } = await collection< Application >(
		APPLICATION,
		{
			_embed: '1',
			orderby: 'date',
			order: 'asc',
			per_page: perPage,
			page,
			mission,
		},
		{ signal }
	);
	return { items: data.map( toCandidate ), total, pages };
}
