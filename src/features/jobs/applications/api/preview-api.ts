// The first candidates of a job, with their pictures and works.
import type { Application, ImageObject } from '../../../../contract/shapes';
import * as limits from '../../../../contract/limits';
import { collection } from '../../../../lib/api/client';
import { plainText } from '../../../../lib/plain-text';

export interface FirstCandidate {
	id: number;
	comment: string;
	/** '' for somebody without a profile. */
	slug: string;
	name: string;
	/** Absent for readers who may not write to them. */
	email: string | null;
	job: string;
	city: string;
	/** Language they write in. */
	locale: string;
	avatar: ImageObject | null;
	works: { id: number; image: ImageObject | null }[];
	/** Id of the conversation with the reader, if there is one. */
	conversation: string | null;
	/** Whether the application was withdrawn: then only the name is left. */
	isWithdrawn: boolean;
}

const toFirst = ( wire: Application ): FirstCandidate => {
	const author = wire._embedded?.author[ 0 ];
	return {
		id: wire.id,
		comment: plainText( wire.excerpt.rendered ),
		slug: author?.slug ?? '',
		name: author?.name ?? '',
		email: author?.email ?? null,
		job: author?.job ?? '',
		city: author?.city ?? '',
		locale: author?.locale ?? '',
		avatar: author?.avatar ?? null,
		works: ( author?.latest_works ?? [] ).map( ( { id, image } ) => ( {
			id,
			image,
		} ) ),
		conversation: wire.conversation ?? null,
		isWithdrawn: wire.stage === 'withdrawn',
	};
};

export async function fetchFirstCandidates(
	mission: number,
	signal?: AbortSignal
): Promise< { items: FirstCandidate[]; total: number } > {
	const { data, total } = await collection< Application >(
		'/wp/v2/application',
		{
			_embed: '1',
			orderby: 'date',
			order: 'asc',
			per_page: limits.candidates_preview,
			page: 1,
			mission,
		},
		{ signal }
	);
	return { items: data.map( toFirst ), total };
}
