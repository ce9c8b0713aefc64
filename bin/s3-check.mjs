// bin/s3-check: see the file without ".mjs".
import assert from 'node:assert/strict';
import {
	cpSync,
	existsSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allPassed, check } from './lib/checks.mjs';
import { seconds, step } from './lib/console.mjs';
import { startHosting } from './lib/hosting.mjs';
import { ask, startMariadb } from './lib/mariadb.mjs';
import { inRoot } from './lib/paths.mjs';
import {
	expectNoLog,
	expectWell,
	makeSite,
	untilUp,
} from './lib/readme-site.mjs';
import { startRedis } from './lib/redis.mjs';
import { bucket, startS3 } from './lib/s3.mjs';
import { serveInbox, startMailWorker } from './lib/serve.mjs';
import { startWp, wp } from './lib/wp.mjs';

const slug = 'design-marketplace';
const OWN = `/${ slug }/v1`;
const privateUrl = `s3://${ bucket }/private`;
const words = `%PDF-1.7\n${ '1 0 obj\n'.repeat( 10000 ) }`;
const status = async ( url ) =>
	( await fetch( url, { redirect: 'manual' } ) ).status;

/** Sizes of the files below a folder, by path. One that is being moved may be gone when it is looked at. */
const filesIn = ( folder ) =>
	new Map(
		( existsSync( folder )
			? readdirSync( folder, { recursive: true } )
			: []
		)
			.map( ( name ) => [
				name,
				statSync( join( folder, name ), { throwIfNoEntry: false } ),
			] )
			.filter( ( [ , stat ] ) => stat?.isFile() )
			.map( ( [ name, { size } ] ) => [ name, size ] )
	);

/** Files in a folder or bucket that are neither guards nor names of sites, with their sizes, without their folders. */
const contents = ( files, below = '' ) =>
	[ ...files ]
		.filter( ( [ path ] ) => path.startsWith( below ) )
		.map( ( [ path, size ] ) => [
			path
				.split( '/' )
				.at( -1 )
				.replace( /\.bin$/, '' ),
			size,
		] )
		.filter(
			( [ name ] ) =>
				! /^(index\.html|\.htaccess|site\.txt)$/.test( name )
		)
		.sort()
		.map( ( entry ) => entry.join( ' ' ) );

/** Runs "files move", kills it when some files are moved, and runs it to its end. Returns how many were moved before. */
async function moveKilled( siteDir, moved, ...args ) {
	const line = [ slug, 'files', 'move', ...args ];
	const child = startWp( 'Moving', siteDir, { stdio: 'ignore' }, ...line );
	const ended = new Promise( ( done ) => child.once( 'exit', done ) );
	while ( child.exitCode === null && ( await moved() ) < 40 ) {
		await pause( 20 );
	}
	if ( child.exitCode === null ) {
		process.kill( -child.pid, 'SIGKILL' );
	}
	await ended;
	const before = await moved();
	const { output } = await wp( siteDir, ...line );
	assert.match( output, /Success: \d+ files are moved/ );
	assert.ok( before >= 40, 'It was not killed in the middle.' );
	return before;
}

/** People with something to keep, made while all of it is in folders. */
async function makePeople() {
	const { multipart } = await import( '../tests/support/client.mjs' );
	const { apply, newCompany, newDesigner, newMission } =
		await import( '../tests/support/people.mjs' );
	const { pngFile } = await import( '../tests/support/pictures.mjs' );
	const publish = ( { api } ) =>
		api.post(
			'/wp/v2/work',
			multipart( {
				title: 'Grotesk',
				client: 'Own',
				month: 0,
				year: 2026,
				image: pngFile( 1200, 800 ),
			} )
		);
	/** A designer with a project, and where a picture of it is. */
	const designer = async () => {
		const person = await newDesigner();
		const { status: code, body, text } = await publish( person );
		assert.equal( code, 201, text );
		const { base_path: base, breakpoints } = body.image;
		return {
			...person,
			work: body.id,
			address: base + breakpoints.lg[ '2x' ],
		};
	};
	const [ company, ada ] = [ await newCompany(), await newDesigner() ];
	await apply( ada, company, await newMission( company ) );
	const { body } = await ada.api.get( `${ OWN }/conversations` );
	const path = `${ OWN }/conversations/${ body[ 0 ].id }`;
	const send = () => {
		const form = new FormData();
		form.append( 'text', 'See' );
		form.append(
			'files[]',
			new File( [ words ], 'a.pdf', { type: 'application/pdf' } )
		);
		return company.api.post( path, form );
	};
	const sent = await send();
	assert.equal( sent.status, 201, sent.text );
	return {
		ada,
		publish,
		designer,
		send,
		/** A fresh address of the newest file. */
		file: async () =>
			( await ada.api.get( path ) ).body.messages.at( -1 ).files[ 0 ].url,
		inFolder: await designer(),
	};
}

const parts = ( { roots, second, s3, sql, env, folder, switchTo, people } ) => {
	const [ siteDir ] = roots;
	const uploads = join( siteDir, 'wp-content/uploads' );
	const localPrivate = join( folder, 'private' );
	const daily = () =>
		wp( siteDir, 'cron', 'event', 'run', 'design_marketplace_daily' );
	const members = ( what, { email }, ...more ) =>
		wp( siteDir, slug, 'members', what, email, ...more );
	const erase = ( { email } ) => wp( siteDir, slug, 'erase', email, '--yes' );
	const off = ( who ) => members( 'off', who, '--reason=spam' );
	const keys = async ( below ) =>
		[ ...( await s3.objects() ).keys() ].filter( ( key ) =>
			key.startsWith( below )
		);
	/** In all its sizes: in the bucket, and what the CDN has of it. */
	const isReadable = async ( address, wanted ) => {
		const [ , place ] = address.match( /\/(\d{4}\/\d\d\/\w{32})/ );
		const found = await keys( `uploads/${ place }` );
		const there = address.replace(
			`${ env.SITE_URL }/wp-content/uploads`,
			s3.cdn
		);
		assert.deepEqual(
			[ found.length, await status( there ) ],
			wanted ? [ 4, 200 ] : [ 0, 404 ],
			`${ address }: ${ found }`
		);
	};
	const held = async () => ( {
		objects: [ ...( await s3.objects() ).keys() ].sort(),
		rows: await sql(
			"SELECT COUNT(*) FROM marketplace.wp_posts WHERE post_type IN ( 'attachment', 'dmkt_work' )"
		),
	} );
	/** While the bucket takes nothing, it is said, pages are there, and nothing of it stays. */
	const refuses = async ( mode, reading ) => {
		const [ before, url ] = [ await held(), await people.file() ];
		s3.mode = mode;
		try {
			const start = performance.now();
			const work = await people.publish( people.ada );
			process.stdout.write( `(507 after ${ seconds( start ) }) ` );
			assert.deepEqual(
				[ work.status, work.body.code ],
				[ 507, 'rest_files_unstored' ],
				work.text
			);
			assert.equal( ( await people.send() ).status, 507 );
			for ( const path of [
				'/',
				'/designers',
				`/designer/${ people.ada.slug }`,
			] ) {
				assert.equal( await status( env.SITE_URL + path ), 200, path );
			}
			const read = await fetch( url );
			assert.deepEqual(
				[ read.status, read.headers.get( 'retry-after' ) ],
				reading
			);
		} finally {
			s3.mode = 'well';
		}
		assert.deepEqual( await held(), before );
		assert.equal( await status( url ), 200 );
	};
	const there = {};
	return {
		'to S3, killed': async () => {
			Object.assign( there, {
				uploads: contents( filesIn( uploads ) ),
				private: contents( filesIn( localPrivate ) ),
			} );
			await switchTo( 's3' );
			await off( people.inFolder );
			const count = async () => ( await s3.objects() ).size;
			const before = await moveKilled( siteDir, count, uploads );
			await wp(
				siteDir,
				slug,
				'files',
				'move',
				localPrivate,
				'--private'
			);
			const objects = await s3.objects();
			assert.deepEqual( contents( objects, 'uploads/' ), there.uploads );
			assert.deepEqual( contents( objects, 'private/' ), there.private );
			assert.deepEqual( contents( filesIn( uploads ) ), [] );
			assert.deepEqual( contents( filesIn( localPrivate ) ), [] );
			process.stdout.write(
				`(${ before } of ${ objects.size } before the kill) `
			);
			assert.equal( await status( people.inFolder.address ), 404 );
			await isReadable( people.inFolder.address, false );
			await members( 'on', people.inFolder );
			await isReadable( people.inFolder.address, true );
		},
		doctor: () => expectWell( siteDir ),
		contract: async () => {
			const { contractTests } = await import( './lib/runs.mjs' );
			return allPassed(
				await contractTests( 's3', env, [
					'message-files.test.mjs',
					'uploads.test.mjs',
					'states.test.mjs',
					'open-portfolios.test.mjs',
				] )
			);
		},
		'two servers': async () => {
			const { address } = await people.designer();
			assert.equal( await status( address ), 200 );
			const url = await people.file();
			for ( const at of [ env.SITE_URL, second ] ) {
				const read = await fetch( url.replace( env.SITE_URL, at ) );
				assert.equal( await read.text(), words );
			}
		},
		private: async () => {
			assert.equal( ( await people.send() ).status, 201 );
			const names = ( await keys( 'private/' ) ).filter( ( key ) =>
				key.endsWith( '.bin' )
			);
			assert.ok( names.length > 1 );
			for ( const key of names ) {
				assert.ok( ! ( await s3.bytes( key ) ).includes( 'obj' ) );
				assert.equal(
					await status( `${ s3.url }/${ bucket }/${ key }` ),
					403
				);
			}
		},
		hidden: async () => {
			const cara = await people.designer();
			await isReadable( cara.address, true );
			await off( cara );
			await isReadable( cara.address, false );
			await members( 'on', cara );
			await isReadable( cara.address, true );
			const dora = await people.designer();
			await isReadable( dora.address, true );
			await erase( dora );
			await isReadable( dora.address, false );
		},
		slow: async () => {
			s3.mode = 'slow';
			try {
				const { address } = await people.designer();
				await isReadable( address, true );
				assert.equal( ( await people.send() ).status, 201 );
				assert.equal( await status( await people.file() ), 200 );
			} finally {
				s3.mode = 'well';
			}
		},
		full: () => refuses( 'full', [ 200, null ] ),
		away: () => refuses( 'away', [ 503, '60' ] ),
		hanging: () => refuses( 'hanging', [ 503, '60' ] ),
		'hidden and deleted while away': async () => {
			const [ cara, dora ] = [
				await people.designer(),
				await people.designer(),
			];
			await isReadable( cara.address, true );
			await isReadable( dora.address, true );
			s3.mode = 'away';
			await off( cara );
			await erase( dora );
			s3.mode = 'well';
			await daily();
			await isReadable( cara.address, false );
			await isReadable( dora.address, false );
			await members( 'on', cara );
			await isReadable( cara.address, true );
		},
		archive: async () => {
			const file = join( folder, 'all.zip' );
			const { output } = await wp(
				siteDir,
				slug,
				'archive',
				'export',
				file,
				'--with-messages'
			);
			const [ , number ] = output.match( /, (\d+) files/ );
			const objects = contents( await s3.objects() ).length;
			assert.equal(
				Number( number ),
				objects,
				'Not all files are in it.'
			);
			rmSync( file );
		},
		'back, killed': async () => {
			const before = await s3.objects();
			const url = await people.file();
			await switchTo( 'folders' );
			const count = async () => filesIn( uploads ).size;
			await moveKilled( siteDir, count, `s3://${ bucket }/uploads` );
			await wp( siteDir, slug, 'files', 'move', privateUrl, '--private' );
			assert.deepEqual(
				contents( filesIn( uploads ) ),
				contents( before, 'uploads/' )
			);
			assert.deepEqual(
				contents( filesIn( localPrivate ) ),
				contents( before, 'private/' )
			);
			assert.deepEqual( contents( await s3.objects() ), [] );
			assert.equal( await ( await fetch( url ) ).text(), words );
			assert.equal( await status( people.inFolder.address ), 200 );
		},
		log: async () => expectNoLog( ...roots ),
	};
};

await check( async ( folder, part ) => {
	// These modules need npm's packages, which are installed only now.
	const { default: getPort } = await import( 'get-port' );
	const { demoPackage, makeZip } = await import( './lib/zip.mjs' );
	const [ port, port2 ] = [ await getPort(), await getPort() ];
	const url = `http://localhost:${ port }`;
	const [ mailWebPort, mailSmtpPort ] = [ await getPort(), await getPort() ];
	let mariadb, redis, s3, siteDir, people;
	const copy = join( folder, 'second' );
	await step( 'MariaDB, Redis, S3', async () => {
		mariadb = await startMariadb( join( folder, 'mariadb' ) );
		redis = await startRedis();
		s3 = await startS3( join( folder, 's3' ), getPort );
	} );
	await step( 'Site', async () => {
		( { siteDir } = await makeSite( {
			folder,
			zip: await makeZip(),
			url,
			mariadb,
			redis,
			mailSmtpPort,
		} ) );
		const constants = {
			S3_VENDOR: inRoot( 'vendor' ),
			S3_URL: s3.url,
			S3_CDN: s3.cdn,
			S3_ON: join( folder, 's3-on' ),
		};
		for ( const [ name, value ] of Object.entries( constants ) ) {
			await wp( siteDir, 'config', 'set', name, value );
		}
		cpSync(
			inRoot( 'tests/support/s3-uploads.php' ),
			join( siteDir, 'wp-content/mu-plugins/s3-uploads.php' )
		);
	} );
	await step( 'Demo content', () =>
		wp(
			siteDir,
			slug,
			'seed',
			`--package=${ demoPackage }`,
			'--members=30',
			'--yes'
		).then( () => 'made' )
	);
	const env = {
		SITE_DIR: siteDir,
		SITE_URL: url,
		SECOND_SITE_URL: `http://localhost:${ port2 }`,
		INBOX_URL: `http://localhost:${ mailWebPort }`,
	};
	Object.assign( process.env, env );
	await step( 'Two web servers, inbox, people', async () => {
		await serveInbox( { siteDir, mailWebPort, mailSmtpPort } );
		cpSync( siteDir, copy, { recursive: true } );
		rmSync( join( copy, 'wp-content/uploads' ), { recursive: true } );
		await startHosting( { siteDir, port } );
		await startHosting( { siteDir: copy, port: port2 } );
		startMailWorker( { siteDir } );
		await untilUp( url );
		people = await makePeople();
	} );
	const roots = [ siteDir, copy ];
	const switchTo = async ( where ) => {
		const place = where === 's3' ? privateUrl : join( folder, 'private' );
		for ( const root of roots ) {
			await wp(
				root,
				'config',
				'set',
				'DESIGN_MARKETPLACE_PRIVATE_DIR',
				place
			);
		}
		rmSync( join( folder, 's3-on' ), { force: true } );
		if ( where === 's3' ) {
			writeFileSync( join( folder, 's3-on' ), '' );
		}
	};
	const all = parts( {
		roots,
		second: env.SECOND_SITE_URL,
		s3,
		sql: ( text ) => ask( mariadb.socket, text ),
		env: process.env,
		folder,
		switchTo,
		people,
	} );
	for ( const [ name, work ] of Object.entries( all ) ) {
		await part( name, work );
	}
	await s3.end();
	await redis.end();
	await mariadb.end();
} );
