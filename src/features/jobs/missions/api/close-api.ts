// Closing a job: the little of its candidates that this needs, and the close itself.
import type { Application, Mission as Wire } from '../../../../contract/shapes';
import { collection, get, post } from '../../../../lib/api/client';
import { toFormData } from '../../../../lib/form-data';
import type { Candidate, Closing, MissionNow } from '../types';
import { toMission } from './missions-api';

const MISSION = '/wp/v2/mission';

/** The job as it is at this moment, and how many emails it would send to close or delete it. */
export async function fetchMissionNow(
	id: number,
	signal?: AbortSignal
): Promise< MissionNow > {
	const { data, headers } = await get< Wire >(
		`${ MISSION }/${ id }`,
		{},
		{ signal }
	);
	const mission = toMission( data );
	const informs = headers.get( 'X-DM-Informs' );
	return {
		...mission,
		informs: informs === null ? mission.applications : Number( informs ),
	};
}

const toCandidate = ( wire: Application ): Candidate => {
	const author = wire._embedded?.author[ 0 ];
	return {
		id: wire.id,
		name: author?.name ?? '',
		avatar: author?.avatar ?? null,
		stage: wire.stage,
		canBeChosen:
			wire.stage !== 'withdrawn' &&
			( wire.told ?? wire.stage ) !== 'declined',
	};
};

/**
 * Some of a job's candidates.
 *
 * @param mission Job.
 * @param which   Of a stage, or found by words.
 * @param most    At most this many.
 */
export async function fetchSome(
	mission: number,
	which: { stage?: Application[ 'stage' ]; search?: string },
	most: number,
	signal?: AbortSignal
): Promise< Candidate[] > {
	const { data } = await collection< Application >(
		'/wp/v2/application',
		{
			...which,
			_embed: '1',
			orderby: 'date',
			order: 'asc',
			per_page: most,
			mission,
		},
		{ signal }
	);
	return data.map( toCandidate );
}

/** Closes a job for good; answers how many candidates are told. */
export const closeMission = async ( {
	id,
	outcome,
	chosen,
	words,
}: Closing ): Promise< number > =>
	(
		await post< Wire >(
			`${ MISSION }/${ id }`,
			toFormData( {
				close: true,
				...( outcome && { outcome } ),
				...( outcome === 'here' && { chosen } ),
				...( outcome && words.trim() && { words } ),
			} )
		)
	).data.informed ?? 0;
