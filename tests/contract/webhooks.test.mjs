// What another system on this machine is told: it fails, hangs, leads elsewhere and comes back. The rules are in WebhooksTest.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { wp } from '../../bin/lib/wp.mjs';
import { newCompany, newMission } from '../support/people.mjs';

const site = process.env.SITE_DIR;
const SECRET = 'of both & of nobody else';

/** What the other system does next, and what it was told. */
let manner = 'fails';
let told = [];
let server;

const answers = {
	fails: ( response ) => response.writeHead( 500 ).end(),
	hangs: () => {},
	leads: ( response ) =>
		response.writeHead( 302, { Location: '/elsewhere' } ).end(),
	takes: ( response ) => response.writeHead( 204 ).end(),
};

const set = ( url, secret, events ) =>
	wp(
		site,
		'eval',
		`foreach ( array( 'url' => '${ url }', 'secret' => '${ secret }', 'events' => explode( ' ', '${ events }' ) ) as $name => $value ) { update_option( "design_marketplace_webhook_{$name}", array_filter( (array) $value ) ? $value : ( 'events' === $name ? array() : '' ) ); }`
	);

/** Has the outbox try what waits for the other system now, and gives the rows as they are then. */
async function deliver() {
	told = [];
	const { stdout } = await wp(
		site,
		'eval',
		`global $wpdb;
		$rows = fn() => $wpdb->get_results( "SELECT id, status, attempts, error FROM {$wpdb->prefix}dmkt_outbox WHERE message = 'webhook'", ARRAY_A );
		DesignMarketplace\\Mail\\Outbox_Entries::retry( array_map( 'intval', array_column( $rows(), 'id' ) ) );
		$begun = microtime( true );
		// The site's own worker may have taken it.
		do {
			( new DesignMarketplace\\Mail\\Worker() )->run( 100 );
		} while ( in_array( 'sending', array_column( $rows(), 'status' ), true ) );
		echo "\\n" . wp_json_encode( array( 'rows' => $rows(), 'seconds' => microtime( true ) - $begun ) );`
	);
	return JSON.parse( stdout.trim().split( '\n' ).at( -1 ) );
}

before( async () => {
	server = createServer( async ( request, response ) => {
		let body = '';
		for await ( const part of request ) {
			body += part;
		}
		told.push( { path: request.url, headers: request.headers, body } );
		answers[ manner ]( response );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	await set(
		`http://127.0.0.1:${ server.address().port }/hook`,
		SECRET,
		'mission_published'
	);
} );

after( async () => {
	server.closeAllConnections();
	server.close();
	await set( '', '', '' );
} );

test( 'another system that fails, hangs, leads elsewhere and comes back is told once, signed, by a number alone', async () => {
	const job = await newMission( await newCompany(), {} );

	manner = 'fails';
	const failed = await deliver();
	assert.equal( failed.rows[ 0 ].status, 'waiting' );
	assert.match( failed.rows[ 0 ].error, /500/ );
	const [ first ] = told;

	manner = 'leads';
	const led = await deliver();
	assert.match( led.rows[ 0 ].error, /302/ );
	assert.deepEqual(
		told.map( ( { path } ) => path ),
		[ '/hook' ]
	);

	manner = 'hangs';
	const hung = await deliver();
	assert.equal( hung.rows[ 0 ].status, 'waiting' );
	assert.ok( hung.seconds >= 4 && hung.seconds < 15, `${ hung.seconds } s` );

	manner = 'takes';
	const taken = await deliver();
	assert.equal( taken.rows[ 0 ].status, 'sent' );
	const [ { headers, body } ] = told;
	const signature = createHmac( 'sha256', SECRET )
		.update( `${ headers[ 'x-dm-timestamp' ] }.${ body }` )
		.digest( 'hex' );
	assert.equal( headers[ 'x-dm-signature' ], `sha256=${ signature }` );
	assert.equal( body, first.body, 'The same delivery at each attempt.' );
	const { delivery, happened, ...rest } = JSON.parse( body );
	assert.match( delivery, /^[0-9a-f-]{36}$/ );
	assert.ok( Number.isInteger( happened ) );
	assert.deepEqual( rest, { event: 'mission_published', mission: job.id } );

	await deliver();
	assert.deepEqual( told, [] );
} );
