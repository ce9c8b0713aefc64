// The public part of a design job: /design-marketplace/v1/jobs.
import { useQuery } from '@tanstack/react-query';
import type { Job as Wire } from '../../../../contract/shapes';
import { get, preloaded } from '../../../../lib/api/client';
import { plainText } from '../../../../lib/plain-text';
import { KEYS } from '../../../../lib/query-keys';
import { factsOf } from '../facts';
import { standingOf } from '../standing';

const pathOf = ( id: number ) => `/design-marketplace/v1/jobs/${ id }`;

const toJob = ( wire: Wire ) => ( {
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
	/** Null if strangers may read only title, company and date. */
	whole:
		wire.description === undefined
			? null
			: {
					description: wire.description,
					facts: factsOf( wire ),
					deadline: wire.deadline ?? null,
				},
} );

export type Job = ReturnType< typeof toJob >;

/** A design job as strangers may read it. */
export const useJob = ( id: number ) =>
	useQuery( {
		queryKey: [ KEYS.job, id ],
		queryFn: async ( { signal } ) =>
			toJob( await get< Wire >( pathOf( id ), {}, { signal } ) ),
		initialData: () => {
			const answer = preloaded< Wire >( pathOf( id ) );
			return answer && toJob( answer.data );
		},
	} );
