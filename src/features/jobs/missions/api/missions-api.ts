// Design jobs: /wp/v2/mission, and what closing one needs of its candidates.
import type { Application, Mission as Wire } from '../../../../contract/shapes';
import {
	collection,
	del,
	get,
	getAnswer,
	post,
} from '../../../../lib/api/client';
import { everything } from '../../../../lib/api/everything';
import { isGone } from '../../../../lib/api-error';
import { toFormData } from '../../../../lib/form-data';
import { notesOf } from '../../../../lib/item-notes';
import { plainText } from '../../../../lib/plain-text';
import { factsOf } from '../facts';
import type { Facts } from '../facts';
import { changedOf } from '../form';
import type { Closing, MissionValues } from '../types';

const MISSION = '/wp/v2/mission';

/** The words and all terms that wait for approval, including those that were emptied. */
const proposedOf = ( {
	title,
	description,
	questions,
	...terms
}: NonNullable< Wire[ 'proposed' ] > ): {
	title: string;
	description: string;
	questions?: Wire[ 'questions' ];
	terms?: Partial< Facts >;
} => ( { title: plainText( title.rendered ), description, questions, terms } );

export const toMission = ( wire: Wire ) => ( {
	id: wire.id,
	title: plainText( wire.title.rendered ),
	locale: wire.locale,
	description: wire.description,
	skill: wire.skill[ 0 ] ?? null,
	/** The day shown as its date: YYYY/MM/DD, or null for the day it was published. */
	postingDate: wire.postingDate,
	facts: factsOf( wire ),
	questions: wire.questions ?? [],
	publishedAt: wire.date_gmt,
	changedAt: wire.modified_gmt,
	status: wire.status,
	author: wire.author,
	deadline: wire.deadline,
	isClosed: wire.close,
	/** Whether it takes applications: it is neither closed nor past its deadline. */
	isOpen: wire.open,
	answers: {
		answers_in_days: wire.answers_in_days,
		answer_share: wire.answer_share,
	},
	/** Known to the owner alone, as are the notes. */
	applications: wire.applications_count ?? null,
	notes: notesOf( wire ),
	proposed: wire.proposed ? proposedOf( wire.proposed ) : null,
	can: wire.can,
} );

export type Mission = ReturnType< typeof toMission >;

/** All jobs of a member, newest first; as many calls as there are pages. */
export const fetchMissions = async ( author: number, signal?: AbortSignal ) =>
	( await everything< Wire >( MISSION, { author }, { signal } ) ).map(
		toMission
	);

export const fetchMission = async ( id: number, signal?: AbortSignal ) =>
	toMission( await get< Wire >( `${ MISSION }/${ id }`, {}, { signal } ) );

/** The job as it is at this moment, and how many emails it would send to close or delete it. */
export async function fetchMissionNow( id: number, signal?: AbortSignal ) {
	const { data, headers } = await getAnswer< Wire >(
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

export type MissionNow = Awaited< ReturnType< typeof fetchMissionNow > >;

/** Creates a job, once for every `request_id`, or changes the one with this id and the status it is to have. */
export const saveMission = async (
	id: number | null,
	values: MissionValues,
	/** The job as it was when the form was opened. */
	before?: Mission
) =>
	toMission(
		await post< Wire >(
			id ? `${ MISSION }/${ id }` : MISSION,
			toFormData( {
				...changedOf( values, before ),
				...( before?.status === 'draft' && { status: 'publish' } ),
			} )
		)
	);

/** Lets a job go on (its deadline, if any, is moved), or opens one again that the site has closed. */
export const continueMission = async ( id: number, how: 'renew' | 'reopen' ) =>
	toMission(
		await post< Wire >( `${ MISSION }/${ id }`, { [ how ]: true } )
	);

/** Makes a draft with the same content, once for every name. */
export const duplicateMission = async ( id: number, name: string ) =>
	toMission(
		await post< Wire >( `${ MISSION }/${ id }/duplicate`, {
			request_id: name,
		} )
	);

/** Returns how many candidates are told. A job that is already gone counts as deleted. */
export async function deleteMission( id: number ): Promise< number > {
	try {
		const data = await del< Wire >( `${ MISSION }/${ id }` );
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

/** Closes a job for good; answers how many candidates are told. */
export async function closeMission( { id, outcome, chosen, words }: Closing ) {
	const { informed = 0 } = await post< Wire >(
		`${ MISSION }/${ id }`,
		toFormData( {
			close: true,
			...( outcome && { outcome } ),
			...( outcome === 'here' && { chosen } ),
			...( outcome && words.trim() && { words } ),
		} )
	);
	return informed;
}

const toCandidate = ( { id, stage, told, _embedded }: Application ) => ( {
	id,
	name: _embedded?.author[ 0 ]?.name ?? '',
	avatar: _embedded?.author[ 0 ]?.avatar ?? null,
	stage,
	/** Neither withdrawn nor told that it was declined. */
	canBeChosen: stage !== 'withdrawn' && ( told ?? stage ) !== 'declined',
} );

/** A candidate in the dialog that closes a job. */
export type Candidate = ReturnType< typeof toCandidate >;

/** At most so many of a job's candidates: those of a stage, or found by words. */
export async function fetchSome(
	mission: number,
	which: { stage?: Application[ 'stage' ]; search?: string },
	most: number,
	signal?: AbortSignal
) {
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
