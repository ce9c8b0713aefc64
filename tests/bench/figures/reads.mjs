// Every read as a ratio of a bare request, on a site of any size.
import { Problem } from '../../../bin/lib/console.mjs';
import { ratios } from '../lib/measure.mjs';
import { ids } from '../lib/sites.mjs';

const DESIGNERS = 7;
const PROJECTS = 12;
const MOST = 1.3;
/** A page of a hundred cards or candidates. */
const MOST_OF_A_HUNDRED = 1.6;
/** A look at a page, and what a balancer asks all the time: nobody waits for them. */
const MOST_UNASKED = 1.1;
const mostOf = ( figure ) =>
	( figure.startsWith( '100 ' ) && MOST_OF_A_HUNDRED ) ||
	( /^a look|^health/.test( figure ) && MOST_UNASKED ) ||
	MOST;

/** @param {Object} site See benchSite(). */
const requestsOf = (
	{ url, members },
	{ company, designer },
	thread,
	list
) => {
	const api = `${ url }/wp-json/wp/v2`;
	const people = `${ api }/users?role=designer&per_page=${ DESIGNERS }`;
	const jobs = `${ api }/users?role=contractor&per_page=${ PROJECTS }`;
	const ours = `${ url }/wp-json/design-marketplace/v1`;
	const board = `${ api }/application?mission=${ ids.mission.crowd }`;
	const talks = `${ ours }/conversations`;
	const filter = `&skill=${ ids.skill }&level=2&region=Lausanne`;
	const pages = ( per_page ) => Math.ceil( members / 2 / per_page );
	const middle = ( per_page ) =>
		`&page=${ Math.ceil( pages( per_page ) / 2 ) }`;
	const last = ( per_page ) => `&page=${ pages( per_page ) }`;
	return {
		'designers, first page': people,
		'designers by skill, level and region': people + filter,
		'designers by school': [ `${ people }&school=ECAL`, company ],
		'designers by language': [ `${ people }&language=rm`, company ],
		'designers in studies': [
			`${ people }&graduation=in_studies`,
			company,
		],
		'designers whose school is confirmed': [
			`${ people }&verified=1`,
			company,
		],
		'designers by school, language, year, skill, level and region': [
			`${ people }&school=ECAL,EPFL&language=fr&graduation=graduated${ filter }`,
			company,
		],
		'designers by any of three skills': `${ people }&skill=${ [
			0, 4, 8,
		].map( ( more ) => ids.skill + more ) }`,
		'designers, search: a word all have': `${ people }&search=designer`,
		'designers, search: two words many have': `${ people }&search=illus+lausanne`,
		'designers, search and filters': `${ people }&search=illus${ filter }`,
		'designers, search: a rare word': `${ people }&search=4711`,
		'designers, search: a word nobody has': `${ people }&search=wayfinding`,
		'designers, search: a client, by a member': [
			`${ people }&search=somebody+4711`,
			company,
		],
		'designers, the page in the middle': people + middle( DESIGNERS ),
		'designers, the last page': people + last( DESIGNERS ),
		'jobs, first page': jobs,
		'jobs by engagement, place, pay and skill': `${ jobs }&engagement=freelance&place=hybrid&paid=1&skill=${ ids.skill }`,
		'jobs by any of two languages, engagement and pay': `${ jobs }&language=de,rm&engagement=freelance&paid=1`,
		'jobs by an engagement nobody offers': `${ jobs }&engagement=student_project`,
		'jobs, search: a word all have': `${ jobs }&search=company`,
		'jobs, search: a rare word': `${ jobs }&search=4712`,
		'jobs, the page in the middle': jobs + middle( PROJECTS ),
		'jobs, the last page': jobs + last( PROJECTS ),
		'a profile with all works': [
			`${ api }/users?slug=bench-1&works=1`,
			company,
		],
		'an open profile, by a stranger': `${ api }/users?slug=bench-1&works=1`,
		'its projects, by a stranger': `${ api }/work?author_name=bench-1`,
		'the board of 10,000 candidates': [
			`${ board }&_embed=author&per_page=20`,
			company,
		],
		'the same by stage': [
			`${ board }&_embed=author&per_page=20&orderby=stage`,
			company,
		],
		'100 candidates': [
			`${ api }/application?_embed&per_page=100&mission=${ ids.mission.hundred }`,
			company,
		],
		'own applications': [ `${ api }/application?per_page=10`, designer ],
		conversations: [ talks, company ],
		'a thread of 20 messages': [ `${ talks }/${ thread }`, company ],
		'health, for a balancer': `${ ours }/health`,
		'the site’s figures': `${ url }/wp-json/design-marketplace/v1/figures`,
		'the page of /designers': `${ url }/designers`,
		'the feed of jobs': `${ url }/jobs/feed.json`,
		'a list of jobs to embed': `${ url }/embed/jobs`,
		'the last day of a job, as a calendar': [
			`${ url }/jobs/${ ids.mission.crowd }.ics`,
			company,
		],
		'saved jobs': [ `${ ours }/saved`, designer ],
		'lists of designers': [ `${ ours }/lists`, company ],
		'100 designers of a list': [ `${ ours }/lists/${ list }`, company ],
		'a look at a page': {
			url: `${ ours }/views?kind=member&id=${ ids.designer }`,
			method: 'POST',
		},
	};
};

/**
 * Has a company keep a list of a hundred designers, and a designer save jobs.
 *
 * @return {Promise<number>} Id of the list.
 */
async function kept( { url }, { company, designer } ) {
	const ours = `${ url }/wp-json/design-marketplace/v1`;
	const send = async ( method, path, headers, body ) => {
		const answer = await fetch( `${ ours }/${ path }`, {
			method,
			headers: { 'Content-Type': 'application/json', ...headers },
			body: body && JSON.stringify( body ),
		} );
		if ( ! answer.ok ) {
			throw new Problem( `${ path } answered ${ answer.status }.` );
		}
		return answer.json();
	};
	const { id } = await send( 'POST', 'lists', company, { name: 'Bench' } );
	const people = await fetch(
		`${ url }/wp-json/wp/v2/users?role=designer&per_page=100`
	);
	for ( const { slug } of await people.json() ) {
		await send( 'PUT', `lists/${ id }/people/${ slug }`, company );
	}
	const companies = await fetch(
		`${ url }/wp-json/wp/v2/users?role=contractor&per_page=20`
	);
	for ( const { open_jobs: jobs } of await companies.json() ) {
		for ( const job of jobs ) {
			await send( 'PUT', `saved/${ job.id }`, designer );
		}
	}
	return id;
}

/**
 * @param {Object} site
 * @param {Object} pace
 */
export async function readFigures( site, pace ) {
	const company = await site.tokenOf( ids.company );
	const designer = await site.tokenOf( ids.designer );
	const talks = await fetch(
		`${ site.url }/wp-json/design-marketplace/v1/conversations`,
		{ headers: company }
	);
	const [ { id } ] = await talks.json();
	const list = await kept( site, { company, designer } );
	const requests = Object.fromEntries(
		Object.entries(
			requestsOf( site, { company, designer }, id, list )
		).map( ( [ name, request ] ) => {
			const [ url, headers ] = [ request ].flat();
			return [ name, url.url ? url : { url, headers } ];
		} )
	);
	const bareRequest = { url: `${ site.url }/wp-json/wp/v2/bench/bare` };
	const { bare, found } = await ratios( bareRequest, requests, pace );
	return [
		{ figure: 'the bare request', unit: 'ms', ...bare },
		...Object.entries( found ).map( ( [ figure, ratio ] ) => ( {
			figure,
			unit: '× bare',
			target: mostOf( figure ),
			...ratio,
		} ) ),
	];
}
