// Companies from the server, those with open jobs first: GET /wp/v2/users?role=contractor.
import * as limits from '../../../contract/limits';
import type { MemberCard, OpenJob as Wire } from '../../../contract/shapes';
import { collection, preloadedCollection } from '../../../lib/api/client';
import type { Collection } from '../../../lib/api/client';
import { openJobsOf } from '../../../lib/counts';
import type { Pay } from '../../../lib/pay-words';
import { saysSkillIsGone } from '../filters';
import { jobParams } from '../job-query';
import type { JobFilters } from '../types';

const USERS = '/wp/v2/users';
const OPEN_TOTAL = 'X-DM-Open-Total';
const JOBS_TOTAL = 'X-DM-Jobs-Total';
const NEARBY = 'X-DM-Nearby';

/** One request fetches several steps of cards: the first ones and two more. */
export const PROJECTS_PER_CALL =
	limits.projects_step *
	( limits.projects_initial_steps + limits.projects_steps_ahead );

const params = ( filters: JobFilters, page: number ) => ( {
	role: 'contractor',
	page,
	per_page: PROJECTS_PER_CALL,
	...jobParams( filters ),
} );

type Facts = Required<
	Pick< Wire, 'deadline' | 'engagement' | 'place' | keyof Pay >
>;

/** A reader may know its title alone; otherwise all of them are there. */
const toOpenJob = ( job: Wire ) => ( {
	id: job.id,
	title: job.title,
	facts: 'deadline' in job ? ( job as Facts ) : null,
} );

const toProject = ( card: MemberCard ) => ( {
	id: card.id,
	slug: card.slug,
	company: card.company ?? '',
	logo: card.avatar,
	headline: card.project_headline ?? '',
	locale: card.locale,
	image: card.project_image ?? null,
	ecosystem: card.ecosystem ?? '',
	verified: card.verified ?? null,
	confirmed: card.confirmed ?? null,
	/** Missions that take applications. */
	jobs: card.open_jobs_count ?? openJobsOf( card ),
	openJobs: ( card.open_jobs ?? [] ).map( toOpenJob ),
	city: card.city,
	skills: card.open_skills ?? [],
	answers: {
		answers_in_days: card.answers_in_days,
		answer_share: card.answer_share,
	},
	date: card.most_recent_mission_date ?? null,
} );

const toPage = (
	{ data, total, pages, headers }: Collection< MemberCard >,
	page: number
) => ( {
	items: data.map( toProject ),
	page,
	pages,
	total,
	/** Of all that match, those with an open mission, which come first. */
	openTotal: Number( headers.get( OPEN_TOTAL ) ?? 0 ),
	/** Their open jobs, of the skills asked for. */
	jobsTotal: Number( headers.get( JOBS_TOTAL ) ?? 0 ),
	/** Other filters that bring something, as the header has them. */
	nearby: headers.get( NEARBY ),
} );

export type OpenJob = ReturnType< typeof toOpenJob >;
export type Project = ReturnType< typeof toProject >;
export type ProjectsPage = ReturnType< typeof toPage >;

export const fetchProjects = async (
	filters: JobFilters,
	page: number,
	signal?: AbortSignal
): Promise< ProjectsPage > =>
	collection< MemberCard >( USERS, params( filters, page ), { signal } ).then(
		( answer ) => toPage( answer, page ),
		( error: unknown ) => {
			if ( saysSkillIsGone( error ) ) {
				return {
					items: [],
					page,
					pages: 0,
					total: 0,
					openTotal: 0,
					jobsTotal: 0,
					nearby: null,
				};
			}
			throw error;
		}
	);

/** The first page, when the document brought it along. */
export function preloadedProjects( filters: JobFilters ) {
	const answer = preloadedCollection< MemberCard >(
		USERS,
		params( filters, 1 )
	);
	return answer && toPage( answer, 1 );
}
