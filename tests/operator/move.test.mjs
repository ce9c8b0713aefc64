// Ten thousand members of a list come into a site, which is killed meanwhile; and all of it goes to another site, which answers the same.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startWp } from '../../bin/lib/wp.mjs';
import {
	leave,
	newSite,
	scratch,
	seed,
	served,
	slug,
} from '../support/operator.mjs';

const MEMBERS = 10000;

let from, to, folder;

/** How long the work takes, in words. */
const timed = async ( t, name, work ) => {
	const start = performance.now();
	const result = await work();
	const took = ( ( performance.now() - start ) / 1000 ).toFixed( 1 );
	t.diagnostic( `${ name }: ${ took } s` );
	return result;
};

const added = async () =>
	Number(
		await from.must(
			'eval',
			'$last = DesignMarketplace\\Desk\\Import\\Import::last()[0] ?? array(); echo "running" === ( $last["state"] ?? "" ) ? $last["added"] : 0;'
		)
	);

before( async () => {
	folder = join( scratch( 'move' ), '..' );
	from = await newSite( 'move-from' );
	to = await newSite( 'move-to' );
} );

after( leave );

test( 'ten thousand members come in, each once, though the process is killed', async ( t ) => {
	const file = join( folder, 'members.csv' );
	const rows = Array.from(
		{ length: MEMBERS },
		( _, at ) => `m${ at }@example.test,Member ${ at },Bern`
	);
	writeFileSync(
		file,
		[ 'email,name,city', ...rows, rows[ 0 ] ].join( '\n' )
	);
	const command = [ 'import', 'members', file, '--role=designer' ];
	await timed( t, 'tried', () => from.wp( slug, ...command, '--try' ) );
	const first = startWp( 'import', from.siteDir, {}, slug, ...command );
	while ( ( await added() ) < 500 ) {
		assert.equal( first.exitCode, null, 'It has not ended yet.' );
	}
	process.kill( first.pid, 'SIGKILL' );
	await once( first, 'exit' );
	const { output } = await timed( t, 'gone on', () =>
		from.wp( slug, 'import', 'resume' )
	);
	assert.match( output, new RegExp( `${ MEMBERS } added, 1 refused` ) );
	const counted = await from.must(
		slug,
		'members',
		'list',
		'--state=waiting',
		'--format=count',
		'--limit=20000'
	);
	assert.equal( counted, String( MEMBERS ) );
	const listed = await from.must(
		'eval',
		'echo ( new DesignMarketplace\\Directory\\Query() )->figures()["designers"];'
	);
	assert.equal( listed, '0', 'Nobody is listed before they join.' );
} );

const OPEN = [
	'/wp/v2/users?role=designer&per_page=100',
	'/wp/v2/users?role=contractor&per_page=100',
	'/wp/v2/skill?per_page=100',
	'/wp/v2/event',
	'/wp/v2/resource',
	'/wp/v2/reading',
	'/wp/v2/past_project',
	'/wp/v2/pages?per_page=100',
	'/wp/v2/options',
	'/design-marketplace/v1/figures',
	'/design-marketplace/v1/schools',
];

const OWN = [
	'/wp/v2/users/me',
	'/wp/v2/work',
	'/wp/v2/mission',
	'/wp/v2/application',
	'/design-marketplace/v1/conversations',
	'/design-marketplace/v1/lists',
	'/design-marketplace/v1/saved',
];

const read = ( site ) =>
	served( site, async () => {
		const found = {};
		const ask = async ( path, name, headers ) => {
			const answer = await site.get( `/wp-json${ path }`, { headers } );
			found[ `${ path } by ${ name }` ] = [
				answer.status,
				( await answer.text() )
					.replaceAll( JSON.stringify( site.url ).slice( 1, -1 ), '' )
					.replaceAll( site.url.replaceAll( '/', '\\/' ), '' ),
			];
		};
		for ( const path of OPEN ) {
			await ask( path, 'a stranger', {} );
		}
		for ( const username of [
			'designer@example.test',
			'startup@example.test',
		] ) {
			const answer = await site.get( '/wp-json/jwt-auth/v1/token', {
				method: 'POST',
				body: new URLSearchParams( {
					username,
					password: 'password123',
				} ),
			} );
			const { token } = await answer.json();
			for ( const path of OWN ) {
				await ask( path, username, {
					Authorization: `Bearer ${ token }`,
				} );
			}
		}
		return found;
	} );

test( 'all of it goes to another site in one file, which answers the same and mails nobody', async ( t ) => {
	await from.must( slug, ...seed );
	const file = join( folder, 'marketplace.zip' );
	await timed( t, 'written', () =>
		from.must(
			slug,
			'archive',
			'export',
			file,
			'--with-messages',
			'--with-passwords'
		)
	);
	const { mode, size } = statSync( file );
	assert.equal( mode % 0o1000, 0o600 );
	t.diagnostic( `${ size } bytes` );
	const key = join( folder, 'key' );
	writeFileSync(
		key,
		( await from.wp( 'option', 'get', 'design_marketplace_files_key' ) )
			.stdout
	);
	await timed( t, 'taken in', () =>
		to.must(
			slug,
			'archive',
			'import',
			file,
			`--files-key=${ key }`,
			'--yes'
		)
	);
	assert.deepEqual( await read( to ), await read( from ) );
	await to.must( 'cron', 'event', 'run', 'design_marketplace_daily' );
	assert.equal(
		await to.must(
			slug,
			'outbox',
			'list',
			'--status=waiting',
			'--format=count'
		),
		'0'
	);
	const again = await to.wp( slug, 'archive', 'import', file, '--yes' );
	assert.equal( again.code, 1 );
	assert.match( again.output, /has members/ );
	assert.equal( from.complaints() + to.complaints(), '' );
} );
