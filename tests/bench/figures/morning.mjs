// The morning after a design job that 100,000 saved searches look for: matching, digests and emails, with workers that are killed.
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../../bin/lib/console.mjs';
import { startWp, wp } from '../../../bin/lib/wp.mjs';
import { letterBox } from '../../support/letter-box.mjs';
import { sql, timedTransactions } from '../lib/longest.mjs';
import { ids, peak } from '../lib/sites.mjs';

const RECIPIENTS = 100_000;
const KILLS = 10;
const MOST_MS = 200;
const MOST_MB = 64;

/** Searches of as many designers, a job that fits them, and a digest that is due; nothing else is to be told. Returns how many there are. */
async function prepare( site, most ) {
	await sql(
		site,
		`INSERT INTO wp_dmkt_search (user_id,kind,fingerprint,filters,name,rhythm,paused,created_gmt)
			SELECT ID, 'jobs', 'bench', '{"skill":[${ ids.skill }]}', '', 'daily', 0, '2026-11-01' FROM wp_users
			WHERE ID > ${ ids.designer - 1 } AND ID % 2 = 1 ORDER BY ID LIMIT ${ most };
		INSERT INTO wp_dmkt_search_key (word,bucket,turn,search_id,user_id,skill_id)
			SELECT '', 'jobs&skill=${ ids.skill }', 2, id, user_id, ${ ids.skill } FROM wp_dmkt_search WHERE fingerprint = 'bench';
		DELETE FROM wp_dmkt_outbox;
		UPDATE wp_dmkt_alert_news SET matched = 1;
		INSERT INTO wp_dmkt_alert_news (kind,thing_id,matched,created_gmt) VALUES ('jobs', ${ ids.mission.quiet }, 0, UTC_TIMESTAMP() - INTERVAL 3 HOUR);
		ANALYZE TABLE wp_dmkt_search, wp_dmkt_search_key`
	);
	await wp(
		site.siteDir,
		'eval',
		'update_option( DesignMarketplace\\Alerts\\Digests::OPTION, array( "daily" => DesignMarketplace\\Mail\\Morning::last() - DAY_IN_SECONDS, "weekly" => DesignMarketplace\\Mail\\Morning::last( true ) ) );'
	);
	return Number( await sql( site, 'SELECT COUNT(*) FROM wp_dmkt_search' ) );
}

const late = ( ms ) =>
	ms === Infinity ? new Promise( () => {} ) : pause( ms, true );

/**
 * Runs rounds of the worker until all emails are there.
 *
 * @return {Promise<number>} Megabytes of the largest round.
 */
async function work( site, isDone, mayKill ) {
	let megabytes = 0;
	while ( ! isDone() ) {
		let output = '';
		const worker = startWp(
			'worker',
			site.siteDir,
			{},
			peak.flag,
			...'design-marketplace outbox run --limit=2000'.split( ' ' )
		);
		for ( const stream of [ worker.stdout, worker.stderr ] ) {
			stream.on( 'data', ( data ) => ( output += data ) );
		}
		const ended = new Promise( ( done ) => worker.once( 'close', done ) );
		const over = mayKill() ? 2000 + Math.random() * 8000 : Infinity;
		if (
			await Promise.race( [ ended.then( () => false ), late( over ) ] )
		) {
			process.kill( -worker.pid, 'SIGKILL' );
			await ended;
			continue;
		}
		if ( ( await ended ) !== 0 ) {
			throw new Problem( 'The worker failed.', output );
		}
		megabytes = Math.max( megabytes, peak.of( output ) );
		if ( / 0 emails handled/.test( ` ${ output }` ) ) {
			await pause( 1000 );
		}
	}
	return megabytes;
}

/** @param {Object} site See benchSite(). */
export async function morningFigures( site ) {
	const recipients = await prepare( site, RECIPIENTS );
	const { received, end } = await letterBox( site.mailSmtpPort );
	const isDone = () => received.size >= recipients;
	let kills = 0;
	const began = performance.now();
	const { found, longest } = await timedTransactions( site, () =>
		Promise.all( [
			work( site, isDone, () => kills < KILLS && ++kills ),
			work( site, isDone, () => false ),
		] )
	).finally( end );
	const seconds = ( performance.now() - began ) / 1000;
	const twice = [ ...received.values() ].filter( ( n ) => n > 1 ).length;
	const figure = `a morning of ${ recipients.toLocaleString( 'en' ) } digests, ${ KILLS } workers killed`;
	return [
		{ figure, value: seconds, unit: 's' },
		{
			figure: 'of these got it twice',
			value: twice,
			unit: 'people',
			target: KILLS,
		},
		{
			figure: 'its longest transaction',
			value: longest,
			unit: 'ms',
			target: MOST_MS,
		},
		{
			figure: 'memory of its workers',
			value: Math.max( ...found ),
			unit: 'MB',
			target: MOST_MB,
		},
	];
}
