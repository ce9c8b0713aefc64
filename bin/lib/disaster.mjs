// Writes and emails through a disaster: nothing that was answered is lost, and each email is sent once.
import { randomUUID } from 'node:crypto';
import { asTest } from './checks.mjs';
import { wp } from './wp.mjs';

const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

/** Of the site's administrator. */
const address = 'admin@example.test';

const isSent = ( count ) => `sent\t${ count }`;

/**
 * Queues emails to the administrator.
 *
 * @param {string} siteDir
 * @param {number} count
 * @return {Promise<(database: Object) => Promise<Object>>} Whether each was sent once, as a database that takes writes knows it, also when the
 * lease of those that nobody finished is over.
 */
export async function queue( siteDir, count ) {
	const { mailsTo } = await import( '../../tests/support/client.mjs' );
	const before = ( await mailsTo( address ) ).length;
	const name = `many${ before }`;
	await wp(
		siteDir,
		'eval',
		`DesignMarketplace\\Kernel\\Database\\Transaction::run( function () {
			for ( $i = 0; $i < ${ count }; $i++ ) {
				( new DesignMarketplace\\Mail\\Outbox() )->enqueue( "${ name }:$i", 'user:1', 'password_changed' );
			}
		} );`
	);
	return async ( { sql } ) => {
		const which = `event LIKE '${ name }:%'`;
		const table = 'marketplace.wp_dmkt_outbox';
		const states = () =>
			sql(
				`SELECT status, COUNT(*) FROM ${ table } WHERE ${ which } GROUP BY status`
			);
		const until = Date.now() + 150_000;
		while ( ( await states() ) !== isSent( count ) && Date.now() < until ) {
			await pause( 500 );
			// The leases of workers that are gone for a minute end.
			await sql(
				`UPDATE ${ table } SET next_at = '2000-01-01' WHERE ${ which } AND ( status = 'waiting'
				OR ( status = 'sending' AND next_at < UTC_TIMESTAMP() + INTERVAL 9 MINUTE ) )`
			);
		}
		const arrived = ( await mailsTo( address ) ).slice( before );
		const result = `${ await states() }, ${ arrived.length } arrived`;
		const wanted = `${ isSent( count ) }, ${ count } arrived`;
		return asTest( result === wanted ? '' : result );
	};
}

/**
 * Four conversations are written to until something has happened and been mended. Writers repeat what was not answered, as browsers do.
 *
 * @param {() => Promise<void>} disaster
 * @return {Promise<Object>} Whether all that was answered is there, once, and nobody got another failure than 503 with Retry-After.
 */
export async function writeThrough( disaster ) {
	const people = await import( '../../tests/support/people.mjs' );
	const conversations = '/design-marketplace/v1/conversations';
	const company = await people.newCompany();
	const mission = await people.newMission( company );
	const wrong = new Set();
	let refused = 0;
	let longest = 0;
	let isOver = false;
	const write = async () => {
		const who = await people.newDesigner();
		await people.apply( who, company, mission );
		const [ { id } ] = ( await who.api.get( conversations ) ).body;
		const path = `${ conversations }/${ id }`;
		return { who, path, texts: [] };
	};
	const send = async ( { who, path, texts } ) => {
		for ( let more = 3; more > 0; more -= isOver ? 1 : 0 ) {
			const message = {
				text: `Number ${ texts.length }`,
				request_id: randomUUID(),
			};
			const start = performance.now();
			for ( const end = Date.now() + 90_000; Date.now() < end; ) {
				const { status, headers, text } = await who.api
					.post( path, message )
					.catch( ( error ) => ( { text: error.stack } ) );
				if ( status === 200 || status === 201 ) {
					break;
				}
				refused++;
				if ( status !== 503 || ! headers.get( 'retry-after' ) ) {
					wrong.add( `${ status } ${ text }` );
				}
				await pause( 1000 );
			}
			longest = Math.max( longest, performance.now() - start );
			texts.push( message.text );
			await pause( 100 );
		}
	};
	const all = [];
	for ( let i = 0; i < 4; i++ ) {
		all.push( await write() );
	}
	const happening = disaster().finally( () => {
		isOver = true;
	} );
	await Promise.all( [ happening, ...all.map( send ) ] );
	for ( const { who, path, texts } of all ) {
		const stored = [];
		let before;
		do {
			const { body } = await who.api.get( path, before && { before } );
			const page = body.messages;
			stored.unshift( ...page.map( ( { text } ) => text ) );
			before = page.length === 50 ? page[ 0 ].id : 0;
		} while ( before );
		const found = stored.filter( ( text ) => text.startsWith( 'Number' ) );
		if ( found.join() !== texts.join() ) {
			wrong.add( `Answered: ${ texts }. Stored: ${ found }.` );
		}
	}
	const count = all.reduce( ( sum, { texts } ) => sum + texts.length, 0 );
	process.stdout.write(
		`${ count } messages, ${ refused } refused at first, the longest took ${ ( longest / 1000 ).toFixed( 1 ) } s … `
	);
	return asTest( [ ...wrong ].join( '\n' ) );
}
