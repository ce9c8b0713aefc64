// A portfolio of forty projects with twelve pictures each, out of one site and into an empty one.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { run } from '../../bin/lib/processes.mjs';
import { leave, newSite, scratch, served, slug } from '../support/operator.mjs';

const WORKS = 40;
const PICTURES = 12;
const MEMORY = 32 * 1024 * 1024;
const login = { username: 'ada@example.test', password: 'password123' };

let from, to, archive;

/** Notes the memory of each request. */
const meter = `<?php
add_action( 'shutdown', fn() => file_put_contents( WP_CONTENT_DIR . '/peak', memory_get_peak_usage( true ) ) );
`;

/** An archive as the plugin writes it. Each picture has a width of its own, so that its place can be told. */
const made = `
$works = array();
$zip   = new ZipArchive();
$zip->open( $argv[1], ZipArchive::CREATE );
for ( $number = 0; $number < ${ WORKS }; $number++ ) {
	$pictures = array();
	for ( $at = 0; $at < ${ PICTURES }; $at++ ) {
		$image = imagecreatetruecolor( 500 + $number * ${ PICTURES } + $at, 400 );
		imagefill( $image, 0, 0, imagecolorallocate( $image, $number * 6, $at * 20, 120 ) );
		imagefilledellipse( $image, 200, 200, 300, 100 + $at * 20, imagecolorallocate( $image, 250, $number * 6, 20 ) );
		ob_start();
		imagejpeg( $image, null, 80 );
		$name = "pictures/$number-$at.jpg";
		$zip->addFromString( $name, ob_get_clean() );
		$pictures[] = array( 'file' => $name, 'alt' => "Picture $at of <$number>", 'caption' => $at % 2 ? '' : "Caption $at" );
	}
	$works[] = array(
		'title' => "Project $number & more", 'client' => "Client $number", 'description' => "Line one\\nof $number", 'month' => $number % 12, 'year' => 2000 + $number % 20,
		'status' => $number % 7 ? 'publish' : 'draft', 'visibility' => $number % 5 ? 'public' : 'unlisted', 'video_url' => '', 'pictures' => $pictures,
	);
}
$zip->addFromString( 'portfolio.json', json_encode( array( 'format' => 'design-marketplace-portfolio', 'version' => 1, 'works' => $works ) ) );
exit( $zip->close() ? 0 : 1 );`;

const call = ( site, token, path, options = {} ) =>
	site.get( `/wp-json${ path }`, {
		...options,
		headers: { ...( token && { Authorization: `Bearer ${ token }` } ) },
	} );

const tokenOf = async ( site ) => {
	const answer = await call( site, null, '/jwt-auth/v1/token', {
		method: 'POST',
		body: new URLSearchParams( login ),
	} );
	return ( await answer.json() ).token;
};

/** What is told of a project, without what every site gives it anew. */
const told = ( work ) => ( {
	...Object.fromEntries(
		[
			'title',
			'client',
			'description',
			'month',
			'year',
			'status',
			'visibility',
		].map( ( name ) => [ name, work[ name ] ] )
	),
	pictures: work.pictures.map( ( { alt, caption, width, height } ) => [
		alt,
		caption,
		width,
		height,
	] ),
} );

const works = async ( site, token ) => {
	const query = 'author_name=ada&per_page=100';
	const answer = await call( site, token, `/wp/v2/work?${ query }` );
	return ( await answer.json() ).map( told );
};

const peak = ( site ) =>
	Number( readFileSync( site.path( 'wp-content/peak' ), 'utf8' ) );

/** How long the work takes, in words. */
const timed = async ( t, name, work ) => {
	const start = performance.now();
	const result = await work();
	const took = ( ( performance.now() - start ) / 1000 ).toFixed( 1 );
	t.diagnostic( `${ name }: ${ took } s` );
	return result;
};

before( async () => {
	archive = join( scratch( 'portfolio' ), '..', 'portfolio.zip' );
	await run( 'php', [ '-r', made, '--', archive ] );
	from = await newSite( 'portfolio-from' );
	to = await newSite( 'portfolio-to' );
	for ( const site of [ from, to ] ) {
		await site.must(
			'user',
			'create',
			'ada',
			login.username,
			'--role=designer',
			`--user_pass=${ login.password }`
		);
		await site.must( slug, 'members', 'activate', 'ada' );
		await run( 'mkdir', [ '-p', site.path( 'wp-content/mu-plugins' ) ] );
		writeFileSync( site.path( 'wp-content/mu-plugins/meter.php' ), meter );
	}
} );

after( leave );

test( 'a portfolio of forty projects with twelve pictures goes from one site into another as it was', async ( t ) => {
	await timed( t, 'in, by WP-CLI', () =>
		from.must( slug, 'portfolio', 'import', 'ada', archive )
	);
	let those, bytes;
	await served( from, async () => {
		const token = await tokenOf( from );
		those = await works( from, token );
		await call( from, token, '/wp/v2/users/me' );
		const bare = peak( from );
		bytes = await timed( t, 'out, over HTTP', async () => {
			const { id } = await (
				await call( from, token, '/wp/v2/users/me' )
			).json();
			const answer = await call(
				from,
				token,
				`/wp/v2/users/${ id }/portfolio.zip`
			);
			assert.equal( answer.status, 200 );
			return Buffer.from( await answer.arrayBuffer() );
		} );
		const more = peak( from ) - bare;
		t.diagnostic(
			`${ bytes.length } bytes, ${ more } bytes of memory more`
		);
		assert.ok( more <= MEMORY, `${ more } bytes of memory` );
	} );
	assert.equal( those.length, WORKS );
	assert.equal( those[ 7 ].pictures.length, PICTURES );
	const widths = those.flatMap( ( { pictures } ) =>
		pictures.map( ( [ , , width ] ) => width )
	);
	assert.deepEqual(
		widths,
		[ ...Array( WORKS * PICTURES ).keys() ].map( ( at ) => 500 + at )
	);

	await served( to, async () => {
		const token = await tokenOf( to );
		const { id } = await (
			await call( to, token, '/wp/v2/users/me' )
		).json();
		const body = new FormData();
		body.append( 'file', new Blob( [ bytes ] ), 'ada.zip' );
		const answer = await timed( t, 'sent', () =>
			call( to, token, `/wp/v2/users/${ id }/portfolio`, {
				method: 'POST',
				body,
			} )
		);
		assert.equal( answer.status, 202, await answer.text() );
		const state = async () =>
			(
				await call( to, token, `/wp/v2/users/${ id }/portfolio` )
			).json();
		await timed( t, 'taken in, by the job', async () => {
			for ( let times = 0; times < 60; times++ ) {
				if ( ( await state() ).state !== 'running' ) {
					break;
				}
				assert.deepEqual( await works( to, token ), [] );
				await to.must(
					'cron',
					'event',
					'run',
					'design_marketplace_portfolio'
				);
			}
		} );
		assert.deepEqual( await state(), {
			state: 'done',
			works: WORKS,
			message: '',
		} );
		assert.deepEqual( await works( to, token ), those );
	} );
	assert.equal( from.complaints() + to.complaints(), '' );
} );
