// Mails to many, sent by two workers that are killed again and again: none is lost, none comes twice but the one in flight.
import { Problem } from '../../../bin/lib/console.mjs';
import { start, stop } from '../../../bin/lib/processes.mjs';
import { inRoot } from '../../../bin/lib/paths.mjs';
import { wp } from '../../../bin/lib/wp.mjs';
import { letterBox } from '../../support/letter-box.mjs';

const KILLS = 3;
const WORKERS = 2;
/** Seconds without a mail after which the queue is taken to be stuck. */
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

/** Mails still to be sent; those of a worker that died are due at once, as if its lease were over. */
const left = ( siteDir ) =>
	ask(
		siteDir,
		`global $wpdb; $t = "{$wpdb->prefix}dm_outbox";
		$wpdb->query( "UPDATE {$t} SET next_at = '2026-01-01 00:00:00' WHERE status IN ('sending','expand') AND NOT EXISTS ( SELECT 1 FROM ( SELECT id FROM {$t} WHERE status = 'waiting' LIMIT 1 ) w )" );
		echo (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$t} WHERE status IN ('waiting','sending','expand')" );`
	);

/**
 * @param {Object} site
 * @param {number} mission The design job whose candidates are told.
 */
export async function mailFigures( { siteDir, label, mailSmtpPort }, mission ) {
	const box = await letterBox( mailSmtpPort );
	const count = await ask(
		siteDir,
		`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_status' => 'publish' ), array( 'ID' => ${ mission } ) );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}dm_outbox" );
		clean_post_cache( ${ mission } );
		echo ( new DesignMarketplace\\Missions\\Closing() )->close( ${ mission } );`
	);
	let workers = Array.from( { length: WORKERS }, () => worker( siteDir ) );
	const began = performance.now();
	let killed = 0;
	let seen = 0;
	let quiet = 0;
	try {
		while ( ( await left( siteDir ) ) || box.received.size < count ) {
			await pause( 500 );
			quiet = box.received.size === seen ? quiet + 0.5 : 0;
			seen = box.received.size;
			if ( quiet > PATIENCE ) {
				throw new Problem(
					`After ${ seen } of ${ count } mails no other came.`
				);
			}
			if (
				killed < KILLS &&
				seen > ( count * ( killed + 1 ) ) / ( KILLS + 1 )
			) {
				killed++;
				for ( const one of workers ) {
					process.kill( -one.pid, 'SIGKILL' );
				}
				workers = workers.map( () => worker( siteDir ) );
			}
		}
	} finally {
		await Promise.all( workers.map( stop ) );
		await box.end();
	}
	const copies = [ ...box.received.values() ];
	const twice = copies.reduce( ( sum, each ) => sum + each - 1, 0 );
	const seconds = ( performance.now() - began ) / 1000;
	return [
		{
			figure: `mails lost of ${ count.toLocaleString( 'en' ) }, ${ WORKERS } workers killed ${ KILLS } times`,
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
			figure: `time for ${ count.toLocaleString( 'en' ) } mails`,
			unit: 's',
			value: seconds,
		},
	].map( ( row ) => ( { ...row, on: label } ) );
}
