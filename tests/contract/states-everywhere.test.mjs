// Content that is hidden, held, off or erased appears nowhere: not in lists, feeds, sitemaps, searches, previews or pages,
// nor in a cache that asks again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { wp } from '../../bin/lib/wp.mjs';
import { SITE_URL, login } from '../support/client.mjs';
import {
	newCompany,
	newDesigner,
	newMission,
	newWork,
} from '../support/people.mjs';

const REPORTS = '/design-marketplace/v1/reports';
const site = process.env.SITE_DIR;
let admin, reader, buyer;

const hold = ( which ) =>
	wp( site, 'option', 'update', 'design_marketplace_hold_jobs', which );

before( async () => {
	[ admin, reader, buyer ] = await Promise.all( [
		login( 'admin', 'password' ),
		newDesigner(),
		newCompany(),
	] );
} );

after( async () => {
	if ( site ) {
		await hold( 'off' );
	}
} );

/** A unique word that begins with a capital, so that no address contains it. */
const word = ( start ) =>
	start +
	Array.from( { length: 6 }, () =>
		String.fromCharCode( 97 + Math.floor( Math.random() * 26 ) )
	).join( '' );

/** A designer with a work and a company with a job, whose names or titles have two words of their own. */
async function marked( { inNames } ) {
	const secret = word( 'Quitte' );
	const query = word( 'Mispel' );
	const words = `${ secret } ${ query }`;
	const [ designer, company ] = await Promise.all( [
		newDesigner( inNames ? { name: words } : {} ),
		newCompany( inNames ? { company: words } : {} ),
	] );
	const work = await newWork( designer, { title: words } );
	const job = await newMission( company, { title: words } );
	assert.ok( work.id && job.id, JSON.stringify( { work, job } ) );
	return { secret, query, designer, company, work, job };
}

/** Every address a stranger may try. The search word is not the one that is looked for, as answers repeat it. */
const places = ( { query, designer, company, work, job } ) => {
	const pages = [
		`/designer/${ designer.slug }`,
		`/designer/${ designer.slug }?project=${ work.id }`,
		`/project/${ company.slug }`,
		`/project/${ company.slug }/mission/${ job.id }`,
	];
	return [
		'/',
		'/designers',
		'/jobs',
		`/designers?search=${ query }`,
		`/jobs?search=${ query }`,
		...pages,
		`/?s=${ query }`,
		'/feed/',
		`/feed/?s=${ query }`,
		'/comments/feed/',
		'/?feed=rss2&post_type=any',
		...[ 'rss2', 'atom', 'json' ].map(
			( feed ) => `/?feed=${ feed }&post_type=dm_mission`
		),
		...[ work.id, job.id ].flatMap( ( id ) => [
			`/?p=${ id }`,
			`/?p=${ id }&post_type=dm_mission`,
			`/?feed=rss2&p=${ id }`,
			`/?feed=rss2&withoutcomments=1&p=${ id }`,
		] ),
		...[ designer.id, company.id ].flatMap( ( id ) => [
			`/?author=${ id }`,
			`/?feed=rss2&author=${ id }`,
		] ),
		`/wp-json/wp/v2/search?search=${ query }`,
		`/wp-json/wp/v2/posts?search=${ query }`,
		`/wp-json/wp/v2/media?search=${ query }`,
		`/wp-json/wp/v2/users?search=${ query }`,
		`/wp-json/wp/v2/users?role=designer&search=${ query }`,
		`/wp-json/wp/v2/users?role=contractor&search=${ query }`,
		`/wp-json/wp/v2/users?role=designer&per_page=100`,
		`/wp-json/wp/v2/users?role=contractor&per_page=100`,
		`/wp-json/wp/v2/users?id=${ designer.id }`,
		`/wp-json/wp/v2/users?id=${ company.id }`,
		`/wp-json/design-marketplace/v1/jobs/${ job.id }`,
		...pages.map(
			( page ) =>
				`/wp-json/oembed/1.0/embed?url=${ encodeURIComponent(
					SITE_URL + page
				) }`
		),
	];
};

/** The sitemaps that the index links to. */
async function sitemaps() {
	const index = await fetch( `${ SITE_URL }/wp-sitemap.xml` );
	const listed = ( await index.text() ).match( /(?<=<loc>)[^<]+/g ) ?? [];
	return [
		'/wp-sitemap.xml',
		...listed.map( ( url ) => url.replace( SITE_URL, '' ) ),
		'/wp-sitemap-users-1.xml',
		'/wp-sitemap-posts-dm_mission-1.xml',
		'/wp-sitemap-posts-dm_work-1.xml',
	];
}

const ask = async ( path, headers = {} ) => {
	const answer = await fetch( SITE_URL + path, {
		redirect: 'manual',
		headers,
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

/** Asks for one address after the other, as a site on one core is asked. */
async function answers( paths, headersOf = () => ( {} ) ) {
	const all = [];
	for ( const path of paths ) {
		all.push( await ask( path, headersOf( path ) ) );
	}
	return all;
}

/** The addresses whose answers hold the word, for a stranger and for members. */
async function found( marks ) {
	const paths = [ ...places( marks ), ...( await sitemaps() ) ];
	const asked = await answers( paths );
	for ( const { api } of [ reader, buyer ] ) {
		for ( const [ path, query ] of [
			[ '/wp/v2/users', { role: 'designer', search: marks.query } ],
			[ '/wp/v2/users', { role: 'contractor', search: marks.query } ],
			[ '/wp/v2/work', { author_name: marks.designer.slug } ],
			[ '/wp/v2/mission', { author: marks.company.id } ],
			[ `/wp/v2/work/${ marks.work.id }` ],
			[ `/wp/v2/mission/${ marks.job.id }` ],
			[ '/wp/v2/search', { search: marks.query } ],
		] ) {
			const { text } = await api.get( path, query );
			asked.push( { path: `member ${ path }`, text, kept: '' } );
		}
	}
	return {
		asked,
		has: asked
			.filter( ( { text } ) => text.includes( marks.secret ) )
			.map( ( { path } ) => path ),
	};
}

/** The content is everywhere before the decision and nowhere after it, and no cached copy is valid any more. */
async function vanishes( marks, decide ) {
	const then = await found( marks );
	for ( const path of [
		`/project/${ marks.company.slug }/mission/${ marks.job.id }`,
		`/wp-json/wp/v2/users?role=designer&search=${ marks.query }`,
		`member /wp/v2/mission/${ marks.job.id }`,
	] ) {
		assert.ok( then.has.includes( path ), `${ path } had it` );
	}
	for ( const { path, kept } of then.asked ) {
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
	await decide();
	assert.deepEqual( ( await found( marks ) ).has, [] );
	const tags = new Map(
		then.asked
			.filter(
				( { text, etag } ) => etag && text.includes( marks.secret )
			)
			.map( ( { path, etag } ) => [ path, etag ] )
	);
	assert.ok( tags.size > 3, 'Caches have something to ask for again.' );
	for ( const { path, status } of await answers(
		[ ...tags.keys() ],
		( asked ) => ( { 'If-None-Match': tags.get( asked ) } )
	) ) {
		assert.notEqual( status, 304, path );
	}
}

async function hide( kind, id ) {
	const { body, text } = await ( kind === 'work' ? buyer : reader ).api.post(
		REPORTS,
		{ kind, id, reason: 'spam' }
	);
	assert.ok( body?.id, text );
	const decided = await admin.post( `${ REPORTS }/${ body.id }`, {
		decision: 'hide',
		reason: 'spam',
	} );
	assert.equal( decided.status, 200, decided.text );
}

test( 'hidden is nowhere', async () => {
	const marks = await marked( { inNames: false } );
	await vanishes( marks, async () => {
		await hide( 'work', marks.work.id );
		await hide( 'mission', marks.job.id );
	} );
} );

test( 'off is nowhere', async () => {
	const marks = await marked( { inNames: true } );
	await vanishes( marks, async () => {
		for ( const { id } of [ marks.designer, marks.company ] ) {
			const { status, text } = await admin.post(
				`/design-marketplace/v1/members/${ id }`,
				{ off: true, reason: 'spam' }
			);
			assert.equal( status, 200, text );
		}
	} );
} );

test( 'erased is nowhere', async () => {
	const marks = await marked( { inNames: true } );
	await vanishes( marks, async () => {
		for ( const { id, api } of [ marks.designer, marks.company ] ) {
			const { status, text } = await api.del(
				`/wp/v2/users/delete/${ id }`
			);
			assert.equal( status, 200, text );
		}
	} );
} );

test( 'held is nowhere until it is approved', { skip: ! site }, async () => {
	await hold( 'all' );
	const marks = await marked( { inNames: false } );
	assert.equal( marks.job.held, true );
	await hide( 'work', marks.work.id );
	assert.deepEqual( ( await found( marks ) ).has, [] );
	const approved = await admin.post(
		`/design-marketplace/v1/missions/${ marks.job.id }/approve`,
		{ approve: true }
	);
	assert.equal( approved.status, 200, approved.text );
	const { has } = await found( marks );
	assert.ok(
		has.includes(
			`/project/${ marks.company.slug }/mission/${ marks.job.id }`
		),
		has.join()
	);
} );

test( 'an address that leads to another is kept no longer than a page', async () => {
	const designer = await newDesigner();
	await newWork( designer );
	const { status, kept } = await ask( `/designers/${ designer.slug }` );
	assert.equal( status, 301 );
	assert.match( kept, /s-maxage=1\b/ );
	await designer.api.del( `/wp/v2/users/delete/${ designer.id }` );
	assert.equal(
		( await ask( `/designers/${ designer.slug }` ) ).status,
		404
	);
} );
