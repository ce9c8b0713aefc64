// The feeds and frames of design jobs, as programs of other sites get and read them.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { extractFromJson, extractFromXml } from '@extractus/feed-extractor';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { SITE_URL } from '../support/client.mjs';
import { newMission, newCompany } from '../support/people.mjs';

const visit = ( address, headers = {} ) =>
	fetch( new URL( address, SITE_URL ), { redirect: 'manual', headers } );
const text = async ( address ) => ( await visit( address ) ).text();

const WORD = `Feederei${ Date.now() }`;
const RSS = `/jobs/feed/?lang=en&search=${ WORD }`;
const JSON_FEED = `/jobs/feed.json?lang=en&search=${ WORD }`;

let company, jobs;

before( async () => {
	company = await newCompany( { company: WORD } );
	jobs = [
		await newMission( company, { title: 'Signs & <paths>' } ),
		await newMission( company, { title: 'Étiquettes "à" l’œil' } ),
	];
} );

test( 'four readers find the same jobs, newest first, in both feeds', async () => {
	const [ rss, json ] = await Promise.all( [
		text( RSS ),
		text( JSON_FEED ),
	] );
	const links = [ ...jobs ]
		.reverse()
		.map(
			( { id } ) =>
				`${ SITE_URL }/project/${ company.slug }/mission/${ id }`
		);
	const titles = [ 'Étiquettes "à" l’œil', 'Signs & <paths>' ];
	const byFeedsmith = parseRssFeed( rss );
	const asJson = parseJsonFeed( JSON.parse( json ) );
	assert.deepEqual(
		byFeedsmith.items.map( ( { link } ) => link ),
		links
	);
	assert.deepEqual(
		byFeedsmith.items.map( ( { title } ) => title ),
		titles
	);
	assert.equal( byFeedsmith.language, 'en' );
	assert.ok(
		byFeedsmith.items.every(
			( { pubDate } ) => ! Number.isNaN( Date.parse( pubDate ) )
		)
	);
	assert.deepEqual(
		asJson.items.map( ( { url } ) => url ),
		links
	);
	assert.deepEqual(
		asJson.items.map( ( { title } ) => title ),
		titles
	);
	assert.deepEqual(
		asJson.items[ 0 ].authors.map( ( { name } ) => name ),
		[ WORD ]
	);
	assert.equal(
		asJson.feed_url,
		SITE_URL + JSON_FEED.replace( /\?.*/, `?search=${ WORD }&lang=en` )
	);
	for ( const { entries } of [
		extractFromXml( rss ),
		extractFromJson( JSON.parse( json ) ),
	] ) {
		assert.deepEqual(
			entries.map( ( { link } ) => link ),
			links
		);
	}
} );

test( 'a feed is cached by its ETag, without a cookie, and is another one after a change', async () => {
	for ( const [ address, type ] of [
		[ RSS, 'application/rss+xml; charset=utf-8' ],
		[ JSON_FEED, 'application/feed+json; charset=utf-8' ],
		[ RSS.replace( '/?', '?' ), 'application/rss+xml; charset=utf-8' ],
	] ) {
		const answer = await visit( address );
		assert.deepEqual(
			[ answer.status, answer.headers.get( 'content-type' ) ],
			[ 200, type ]
		);
		assert.equal( answer.headers.get( 'set-cookie' ), null );
		assert.match( answer.headers.get( 'cache-control' ), /^public/ );
		assert.match( answer.headers.get( 'x-robots-tag' ), /noindex/ );
		const again = await visit( address, {
			'If-None-Match': answer.headers.get( 'etag' ),
		} );
		assert.deepEqual( [ again.status, await again.text() ], [ 304, '' ] );
	}
	const { headers } = await visit( RSS );
	const third = await newMission( company, { title: 'Third' } );
	const changed = await visit( RSS, {
		'If-None-Match': headers.get( 'etag' ),
	} );
	assert.match( await changed.text(), /Third/ );
	await company.api.post( `/wp/v2/mission/${ third.id }`, {
		close: true,
	} );
	assert.doesNotMatch( await text( RSS ), /Third/, 'With the next request.' );
	assert.doesNotMatch(
		await text( `/embed/jobs?search=${ WORD }` ),
		/Third/
	);
} );

test( 'an unknown value of a filter is a 400, and nothing that is sent breaks a feed or a frame', async () => {
	const refused = await visit( '/jobs/feed.json?place=moon' );
	assert.equal( refused.status, 400 );
	assert.deepEqual( Object.keys( ( await refused.json() ).data.params ), [
		'place',
	] );
	for ( const query of [
		'search=%ff%00',
		'search[]=x',
		'skill=1e9',
		'skill[a][b]=1',
		'deadline=-1',
		'language[]=de&language[]=xx',
		'limit=99',
		'limit[]=1',
		'lang[]=de',
		'%00=1',
		'feed=x',
		'paid=\'"<x>',
		`search=${ 'a'.repeat( 5000 ) }`,
	] ) {
		for ( const path of [
			'/jobs/feed/',
			'/jobs/feed.json',
			'/embed/jobs',
		] ) {
			const answer = await visit( `${ path }?${ query }` );
			assert.ok(
				[ 200, 400, 404 ].includes( answer.status ),
				`${ path }?${ query }: ${ answer.status }`
			);
		}
	}
	for ( const path of [
		'/jobs/feed/rss',
		'/jobs/feeds',
		'/feed',
		'/jobs/feed.xml',
	] ) {
		assert.equal( ( await visit( path ) ).status, 404, path );
	}
} );

test( 'a list of jobs and one job are frames, in the language that is asked for', async () => {
	const [ list, one ] = await Promise.all( [
		visit( `/embed/jobs?lang=de&search=${ WORD }` ),
		visit( `/embed/job/${ jobs[ 0 ].id }?lang=de` ),
	] );
	for ( const answer of [ list, one ] ) {
		assert.equal( answer.status, 200 );
		assert.equal( answer.headers.get( 'set-cookie' ), null );
		assert.equal( answer.headers.get( 'content-language' ), 'de' );
		assert.match(
			answer.headers.get( 'content-security-policy' ),
			/frame-ancestors \*$/
		);
		const html = await answer.text();
		assert.match( html, /Signs &amp; &lt;paths&gt;/ );
		assert.doesNotMatch( html, /<script/i );
	}
	for ( const path of [
		'/embed/job/0',
		'/embed/job/x',
		'/embed/job',
		'/embed/job/99999999999999999999',
		'/embed/project/nobody-at-all',
	] ) {
		assert.equal( ( await visit( path ) ).status, 404, path );
	}
} );
