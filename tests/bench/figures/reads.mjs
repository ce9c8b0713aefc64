// Every read as a ratio of a bare request, on a site of any size.
import { ratios } from '../lib/measure.mjs';
import { ids } from '../lib/sites.mjs';

const DESIGNERS = 7;
const PROJECTS = 12;
const MOST = 1.3;
/** A page of a hundred cards or candidates. */
const MOST_OF_A_HUNDRED = 1.6;

/** @param {Object} site See benchSite(). */
const requestsOf = ( { url, members }, company, designer, thread ) => {
	const api = `${ url }/wp-json/wp/v2`;
	const list = `${ api }/users?role=designer&per_page=${ DESIGNERS }`;
	const jobs = `${ api }/users?role=contractor&per_page=${ PROJECTS }`;
	const board = `${ api }/application?mission=${ ids.mission.crowd }`;
	const talks = `${ url }/wp-json/design-marketplace/v1/conversations`;
	const filter = `&skill=${ ids.skill }&level=2&region=Lausanne`;
	const pages = ( per_page ) => Math.ceil( members / 2 / per_page );
	const middle = ( per_page ) =>
		`&page=${ Math.ceil( pages( per_page ) / 2 ) }`;
	const last = ( per_page ) => `&page=${ pages( per_page ) }`;
	return {
		'designers, first page': list,
		'designers by skill, level and region': list + filter,
		'designers by school': [ `${ list }&school=ECAL`, company ],
		'designers by language': [ `${ list }&language=rm`, company ],
		'designers in studies': [ `${ list }&graduation=in_studies`, company ],
		'designers whose school is confirmed': [
			`${ list }&verified=1`,
			company,
		],
		'designers by school, language, year, skill, level and region': [
			`${ list }&school=ECAL,EPFL&language=fr&graduation=graduated${ filter }`,
			company,
		],
		'designers by any of three skills': `${ list }&skill=${ [ 0, 4, 8 ].map(
			( more ) => ids.skill + more
		) }`,
		'designers, search: a word all have': `${ list }&search=designer`,
		'designers, search: two words many have': `${ list }&search=illus+lausanne`,
		'designers, search and filters': `${ list }&search=illus${ filter }`,
		'designers, search: a rare word': `${ list }&search=4711`,
		'designers, search: a word nobody has': `${ list }&search=wayfinding`,
		'designers, search: a client, by a member': [
			`${ list }&search=somebody+4711`,
			company,
		],
		'designers, the page in the middle': list + middle( DESIGNERS ),
		'designers, the last page': list + last( DESIGNERS ),
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
		'the site’s figures': `${ url }/wp-json/design-marketplace/v1/figures`,
		'the page of /designers': `${ url }/designers`,
	};
};

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
	const requests = Object.fromEntries(
		Object.entries( requestsOf( site, company, designer, id ) ).map(
			( [ name, request ] ) => {
				const [ url, headers ] = [ request ].flat();
				return [ name, { url, headers } ];
			}
		)
	);
	const bareRequest = { url: `${ site.url }/wp-json/wp/v2/bench/bare` };
	const { bare, found } = await ratios( bareRequest, requests, pace );
	return [
		{ figure: 'the bare request', unit: 'ms', ...bare },
		...Object.entries( found ).map( ( [ figure, ratio ] ) => ( {
			figure,
			unit: '× bare',
			target: figure.startsWith( '100 ' ) ? MOST_OF_A_HUNDRED : MOST,
			...ratio,
		} ) ),
	];
}
