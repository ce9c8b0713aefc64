// Design jobs: /wp/v2/mission.
import type { Mission as Wire } from '../../../../contract/shapes';
import { del, get, post } from '../../../../lib/api/client';
import { everything } from '../../../../lib/api/everything';
import { isGone } from '../../../../lib/api-error';
import { toFormData } from '../../../../lib/form-data';
import { notesOf } from '../../../../lib/item-notes';
import { plainText } from '../../../../lib/plain-text';
import { factsOf } from '../facts';
import type { Facts } from '../facts';
import { sentOf } from '../sent';
import type { Mission, MissionValues } from '../types';

const MISSION = '/wp/v2/mission';

/** All proposed terms, including those that were emptied. */
const termsOf = ( {
	title,
	description,
	...terms
}: NonNullable< Wire[ 'proposed' ] > ): Partial< Facts > => terms;

export const toMission = ( wire: Wire ): Mission => ( {
	id: wire.id,
	title: plainText( wire.title.rendered ),
	locale: wire.locale,
	description: wire.description,
	skill: wire.skill[ 0 ] ?? null,
	postingDate: wire.postingDate,
	facts: factsOf( wire ),
	publishedAt: wire.date_gmt,
	changedAt: wire.modified_gmt,
	status: wire.status,
	author: wire.author,
	deadline: wire.deadline,
	isClosed: wire.close,
	isOpen: wire.open,
	answersInDays: wire.answers_in_days ?? null,
	applications: wire.applications_count ?? null,
	notes: notesOf( wire ),
	proposed: wire.proposed
		? {
				title: plainText( wire.proposed.title.rendered ),
				description: wire.proposed.description,
				terms: termsOf( wire.proposed ),
			}
		: null,
	can: wire.can,
} );

/** All jobs of a member, newest first; as many calls as there are pages. */
export async function fetchMissions(
	author: number,
	signal?: AbortSignal
): Promise< Mission[] > {
	return ( await everything< Wire >( MISSION, { author }, { signal } ) ).map(
		toMission
	);
}

export const fetchMission = async (
	id: number,
	signal?: AbortSignal
): Promise< Mission > =>
	toMission(
		( await get< Wire >( `${ MISSION }/${ id }`, {}, { signal } ) ).data
	);

/** Creates a job, once for every `request_id`, or changes the one with this id and the status it is to have. */
export const saveMission = async (
	id: number | null,
	values: MissionValues,
	status?: 'publish'
): Promise< Mission > =>
	toMission(
		(
			await post< Wire >(
				id ? `${ MISSION }/${ id }` : MISSION,
				toFormData( {
					...sentOf( values ),
					...( status && { status } ),
				} )
			)
		).data
	);

/** Lets a job go on: its deadline, if any, is moved. */
export const renewMission = async ( id: number ): Promise< Mission > =>
	toMission(
		( await post< Wire >( `${ MISSION }/${ id }`, { renew: true } ) ).data
	);

/** Opens a job again that the site has closed. */
export const reopenMission = async ( id: number ): Promise< Mission > =>
	toMission(
		( await post< Wire >( `${ MISSION }/${ id }`, { reopen: true } ) ).data
	);

/** Makes a draft with the same content, once for every `request_id`. */
export const duplicateMission = async (
	id: number,
	name: string
): Promise< Mission > =>
	toMission(
		(
			await post< Wire >( `${ MISSION }/${ id }/duplicate`, {
				request_id: name,
			} )
		).data
	);

/** Returns how many candidates are told. A job that is already gone counts as deleted. */
export async function deleteMission( id: number ): Promise< number > {
	try {
		const { data } = await del< Wire >( `${ MISSION }/${ id }` );
		if ( data.status !== 'trash' ) {
			throw new Error( 'The mission was not moved to the trash' );
		}
		return data.informed ?? 0;
	} catch ( error ) {
		if ( ! isGone( error ) ) {
			throw error;
		}
		return 0;
	}
}
