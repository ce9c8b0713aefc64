// Emails to many, sent by two workers that are killed again and again: none is lost, none comes twice but the one in flight.
import { Problem } from '../../../bin/lib/console.mjs';
import { start, stop } from '../../../bin/lib/processes.mjs';
import { inRoot } from '../../../bin/lib/paths.mjs';
import { wp } from '../../../bin/lib/wp.mjs';
import { letterBox } from '../../support/letter-box.mjs';

const KILLS = 3;
const WORKERS = 2;
/** Seconds without an email after which only rows of killed workers can be left. */
const QUIET = 5;
/** Seconds without an email after which the queue is taken to be stuck. */
const PATIENCE = 120;
const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

const worker = ( siteDir ) =>
	start(
		'A mail worker',
		inRoot( 'bin/wp' ),
		[ 'design-marketplace', 'outbox', 'run', '--watch' ],
		{ env: { ...process.env, SITE_DIR: siteDir }, stdio: 'ignore' }
	);

const ask = async ( siteDir, code ) =>
	JSON.parse( ( await wp( siteDir, 'eval', code ) ).stdout );

/** State of the queue: rows to send or expand, rows that a worker has taken, and seconds until the last lease ends. */
const queue = ( siteDir ) =>
	ask(
		siteDir,
		`global $wpdb;
		$row = $wpdb->get_row( "SELECT COUNT(*) AS left_over, SUM(claim <> '') AS held, SUM(status = 'expand') AS expanding, MAX(next_at) AS until FROM {$wpdb->prefix}dmkt_outbox WHERE status IN ('waiting','sending','expand')" );
		echo wp_json_encode( array( 'left' => (int) $row->left_over, 'held' => (int) $row->held, 'expanding' => (int) $row->expanding, 'lease' => max( 0, strtotime( "{$row->until} UTC" ) - DesignMarketplace\\Clock::now() ) ) );`
	);

/** Moves the site's clock, as a bench has not the time to wait. */
const moveClock = ( siteDir, seconds ) =>
	ask(
		siteDir,
		`$name = DesignMarketplace\\Clock::OFFSET; update_option( $name, (int) get_option( $name, 0 ) + ${ seconds } ); echo 1;`
	);

/** Closes a design job and says how many are to be told. */
const close = ( siteDir, mission ) =>
	ask(
		siteDir,
		`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_status' => 'publish' ), array( 'ID' => ${ mission } ) );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_outbox" );
		clean_post_cache( ${ mission } );
		echo ( new DesignMarketplace\\Jobs\\Applications\\Closing() )->close( ${ mission } );`
	);

/**
 * @param {Object} site
 * @param {number} mission The design job whose candidates are told.
 */
export async function mailFigures( { siteDir, label, mailSmtpPort }, mission ) {
	const box = await letterBox( mailSmtpPort );
	const count = await close( siteDir, mission );
	const hire = () =>
		Array.from( { length: WORKERS }, () => worker( siteDir ) );
	let workers = hire();
	const began = performance.now();
	let kills = 0;
	let leases = 0;
	let waited = 0;
	let seen = 0;
	let quietSince = performance.now();
	/** The first while the recipients are still being listed, the others while emails leave. */
	const isTimeToKill = ( { expanding } ) =>
		kills < KILLS &&
		( kills === 0
			? expanding > 0
			: seen > ( count * kills ) / ( KILLS + 1 ) );
	try {
		for (;;) {
			const now = await queue( siteDir );
			if ( ! now.left ) {
				break;
			}
			if ( box.received.size !== seen ) {
				seen = box.received.size;
				quietSince = performance.now();
			}
			const quiet = ( performance.now() - quietSince ) / 1000;
			if ( isTimeToKill( now ) ) {
				kills++;
				for ( const one of workers ) {
					process.kill( -one.pid, 'SIGKILL' );
				}
				workers = hire();
			} else if ( now.held > 0 && now.lease > 1 && quiet > QUIET ) {
				// Only what killed workers had is left, and nobody else may have it before its lease is over.
				await Promise.all( workers.map( stop ) );
				await moveClock( siteDir, now.lease + 1 );
				leases++;
				waited += now.lease;
				workers = hire();
				quietSince = performance.now();
			} else if ( quiet > PATIENCE ) {
				throw new Problem(
					`After ${ seen } of ${ count } mails no other came.`
				);
			}
			await pause( 500 );
		}
	} finally {
		await Promise.all( workers.map( stop ) );
		await box.end();
	}
	const copies = [ ...box.received.values() ];
	const twice = copies.reduce( ( sum, each ) => sum + each - 1, 0 );
	const idle = leases * QUIET;
	const seconds = ( performance.now() - began ) / 1000 - idle;
	return [
		{
			figure: `mails lost of ${ count.toLocaleString( 'en' ) }, ${ WORKERS } workers killed ${ KILLS } times, once while recipients were listed`,
			unit: 'mails',
			target: 0,
			value: count - copies.length,
		},
		{
			figure: 'mails that came twice (one may be in flight in each worker killed)',
			unit: 'mails',
			target: KILLS * WORKERS,
			value: twice,
		},
		{
			figure: `work for ${ count.toLocaleString( 'en' ) } mails`,
			unit: 's',
			value: seconds,
		},
		{
			figure: 'waiting for leases of killed workers beside it (the clock is moved)',
			unit: 's',
			value: waited,
		},
	].map( ( row ) => ( { ...row, on: label } ) );
}
