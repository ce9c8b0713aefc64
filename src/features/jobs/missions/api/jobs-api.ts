// The public part of a design job: /design-marketplace/v1/jobs.
import type { Job as Wire } from '../../../../contract/shapes';
import { get, preloaded } from '../../../../lib/api/client';
import { plainText } from '../../../../lib/plain-text';
import { factsOf } from '../facts';
import { standingOf } from '../standing';
import type { Job } from '../types';

const pathOf = ( id: number ) => `/design-marketplace/v1/jobs/${ id }`;

const toJob = ( wire: Wire ): Job => ( {
	id: wire.id,
	title: plainText( wire.title.rendered ),
	company: wire.company,
	contractor: wire.contractor,
	postingDate: wire.postingDate,
	publishedAt: wire.date_gmt,
	standing: standingOf( {
		status: 'publish',
		isOpen: wire.open,
		isClosed: wire.close,
	} ),
	whole:
		wire.description === undefined
			? null
			: {
					description: wire.description,
					facts: factsOf( wire ),
					deadline: wire.deadline ?? null,
				},
} );

export const fetchJob = async (
	id: number,
	signal?: AbortSignal
): Promise< Job > =>
	toJob( ( await get< Wire >( pathOf( id ), {}, { signal } ) ).data );

export function preloadedJob( id: number ): Job | undefined {
	const answer = preloaded< Wire >( pathOf( id ) );
	return answer && toJob( answer.data );
}
