// Deleting who has applied 10,000 times, and who has 10,100 candidates and 1,000 conversations: how soon it is answered, that nothing of it
// is seen from then on, and the batches that follow.
import { Problem } from '../../../bin/lib/console.mjs';
import { sql, timedTransactions } from '../lib/longest.mjs';
import { cost, ids } from '../lib/sites.mjs';

const APPLICATIONS = 10_000;
const MOST_MS = 200;
const MOST_MB = 64;

/** Has a designer apply to the first job of many companies but one. Letters have ids that no other has. */
const applyOften = ( site, id, often ) =>
	sql(
		site,
		`CREATE TEMPORARY TABLE seq AS WITH RECURSIVE s(n) AS ( SELECT 2 UNION ALL SELECT n + 2 FROM s WHERE n < ${ 2 * often } ) SELECT n FROM s WHERE n <> ${ id - 999 };
		INSERT INTO wp_posts (ID,post_author,post_date,post_date_gmt,post_content,post_title,post_status,post_parent,post_type)
			SELECT 70000000 + n, ${ id }, '2026-11-01', '2026-11-01', 'I would like to.', 'Application', 'publish', 20000000 + n * 2, 'dmkt_application' FROM seq;
		INSERT INTO wp_dmkt_application (mission_id,user_id,post_id,created_gmt) SELECT 20000000 + n * 2, ${ id }, 70000000 + n, '2026-11-01' FROM seq;
		ANALYZE TABLE wp_dmkt_application`
	);

/** @return {Promise<Object[]>} Rows of the table. */
async function erase( site, id, who ) {
	const api = `${ site.url }/wp-json/wp/v2/users`;
	const headers = await site.tokenOf( id );
	const slug = `bench-${ id - 1000 }`;
	let answer;
	let megabytes = 0;
	const began = performance.now();
	const { longest } = await timedTransactions( site, async () => {
		const { status } = await fetch( `${ api }/delete/${ id }`, {
			method: 'DELETE',
			headers,
		} );
		answer = ( performance.now() - began ) / 1000;
		const seen = await ( await fetch( `${ api }?slug=${ slug }` ) ).text();
		if ( status !== 200 || seen !== '[]' ) {
			throw new Problem( `${ who } is still seen: ${ status }`, seen );
		}
		const isThere = `SELECT COUNT(*) FROM wp_users WHERE ID = ${ id }`;
		while ( ( await sql( site, isThere ) ) !== '0' ) {
			const run = await cost(
				site.siteDir,
				...'cron event run design_marketplace_leaving'.split( ' ' )
			);
			megabytes = Math.max( megabytes, run.megabytes );
		}
	} );
	return [
		[ 'answered', answer, 's', 0.5 ],
		[ 'gone', ( performance.now() - began ) / 1000, 's' ],
		[ 'the longest transaction', longest, 'ms', MOST_MS ],
		[ 'memory of the job', megabytes, 'MB', MOST_MB ],
	].map( ( [ what, value, unit, target ] ) => ( {
		figure: `deleting ${ who }: ${ what }`,
		value,
		unit,
		target,
	} ) );
}

/**
 * @param {Object} site   See benchSite().
 * @param {Object} people Ids of the applicant and the company.
 */
export async function erasureFigures( site, { applicant, company } = ids ) {
	await applyOften(
		site,
		applicant,
		Math.min( APPLICATIONS, site.members / 4 )
	);
	return [
		...( await erase( site, applicant, 'who applied 10,000 times' ) ),
		...( await erase( site, company, 'who has 10,100 candidates' ) ),
	];
}
