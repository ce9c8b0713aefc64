// The README's snippet for scanning uploads, with ClamAV's daemon on this machine. Its one signature is that of the harmless EICAR file.
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { snippet } from '../../bin/lib/hosting.mjs';
import { run, start, stop } from '../../bin/lib/processes.mjs';
import { needScanner } from '../../bin/lib/tools.mjs';
import { leave, newSite, scratch } from '../support/operator.mjs';

/** In two parts, so that no scanner stops at this file. */
const EICAR =
	'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-' +
	'ANTIVIRUS-TEST-FILE!$H+H*';

let site, place, daemon;

const client = () => join( place, 'bin/clamdscan' );

async function isUp() {
	for ( let tries = 0; tries < 150; tries++ ) {
		const { code } = await run( client(), [ '--ping', '1' ], {
			check: false,
		} );
		if ( code === 0 ) {
			return;
		}
		await new Promise( ( done ) => setTimeout( done, 200 ) );
	}
	assert.fail( 'clamd does not answer.' );
}

before( async () => {
	await needScanner();
	place = scratch( 'clamav' );
	rmSync( place, { recursive: true, force: true } );
	for ( const folder of [ 'bin', 'signatures' ] ) {
		mkdirSync( join( place, folder ), { recursive: true } );
	}
	writeFileSync(
		join( place, 'signatures/eicar.ndb' ),
		`Eicar.Test:0:*:${ Buffer.from( EICAR ).toString( 'hex' ) }\n`
	);
	const config = join( place, 'clamd.conf' );
	writeFileSync(
		config,
		`LocalSocket ${ join( place, 'clamd.sock' ) }
DatabaseDirectory ${ join( place, 'signatures' ) }
Foreground yes
User root
`
	);
	// The snippet calls the client by its name, which asks our daemon here.
	writeFileSync(
		client(),
		`#!/bin/sh\nexec /usr/bin/clamdscan --config-file=${ config } "$@"\n`
	);
	chmodSync( client(), 0o755 );
	daemon = start( 'clamd', 'clamd', [ '--config-file', config ], {
		stdio: 'ignore',
	} );
	process.env.PATH = `${ join( place, 'bin' ) }:${ process.env.PATH }`;
	site = await newSite( 'scan' );
	mkdirSync( site.path( 'wp-content/mu-plugins' ), { recursive: true } );
	writeFileSync(
		site.path( 'wp-content/mu-plugins/scan.php' ),
		`<?php\n${ snippet( 'php scan' ) }`
	);
	await isUp();
} );

after( leave );

/** What becomes of a PDF with these words that is sent with a message: `taken`, or the status and the words about it. */
async function sent( words ) {
	const file = join( place, 'brief.pdf' );
	writeFileSync( file, `%PDF-1.7\n${ words }\n%%EOF\n` );
	return site.json(
		'eval',
		`$upload = array( 'name' => 'brief.pdf', 'type' => 'application/pdf', 'tmp_name' => '${ file }', 'error' => 0, 'size' => filesize( '${ file }' ) );
		$found = ( new DesignMarketplace\\Talks\\Files\\Message_Files() )->prepare( array( $upload ), 1 );
		echo wp_json_encode( is_wp_error( $found ) ? array( $found->get_error_data()['status'], implode( ' ', $found->get_error_data()['params'] ) ) : array( 'taken' ) );`
	);
}

test( 'a clean file is taken, and one with a virus is refused in the site’s words', async () => {
	assert.deepEqual( await sent( 'A brief.' ), [ 'taken' ] );
	const [ status, words ] = await sent( EICAR );
	assert.equal( status, 415 );
	assert.match( words, /virus scanner found something/ );
} );

test( 'no file is taken while the scanner is down', async () => {
	await stop( daemon );
	const [ status, words ] = await sent( 'A brief.' );
	assert.equal( status, 503 );
	assert.match( words, /could not be scanned/ );
	assert.equal( site.complaints(), '' );
} );
