// The cost of a request as a ratio of the bare one, on any site.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../bin/lib/processes.mjs';
import { makeZip } from '../../../bin/lib/zip.mjs';
import { counts, ratios } from '../lib/measure.mjs';
import { ids } from '../lib/sites.mjs';

const PER_PAGE = 7;
const PROJECTS = 12;
const BOARD_PAGE = 100;

/** Why rows with long statements cost more there. 342 words took 4 ms, which is a fifth of a bare request. */
const PARSED =
	'SQLite’s integration parses each statement in PHP, at some 12 µs a word';

/**
 * Searches of each kind: a common word, a rare one, several words, with filters, and a word that nobody has.
 *
 * @param {string}                 list  The designers list.
 * @param {string}                 jobs  The list of design jobs.
 * @param {Record<string, string>} token Of a member, who searches all titles, too.
 */
function searchesOf( list, jobs, token ) {
	const most = { median: 1.2 };
	const found = ( words, more = '' ) => ( {
		url: `${ list }&search=${ encodeURIComponent( words ) }${ more }`,
		most,
	} );
	return {
		'search: a word all have': found( 'designer' ),
		'search: two words many have': found( 'illus lausanne' ),
		'search: a word with skill, level and region': found(
			'illus',
			`&skill=${ ids.skill }&level=2&region=Lausanne`
		),
		'search: a rare word': found( '4711' ),
		'search: a word nobody has': found( 'wayfinding' ),
		'search: a client, by a member': {
			...found( 'somebody 4711' ),
			headers: token,
		},
		'search of jobs: a word all have': {
			url: `${ jobs }&search=company`,
			most,
		},
		'search of jobs: a rare word': { url: `${ jobs }&search=4712`, most },
	};
}

/**
 * The measured requests with their highest costs: `median` and `p95` as ratios, `onSqlite` why it costs more there.
 *
 * @param {Object}                 site
 * @param {Record<string, string>} token Of the company with the crowded design jobs.
 * @param {Record<string, string>} other Of a designer.
 */
function requestsOf( { url, members }, token, other ) {
	const list = `${ url }/wp-json/wp/v2/users?role=designer&per_page=${ PER_PAGE }`;
	const jobs = `${ url }/wp-json/wp/v2/users?role=contractor&per_page=${ PROJECTS }`;
	const some = [ 0, 4, 8 ].map( ( more ) => ids.skill + more ).join( ',' );
	const board = `${ url }/wp-json/wp/v2/application?mission=${ ids.mission.crowd }`;
	const bare = { url: `${ url }/wp-json/wp/v2/bench/bare` };
	const middle = Math.ceil( members / 2 / PER_PAGE / 2 );
	return {
		bare,
		'designers list, 7 a page': {
			url: `${ list }&page=1`,
			most: { median: 1.1, p95: 1.25 },
		},
		'the same by skill, level and region': {
			url: `${ list }&page=1&skill=${ ids.skill }&level=2&region=Lausanne`,
			most: { median: 1.2 },
		},
		...searchesOf( list, jobs, token ),
		'designers with any of three skills': {
			url: `${ list }&skill=${ some }`,
			most: { median: 1.2 },
		},
		'design jobs of a skill': {
			url: `${ jobs }&skill=${ ids.skill }`,
			most: { median: 1.2 },
		},
		'design jobs of any of three skills': {
			url: `${ jobs }&skill=${ some }`,
			most: { median: 1.2 },
		},
		'design jobs by engagement': {
			url: `${ jobs }&engagement=freelance`,
			most: { median: 1.2 },
		},
		'design jobs by engagement, place, pay and skill': {
			url: `${ jobs }&engagement=freelance&place=hybrid&paid=1&skill=${ ids.skill }`,
			most: { median: 1.2 },
		},
		'design jobs by an engagement nobody offers': {
			url: `${ jobs }&engagement=student_project`,
			most: { median: 1.2 },
		},
		'everybody’s design jobs, 10 a page': {
			url: `${ url }/wp-json/wp/v2/mission?per_page=10`,
			headers: other,
			most: { median: 1.2 },
			onSqlite: PARSED,
		},
		'the same, by a company whose candidates are counted: 10,100 of two jobs':
			{
				url: `${ url }/wp-json/wp/v2/mission?per_page=10`,
				headers: token,
				most: { median: 1.5 },
			},
		'everybody’s works, 10 a page': {
			url: `${ url }/wp-json/wp/v2/work?per_page=10`,
			headers: other,
			most: { median: 1.2 },
			onSqlite: PARSED,
		},
		'designers list, the page in the middle': {
			url: `${ list }&page=${ middle }`,
			most: { median: 1.2 },
		},
		'design jobs, the page in the middle': {
			url: `${ jobs }&page=${ Math.ceil( members / 2 / PROJECTS / 2 ) }`,
			most: { median: 1.2 },
		},
		'a designer’s profile with all works, by a member': {
			url: `${ url }/wp-json/wp/v2/users?slug=bench-1&works=1`,
			headers: token,
			most: { median: 1.2 },
			onSqlite: PARSED,
		},
		'the bare route with a token': {
			...bare,
			headers: token,
			most: { median: 1.08 },
			onSqlite: PARSED,
		},
		'100 candidates, embedded': {
			url: `${ url }/wp-json/wp/v2/application?_embed&per_page=100&mission=${ ids.mission.hundred }`,
			headers: token,
			most: { median: 1.5 },
			onSqlite: PARSED,
		},
		'the board of 10,000 candidates, first page with cards': {
			url: `${ board }&_embed=author&per_page=${ BOARD_PAGE }`,
			headers: token,
			most: { median: 1.5 },
			onSqlite: PARSED,
		},
		'the same by stage': {
			url: `${ board }&_embed=author&per_page=${ BOARD_PAGE }&orderby=stage`,
			headers: token,
			most: { median: 1.5 },
			onSqlite: PARSED,
		},
		'the counts of its stages, with one candidate': {
			url: `${ board }&per_page=1&stage=chosen`,
			headers: token,
			most: { median: 1.5 },
		},
		'the shell of /designers with its preloads': {
			url: `${ url }/designers`,
			most: { median: 1.5 },
		},
	};
}

/**
 * @param {Object} site
 * @param {Object} pace
 */
export async function requestFigures( site, pace ) {
	const { bare: bareRequest, ...requests } = requestsOf(
		site,
		await site.tokenOf( ids.company ),
		await site.tokenOf( ids.designer )
	);
	const { bare, found } = await ratios( bareRequest, requests, pace );
	const time = {
		figure: 'the bare route',
		on: site.label,
		unit: 'ms',
		...bare,
	};
	return [ time ].concat(
		Object.entries( requests ).flatMap( ( [ name, { most, onSqlite } ] ) =>
			Object.entries( most ).map( ( [ figure, target ] ) => ( {
				figure: figure === 'p95' ? `${ name }, p95` : name,
				on: site.label,
				unit: '× bare',
				target,
				note: site.database.kind === 'sqlite' ? onSqlite : undefined,
				...found[ name ][ figure ],
			} ) )
		)
	);
}

/** The plugin as operators install it, beside the one in the checkout. */
async function release( { siteDir } ) {
	const content = join( siteDir, 'wp-content' );
	await run( 'php', [
		'-r',
		'$zip = new ZipArchive(); exit( true === $zip->open( $argv[1] ) && $zip->extractTo( $argv[2] ) ? 0 : 1 );',
		'--',
		await makeZip(),
		join( content, 'unpacked' ),
	] );
	renameSync(
		join( content, 'unpacked/design-marketplace' ),
		join( content, 'plugins/released' )
	);
}

/**
 * The plugin's own weight: the bare route with it ÷ without it.
 *
 * @param {Object} site
 * @param {Object} pace
 */
export async function presenceFigures( site, pace ) {
	await release( site );
	const as = ( plugins ) => ( {
		url: `${ site.url }/wp-json/wp/v2/bench/bare`,
		headers: { 'X-Bench-Plugins': plugins },
	} );
	const own = as( 'released' );
	const without = as( 'none' );
	const { found } = await ratios( without, { own }, pace );
	const on = await counts( site, own );
	const off = await counts( site, without );
	return [
		{
			figure: 'bare with the plugin ÷ without it',
			unit: '×',
			target: 1.2,
			...found.own.median,
		},
		{
			figure: 'SQL the plugin adds to a bare request',
			unit: 'queries',
			target: 0,
			value: on.queries - off.queries,
		},
	].map( ( row ) => ( { ...row, on: site.label } ) );
}

/**
 * The cost of 100 cards above a bare request, and the size of the shell.
 *
 * @param {Object} site
 */
export async function weightFigures( site ) {
	const { url } = site;
	const bare = await counts( site, {
		url: `${ url }/wp-json/wp/v2/bench/bare`,
	} );
	const list = {
		url: `${ url }/wp-json/wp/v2/users?role=designer&per_page=100`,
	};
	const cards = await counts( site, list );
	const shell = await fetch( `${ url }/designers` );
	const { gzipSync } = await import( 'node:zlib' );
	const html = Buffer.from( await shell.arrayBuffer() );
	return [
		{
			figure: '100 cards above bare',
			unit: 'MB',
			target: 1.5,
			value: ( cards.memory - bare.memory ) / 1e6,
		},
		{
			figure: '100 cards above bare',
			unit: 'queries',
			target: 2,
			value: cards.queries - bare.queries,
		},
		{
			figure: 'the shell of /designers, gz',
			unit: 'kB',
			target: 14,
			value: gzipSync( html ).length / 1000,
		},
	].map( ( row ) => ( { ...row, on: site.label } ) );
}
