// WordPress Playground: blueprint.json installs the zip, fills the site and logs in, without a network.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import getPort from 'get-port';
import { inRoot, runtime } from '../../bin/lib/paths.mjs';
import { start, stop } from '../../bin/lib/processes.mjs';
import { leave, scratch, slug, theZip } from '../support/operator.mjs';

/** Slower than PHP: it runs in WebAssembly. */
const most = 300_000;

after( leave );

/**
 * Waits for a line of a program.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {RegExp}                                    line
 */
const untilSaid = ( child, line ) =>
	new Promise( ( resolve, reject ) => {
		let said = '';
		const listen = ( chunk ) => {
			said += chunk;
			if ( line.test( said ) ) {
				resolve( said );
			}
		};
		child.stdout.setEncoding( 'utf8' ).on( 'data', listen );
		child.stderr.setEncoding( 'utf8' ).on( 'data', listen );
		child.once( 'exit', () => reject( new Error( said ) ) );
	} );

/**
 * What a browser gets that follows redirects and keeps cookies.
 *
 * @param {string}              url
 * @param {Map<string, string>} cookies
 */
async function visit( url, cookies ) {
	for ( let at = url, hops = 0; hops < 10; hops++ ) {
		const cookie = [ ...cookies ].map( ( pair ) => pair.join( '=' ) );
		const answer = await fetch( at, {
			redirect: 'manual',
			headers: { cookie: cookie.join( '; ' ) },
		} );
		for ( const line of answer.headers.getSetCookie() ) {
			const [ name, value ] = line.split( ';' )[ 0 ].split( /=(.*)/s );
			cookies.set( name, value );
		}
		if ( answer.status < 300 || answer.status > 399 ) {
			return { status: answer.status, body: await answer.text() };
		}
		at = new URL( answer.headers.get( 'location' ), at ).href;
	}
	throw new Error( `${ url } leads in a circle` );
}

test(
	'the blueprint leads to a full marketplace',
	{ timeout: most },
	async () => {
		const folder = scratch( 'playground' );
		const core = join( folder, 'core' );
		mkdirSync( folder, { recursive: true } );
		cpSync( join( runtime, 'wordpress' ), core, { recursive: true } );
		cpSync( inRoot( 'blueprint.json' ), join( folder, 'blueprint.json' ) );
		cpSync( await theZip(), join( folder, `${ slug }.zip` ) );
		const port = await getPort();
		const url = `http://127.0.0.1:${ port }`;
		const playground = start( 'Playground', process.execPath, [
			inRoot( 'node_modules/@wp-playground/cli/wp-playground.js' ),
			'server',
			`--port=${ port }`,
			`--blueprint=${ join( folder, 'blueprint.json' ) }`,
			'--blueprint-may-read-adjacent-files',
			'--mount-dir-before-install',
			core,
			'/wordpress',
			'--wordpress-install-mode=install-from-existing-files',
		] );
		try {
			await untilSaid( playground, /WordPress is running/ );
			const stranger = await fetch(
				`${ url }/wp-json/wp/v2/users?role=designer`
			);
			assert.ok( Number( stranger.headers.get( 'x-wp-total' ) ) > 0 );
			const cookies = new Map();
			const home = await visit( `${ url }/`, cookies );
			assert.equal( home.status, 200 );
			assert.match( home.body, /design-marketplace-boot/ );
			const menu = await visit( `${ url }/wp-admin/`, cookies );
			assert.match( menu.body, /admin\.php\?page=design-marketplace/ );
		} finally {
			await stop( playground );
		}
	}
);
