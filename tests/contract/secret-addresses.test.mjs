// The addresses that open without a log-in, attacked: by guesses, after their end, through caches, from pages of others.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { SITE_URL } from '../support/client.mjs';
import { work } from '../support/members.mjs';
import { newCompany, newDesigner, newMission } from '../support/people.mjs';

const DM = '/wp-json/design-marketplace/v1';

let company, designer, job, list;

/** What a stranger gets there: the status, the headers, the bytes. */
async function visit( address, headers = {}, method = 'GET' ) {
	const answer = await fetch( new URL( address, SITE_URL ), {
		method,
		redirect: 'manual',
		headers: { 'Accept-Language': 'en', ...headers },
	} );
	return { answer, text: await answer.text() };
}

/** Addresses that are nearly it. */
const guesses = ( secret ) => {
	const other = ( letter ) => ( letter === '0' ? '1' : '0' );
	return [
		secret.slice( 0, -1 ) + other( secret.at( -1 ) ),
		other( secret[ 0 ] ) + secret.slice( 1 ),
		secret.slice( 0, -1 ),
		secret.slice( 0, 32 ),
		secret + '0',
		`${ secret.slice( 0, 32 ) }${ '0'.repeat( secret.length - 32 ) }`,
		`${ secret }%20`,
		secret.toUpperCase() === secret
			? secret.toLowerCase()
			: secret.toUpperCase(),
		'_'.repeat( secret.length ),
	];
};

const sent = ( { status, body } ) => {
	assert.ok( status < 300, JSON.stringify( body ) );
	return body;
};
const share = async () =>
	sent(
		await company.api.post(
			`/design-marketplace/v1/lists/${ list }/share`,
			{ notes: false }
		)
	).url;
const secretOf = ( url ) => url.split( '/' ).at( -1 );

before( async () => {
	[ company, designer ] = await Promise.all( [
		newCompany( {} ),
		newDesigner( {} ),
	] );
	await work( designer, 'A door' );
	job = await newMission( company, { title: 'A lock' } );
	list = sent(
		await company.api.post( '/design-marketplace/v1/lists', {
			name: 'Keys',
		} )
	).id;
	sent(
		await company.api.put(
			`/design-marketplace/v1/lists/${ list }/people/${ designer.slug }`
		)
	);
} );

test( 'a shared list opens by its address alone: what is nearly it is nothing', async () => {
	const secret = secretOf( await share() );
	const { answer, text } = await visit( `${ DM }/lists/shared/${ secret }` );
	assert.equal( answer.status, 200 );
	assert.match( answer.headers.get( 'cache-control' ), /no-store/ );
	assert.ok( ! text.includes( `"id":${ list },` ) );
	const nothing = await visit( `${ DM }/lists/shared/${ '0'.repeat( 64 ) }` );
	assert.equal( nothing.answer.status, 404 );
	assert.match( nothing.answer.headers.get( 'cache-control' ), /no-store/ );
	for ( const guess of guesses( secret ) ) {
		const one = await visit( `${ DM }/lists/shared/${ guess }` );
		assert.equal( one.answer.status, 404, guess );
		assert.equal( JSON.parse( one.text ).data.status, 404, guess );
		assert.ok( ! one.text.includes( 'Keys' ), guess );
	}
} );

test( 'a list that is shared no more, or anew, is nothing at its old address, also for who has its entity tag', async () => {
	const first = secretOf( await share() );
	const at = ( secret, headers ) =>
		visit( `${ DM }/lists/shared/${ secret }`, headers );
	const { answer } = await at( first );
	const tag = answer.headers.get( 'etag' ) ?? '"x"';
	const second = secretOf( await share() );
	assert.notEqual( first, second );
	assert.equal(
		( await at( first, { 'If-None-Match': tag } ) ).answer.status,
		404
	);
	assert.equal( ( await at( second ) ).answer.status, 200 );
	sent(
		await company.api.del( `/design-marketplace/v1/lists/${ list }/share` )
	);
	assert.equal(
		( await at( second, { 'If-None-Match': '*' } ) ).answer.status,
		404
	);
	const page = await visit( `/lists/shared/${ second }` );
	assert.equal( page.answer.status, 404 );
	assert.ok( ! page.text.includes( 'Keys' ) );
	assert.match( page.answer.headers.get( 'x-robots-tag' ), /noindex/ );
} );

test( 'a page of others can neither share a list nor end that with the cookie of the browser', async () => {
	const path = `${ DM }/lists/${ list }/share`;
	for ( const method of [ 'POST', 'DELETE' ] ) {
		const { answer } = await visit(
			path,
			{ Origin: 'https://elsewhere.example' },
			method
		);
		assert.equal( answer.status, 401, method );
	}
} );

test( 'a calendar opens by its address alone, and ends with it', async () => {
	const calendar = '/design-marketplace/v1/calendar';
	const make = async () =>
		new URL( sent( await designer.api.post( calendar ) ).url ).pathname;
	const first = await make();
	const { answer, text } = await visit( first );
	assert.equal( answer.status, 200 );
	assert.match( text, /^BEGIN:VCALENDAR/ );
	assert.match( answer.headers.get( 'cache-control' ), /private|no-store/ );
	assert.equal( answer.headers.get( 'set-cookie' ), null );
	const [ , id, secret ] = /\/(\d+)-(\w+)\.ics$/.exec( first );
	for ( const guess of [
		...guesses( secret ).map( ( other ) => `${ id }-${ other }` ),
		`${ Number( id ) + 1 }-${ secret }`,
		`${ id }-`,
		id,
	] ) {
		const one = await visit( `/calendar/${ guess }.ics` );
		assert.equal( one.answer.status, 404, guess );
		assert.ok( ! one.text.includes( 'VCALENDAR' ), guess );
	}
	const second = await make();
	assert.equal( ( await visit( first ) ).answer.status, 404 );
	assert.equal( ( await visit( second ) ).answer.status, 200 );
	const { body } = await designer.api.get( calendar );
	assert.deepEqual( Object.keys( body ), [ 'since' ] );
	const tag = ( await visit( second ) ).answer.headers.get( 'etag' ) ?? '*';
	sent( await designer.api.del( calendar ) );
	assert.equal(
		( await visit( second, { 'If-None-Match': tag } ) ).answer.status,
		404
	);
} );

test( 'an embed is the same for everybody: who is logged in gets no more, and nothing to keep', async () => {
	for ( const address of [ '/embed/jobs', `/embed/job/${ job.id }` ] ) {
		const asStranger = await visit( address );
		const asOwner = await visit( address, {
			Authorization: `Bearer ${ company.api.token }`,
			Cookie: 'wordpress_logged_in_x=admin',
			Origin: 'https://elsewhere.example',
		} );
		assert.equal( asStranger.answer.status, 200, address );
		assert.equal( asOwner.text, asStranger.text, address );
		assert.equal( asOwner.answer.headers.get( 'set-cookie' ), null );
		assert.equal(
			asOwner.answer.headers.get( 'access-control-allow-credentials' ),
			null
		);
		assert.doesNotMatch( asStranger.text, /<script/ );
	}
} );
