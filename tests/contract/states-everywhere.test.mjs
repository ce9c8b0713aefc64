// Content that is hidden, held, off or erased appears nowhere: not in lists, feeds, sitemaps, searches, previews or pages,
// nor in a cache that asks again. Addresses, log-ins, letters and messages never do.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { wp } from '../../bin/lib/wp.mjs';
import { SITE_URL, login } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
	newWork,
} from '../support/people.mjs';

const OWN = '/design-marketplace/v1';
const site = process.env.SITE_DIR;
let admin, reader, buyer, unlisted, conversation;

/** A unique word that begins with a capital, so that no address contains it. */
const word = ( start ) =>
	start +
	Array.from( { length: 6 }, () =>
		String.fromCharCode( 97 + Math.floor( Math.random() * 26 ) )
	).join( '' );

/** What is looked for by search. Answers repeat it, so that it is none of the secrets. */
const QUERY = word( 'Mispel' );
const MESSAGE = word( 'Quittenmarmelade' );

/** A designer with a work and a company with a job, whose names or titles have a word of their own, by what becomes of them. */
const marks = {};

async function mark( state, inNames = false ) {
	const secret = word( 'Quitte' );
	const words = `${ secret } ${ QUERY }`;
	const [ designer, company ] = await Promise.all( [
		newDesigner( inNames ? { name: words } : {} ),
		newCompany( inNames ? { company: words } : {} ),
	] );
	const work = await newWork( designer, { title: words } );
	const job = await newMission( company, { title: words } );
	assert.ok( work.id && job.id, JSON.stringify( { work, job } ) );
	marks[ state ] = { secret, designer, company, work, job };
}

const pathOf = ( { company, job } ) =>
	`/project/${ company.slug }/mission/${ job.id }`;
const hold = ( which ) =>
	wp( site, 'option', 'update', 'design_marketplace_hold_jobs', which );

before( async () => {
	[ admin, reader, buyer, unlisted ] = await Promise.all( [
		login( 'admin', 'password' ),
		newDesigner(),
		newCompany(),
		newDesigner(),
	] );
	await mark( 'hidden' );
	await mark( 'off', true );
	await mark( 'erased', true );
	if ( site ) {
		await hold( 'all' );
		await mark( 'held' ).finally( () => hold( 'off' ) );
	}
	const { company, job } = marks.hidden;
	assert.equal( ( await apply( reader, company, job ) ).status, 200 );
	[ conversation ] = (
		await reader.api.get( `${ OWN }/conversations` )
	).body;
	for ( const { api } of [ reader, company ] ) {
		const sent = await api.post(
			`${ OWN }/conversations/${ conversation.id }`,
			{ text: `A word: ${ MESSAGE }` }
		);
		assert.equal( sent.status, 201, sent.text );
	}
} );

/** Every address a stranger may try about somebody. */
const placesOf = ( { designer, company, work, job } ) => {
	const pages = [
		`/designer/${ designer.slug }`,
		`/designer/${ designer.slug }?project=${ work.id }`,
		`/project/${ company.slug }`,
		pathOf( { company, job } ),
	];
	return [
		...pages,
		`/designers/${ designer.slug }`,
		...[ work.id, job.id ].flatMap( ( id ) => [
			`/?p=${ id }`,
			`/?p=${ id }&post_type=dmkt_mission`,
			`/?feed=rss2&p=${ id }`,
			`/?feed=rss2&withoutcomments=1&p=${ id }`,
		] ),
		...[ designer.id, company.id ].flatMap( ( id ) => [
			`/?author=${ id }`,
			`/?feed=rss2&author=${ id }`,
			`/wp-json/wp/v2/users?id=${ id }`,
			`/wp-json/wp/v2/users/${ id }?context=embed`,
		] ),
		`/wp-json${ OWN }/jobs/${ job.id }`,
		...pages.map(
			( page ) =>
				`/wp-json/oembed/1.0/embed?url=${ encodeURIComponent(
					SITE_URL + page
				) }`
		),
	];
};

/** The sitemaps that the index links to, and those it must not link to. */
async function sitemaps() {
	const index = await fetch( `${ SITE_URL }/wp-sitemap.xml` );
	const listed = ( await index.text() ).match( /(?<=<loc>)[^<]+/g ) ?? [];
	return [
		'/wp-sitemap.xml',
		...listed.map( ( url ) => url.replace( SITE_URL, '' ) ),
		'/wp-sitemap-users-1.xml',
		'/wp-sitemap-posts-dmkt_mission-1.xml',
		'/wp-sitemap-posts-dmkt_work-1.xml',
	];
}

const places = async ( some ) => [
	'/',
	'/designers',
	'/jobs',
	`/designers?search=${ QUERY }`,
	`/jobs?search=${ QUERY }`,
	'/messages',
	`/messages/${ conversation.id }`,
	`/designer/${ unlisted.slug }`,
	...[ QUERY, MESSAGE ].flatMap( ( query ) => [
		`/?s=${ query }`,
		`/feed/?s=${ query }`,
	] ),
	'/feed/',
	'/comments/feed/',
	'/?feed=rss2&post_type=any',
	'/?feed=rss2&post_type=dmkt_application',
	'/?feed=atom&post_type=dmkt_work',
	...[ 'rss2', 'atom', 'json' ].map(
		( feed ) => `/?feed=${ feed }&post_type=dmkt_mission`
	),
	...[
		'/',
		'/wp/v2/comments',
		'/wp/v2/media?per_page=100',
		`/wp/v2/users?include=${ reader.id },${ unlisted.id }`,
		...[ 'search', 'posts', 'media', 'users' ].map(
			( type ) => `/wp/v2/${ type }?search=${ QUERY }`
		),
		`/wp/v2/search?search=${ MESSAGE }`,
		...[ 'designer', 'contractor' ].flatMap( ( role ) => [
			`/wp/v2/users?role=${ role }&search=${ QUERY }`,
			`/wp/v2/users?role=${ role }&per_page=100&_embed`,
		] ),
		`${ OWN }/conversations/${ conversation.id }`,
	].map( ( path ) => `/wp-json${ path }` ),
	...some.flatMap( placesOf ),
	...( await sitemaps() ),
];

const ask = async ( path, etag ) => {
	const answer = await fetch( SITE_URL + path, {
		redirect: 'manual',
		headers: etag ? { 'If-None-Match': etag } : {},
	} );
	return {
		path,
		status: answer.status,
		text: `${ JSON.stringify( [
			...answer.headers,
		] ) }${ await answer.text() }`,
		etag: answer.headers.get( 'etag' ),
		kept: answer.headers.get( 'cache-control' ) ?? '',
	};
};

/** What everybody is answered, one address after the other, as a site on one core is asked; caches ask by the tags they have. */
async function sweep( some, tags = new Map() ) {
	const all = [];
	for ( const path of await places( some ) ) {
		all.push( await ask( path, tags.get( path ) ) );
	}
	for ( const { api } of [ reader, buyer ] ) {
		for ( const [ path, query ] of [
			...[ 'designer', 'contractor' ].map( ( role ) => [
				'/wp/v2/users',
				{ role, search: QUERY },
			] ),
			[ '/wp/v2/search', { search: QUERY } ],
			...some.flatMap( ( { designer, company, work, job } ) => [
				[ '/wp/v2/work', { author_name: designer.slug } ],
				[ '/wp/v2/mission', { author: company.id } ],
				[ `/wp/v2/work/${ work.id }` ],
				[ `/wp/v2/mission/${ job.id }` ],
			] ),
		] ) {
			const { text } = await api.get( path, query );
			all.push( { path: `member ${ path }`, text, kept: '' } );
		}
	}
	return all;
}

const has = ( answers, { secret } ) =>
	answers
		.filter( ( { text } ) => text.includes( secret ) )
		.map( ( { path } ) => path );

/** Those of whom everything is published at first. */
const published = () => [ marks.hidden, marks.off, marks.erased ];

let asked;
/** The answers while everything is there that is published. Each test can be the first that needs them. */
const atFirst = () => ( asked ??= sweep( published() ) );

test( 'what is published is found, and kept for no longer than a second', async () => {
	const first = await atFirst();
	for ( const mine of published() ) {
		const found = has( first, mine );
		for ( const path of [
			pathOf( mine ),
			`/wp-json/wp/v2/users?role=designer&search=${ QUERY }`,
			`member /wp/v2/mission/${ mine.job.id }`,
		] ) {
			assert.ok( found.includes( path ), `${ path } has it` );
		}
	}
	for ( const { path, kept } of first ) {
		const longest = Math.max(
			...[ ...kept.matchAll( /(?:s-maxage|max-age)=(\d+)/g ) ].map(
				( [ , seconds ] ) => Number( seconds )
			),
			0
		);
		assert.ok(
			longest <= 1 || /private|no-store/.test( kept ),
			`${ path } is kept: ${ kept }`
		);
	}
} );

test( 'no address, no log-in and no message is anywhere for others', async () => {
	const first = await atFirst();
	const people = [
		reader,
		unlisted,
		...Object.values( marks ).flatMap( ( { designer, company } ) => [
			designer,
			company,
		] ),
	];
	for ( const { path, text } of first ) {
		assert.ok( ! text.includes( `A word: ${ MESSAGE }` ), path );
		assert.ok(
			path.includes( MESSAGE ) || ! text.includes( MESSAGE ),
			path
		);
		if ( path.startsWith( 'member' ) ) {
			continue;
		}
		for ( const said of [
			...people.map( ( { email } ) => email ),
			unlisted.form.name,
			'I like lamps',
		] ) {
			assert.ok( ! text.includes( said ), `${ path } has ${ said }` );
		}
		assert.doesNotMatch(
			text,
			/"m[0-9a-f]{16}"|author\/m[0-9a-f]{16}/,
			path
		);
	}
	const log = join( site ?? '', 'wp-content/debug.log' );
	assert.ok(
		! existsSync( log ) || ! readFileSync( log, 'utf8' ).includes( MESSAGE )
	);
} );

/** Fetches pages as the browser of an administrator who has logged in to wp-admin. */
async function adminBrowser() {
	const cookies = new Map();
	const visit = async ( path, options = {} ) => {
		const page = await fetch( new URL( path, `${ SITE_URL }/wp-admin/` ), {
			redirect: 'manual',
			...options,
			headers: {
				cookie: [ ...cookies ]
					.map( ( pair ) => pair.join( '=' ) )
					.join( '; ' ),
			},
		} );
		for ( const cookie of page.headers.getSetCookie() ) {
			const [ name, value ] = cookie.split( ';' )[ 0 ].split( '=' );
			cookies.set( name, value );
		}
		return { status: page.status, text: await page.text() };
	};
	await visit( '../wp-login.php' );
	await visit( '../wp-login.php', {
		method: 'POST',
		body: new URLSearchParams( {
			log: 'admin',
			pwd: 'password',
			testcookie: '1',
		} ),
	} );
	return visit;
}

test( 'no screen of wp-admin has a message', async () => {
	const visit = await adminBrowser();
	const home = await visit( 'admin.php?page=design-marketplace' );
	const menu = home.text.slice(
		home.text.indexOf( 'id="adminmenu"' ),
		home.text.indexOf( 'id="wpbody"' )
	);
	const links = [ ...menu.matchAll( /href=["']([^"'#]+\.php[^"']*)["']/g ) ]
		.map( ( [ , link ] ) => link.replaceAll( '&amp;', '&' ) )
		.filter( ( link ) =>
			/page=design-marketplace|=dm(kt)?_|users/.test( link )
		);
	assert.ok( links.length > 10, menu.slice( 0, 500 ) );
	const { company, job } = marks.hidden;
	for ( const page of new Set( [
		...links,
		'index.php',
		'edit-comments.php',
		`user-edit.php?user_id=${ reader.id }`,
		`user-edit.php?user_id=${ company.id }`,
		`post.php?post=${ job.id }&action=edit`,
		`users.php?s=${ MESSAGE }`,
		`edit.php?post_type=dmkt_mission&s=${ MESSAGE }`,
		'export-personal-data.php',
		'erase-personal-data.php',
	] ) ) {
		const { status, text } = await visit( page );
		assert.ok( status < 500, `${ status } ${ page }` );
		assert.ok( ! text.includes( `A word: ${ MESSAGE }` ), page );
	}
} );

async function hide( kind, id ) {
	const { body, text } = await ( kind === 'work' ? buyer : reader ).api.post(
		`${ OWN }/reports`,
		{ kind, id, reason: 'spam' }
	);
	assert.ok( body?.id, text );
	return admin.post( `${ OWN }/reports/${ body.id }`, {
		decision: 'hide',
		reason: 'spam',
	} );
}

/** Takes everything away, and asks again. */
let second;
const afterwards = () =>
	( second ??= ( async () => {
		const first = await atFirst();
		const { hidden, off, erased, held } = marks;
		const decided = [
			await hide( 'work', hidden.work.id ),
			await hide( 'mission', hidden.job.id ),
		];
		if ( held ) {
			decided.push( await hide( 'work', held.work.id ) );
		}
		for ( const { id } of [ off.designer, off.company ] ) {
			decided.push(
				await admin.post( `${ OWN }/members/${ id }`, {
					off: true,
					reason: 'spam',
				} )
			);
		}
		for ( const { id, api } of [ erased.designer, erased.company ] ) {
			decided.push( await api.del( `/wp/v2/users/delete/${ id }` ) );
		}
		for ( const { status, text } of decided ) {
			assert.equal( status, 200, text );
		}
		const tags = new Map(
			first
				.filter(
					( { text, etag } ) =>
						etag &&
						[ hidden, off, erased ].some( ( { secret } ) =>
							text.includes( secret )
						)
				)
				.map( ( { path, etag } ) => [ path, etag ] )
		);
		assert.ok( tags.size > 9, 'Caches have something to ask for again.' );
		const answers = await sweep( Object.values( marks ), tags );
		assert.deepEqual(
			answers
				.filter( ( { status } ) => status === 304 )
				.map( ( { path } ) => path ),
			[]
		);
		return answers;
	} )() );

test( 'hidden is nowhere', async () => {
	assert.deepEqual( has( await afterwards(), marks.hidden ), [] );
} );

test( 'off is nowhere', async () => {
	assert.deepEqual( has( await afterwards(), marks.off ), [] );
} );

test( 'erased is nowhere', async () => {
	assert.deepEqual( has( await afterwards(), marks.erased ), [] );
} );

test( 'held is nowhere until it is approved', { skip: ! site }, async () => {
	const { job } = marks.held;
	assert.equal( job.held, true );
	assert.deepEqual( has( await afterwards(), marks.held ), [] );
	const approved = await admin.post(
		`${ OWN }/missions/${ job.id }/approve`,
		{ approve: true }
	);
	assert.equal( approved.status, 200, approved.text );
	const page = await ask( pathOf( marks.held ) );
	assert.ok( page.text.includes( marks.held.secret ) );
} );
