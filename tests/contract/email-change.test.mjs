// A change of address over HTTP, with the links as they arrive in the mailboxes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	SITE_URL,
	freshEmail,
	login,
	mailTo,
	mailsTo,
	multipart,
	person,
} from '../support/client.mjs';
import {
	designerForm,
	newCompany,
	newDesigner,
	password,
	register,
} from '../support/people.mjs';

const LINK = /https?:\/\/\S+design_marketplace_email=[^\s>")]+/;
const FORGOTTEN = `${ SITE_URL }/wp-login.php?action=lostpassword`;

const linkIn = ( mail ) => mail.text.match( LINK )[ 0 ];
const confirmation = async ( address ) =>
	linkIn( await mailTo( address, /Confirm your new email/ ) );
const undoOf = async ( address ) =>
	linkIn( await mailTo( address, /is being changed/ ) );
const change = ( { api, id }, email ) =>
	api.post( `/wp/v2/users/${ id }`, { email } );
const open = ( link, options ) =>
	fetch( link, { redirect: 'manual', ...options } );
const press = ( link ) => open( link, { method: 'POST' } );
const me = async ( api ) => ( await api.get( '/wp/v2/users/me' ) ).body;
/** Waits for an email with these words. */
async function told( address, words ) {
	const until = Date.now() + 20000;
	const says = ( mail ) => mail.text.includes( words );
	while ( ! ( await mailsTo( address ) ).some( says ) ) {
		assert.ok( Date.now() < until, `"${ words }" arrives` );
		await new Promise( ( done ) => setTimeout( done, 200 ) );
	}
}
const token = ( username, word = password ) =>
	person().post( '/jwt-auth/v1/token', { username, password: word } );

test( 'the spec alone: after the change one logs in again, with either address', async () => {
	const ada = await newDesigner();
	const fresh = freshEmail( 'fresh' );
	const answer = await change( ada, fresh );
	assert.equal( answer.status, 200, answer.text );
	assert.deepEqual(
		[
			answer.body.email,
			answer.body.email_proven,
			answer.body.proven_email,
		],
		[ fresh, false, ada.email ]
	);
	assert.equal( ( await ada.api.get( '/wp/v2/users/me' ) ).status, 401 );
	for ( const name of [ ada.email, fresh, fresh.toUpperCase() ] ) {
		assert.equal( ( await token( name ) ).status, 200, name );
	}
	const wrong = await token( fresh, 'wrong word' );
	const nobody = await token( freshEmail( 'nobody' ), 'wrong word' );
	assert.equal( wrong.text, nobody.text );
	assert.equal( wrong.status, nobody.status );
} );

test( 'only the button confirms, whatever opens the link', async () => {
	const ada = await newDesigner();
	const fresh = freshEmail( 'fresh' );
	await change( ada, fresh );
	const link = await confirmation( fresh );
	for ( const method of [ 'GET', 'HEAD', 'GET' ] ) {
		const page = await open( link, { method } );
		assert.equal( page.status, 200 );
		assert.match( page.headers.get( 'cache-control' ), /no-store/ );
		assert.equal( page.headers.get( 'referrer-policy' ), 'no-referrer' );
		assert.match( page.headers.get( 'x-robots-tag' ), /noindex/ );
	}
	const api = await login( fresh, password );
	assert.equal( ( await me( api ) ).email_proven, false );
	assert.equal( ( await press( link ) ).status, 200 );
	const seen = await me( api );
	assert.deepEqual( [ seen.email, seen.email_proven ], [ fresh, true ] );
	assert.equal( ( await press( link ) ).status, 410 );
	assert.equal( ( await open( link ) ).status, 410 );
	assert.equal( ( await token( ada.email ) ).status, 403 );
	assert.equal( ( await token( fresh ) ).status, 200 );
} );

test( 'the pages speak four languages', async () => {
	const ada = await newDesigner();
	const fresh = freshEmail( 'fresh' );
	await change( ada, fresh );
	for ( const link of [
		await confirmation( fresh ),
		await undoOf( ada.email ),
	] ) {
		for ( const lang of [ 'en', 'fr', 'de', 'it' ] ) {
			const url = new URL( link );
			url.searchParams.set( 'lang', lang );
			const html = await ( await open( url ) ).text();
			assert.match( html, new RegExp( `<html lang="${ lang }` ) );
			assert.match( html, /width=device-width/ );
			assert.match( html, /<button/ );
		}
	}
} );

test( 'a borrowed session writes to nobody, and the owner takes the account back over two changes', async () => {
	const ada = await newDesigner( { name: 'Buy cheap kettles' } );
	const company = await newCompany();
	const [ b, c ] = [ freshEmail( 'b' ), freshEmail( 'c' ) ];

	await change( ada, b );
	await company.api.post( '/wp/v2/mail/workwith', {
		to: ada.slug,
		comment: 'Five thousand kettles',
	} );
	await told( ada.email, 'Five thousand kettles' );
	const lost = await fetch( FORGOTTEN, {
		method: 'POST',
		body: multipart( { user_login: b } ),
	} );
	assert.match( await lost.text(), /ERROR/ );
	const proof = await confirmation( b );
	const toB = await mailsTo( b );
	assert.equal( toB.length, 1 );
	assert.doesNotMatch( JSON.stringify( toB ), /kettles/i );

	assert.equal( ( await press( proof ) ).status, 200 );
	const thief = await login( b, password );
	await change( { api: thief, id: ada.id }, c );
	const thiefs = await undoOf( b );
	assert.equal( ( await press( await confirmation( c ) ) ).status, 200 );
	const api = await login( c, password );

	const undo = linkIn(
		( await mailsTo( ada.email ) ).find( ( mail ) =>
			/is being changed/.test( mail.subject )
		)
	);
	assert.equal( ( await open( undo ) ).status, 200 );
	assert.equal( ( await me( api ) ).email, c, 'Opened, not pressed' );
	const back = await press( undo );
	assert.equal( back.status, 303 );
	const target = new URL( back.headers.get( 'location' ) );
	assert.equal( target.pathname, '/resetpassword' );
	assert.equal( ( await api.get( '/wp/v2/users/me' ) ).status, 401 );
	for ( const name of [ ada.email, b, c ] ) {
		assert.equal( ( await token( name ) ).status, 403, name );
	}
	assert.equal( ( await press( thiefs ) ).status, 410 );
	assert.equal( ( await press( undo ) ).status, 410 );

	const mine = 'only I know this';
	const reset = await person().post( '/wp/v2/users/password', {
		key: target.searchParams.get( 'key' ),
		login: target.searchParams.get( 'login' ),
		password: mine,
		password_verify: mine,
	} );
	assert.equal( reset.status, 200, reset.text );
	const seen = await me( await login( ada.email, mine ) );
	assert.deepEqual( [ seen.email, seen.email_proven ], [ ada.email, true ] );
} );

test( 'of two who prove one address at once one has it', async () => {
	const [ ada, ben ] = await Promise.all( [ newDesigner(), newDesigner() ] );
	const wanted = freshEmail( 'wanted' );
	await change( ada, wanted );
	await change( ben, wanted );
	let links = [];
	const until = Date.now() + 60000;
	while ( links.length < 2 && Date.now() < until ) {
		await mailTo( wanted );
		links = ( await mailsTo( wanted ) ).map( linkIn );
	}
	assert.equal( links.length, 2 );
	const statuses = (
		await Promise.all(
			[ ...links, ...links, ...links ].map( ( link ) => press( link ) )
		)
	).map( ( { status } ) => status );
	assert.equal(
		statuses.filter( ( status ) => status === 200 ).length,
		1,
		statuses.join( ' ' )
	);
	assert.ok(
		statuses.every( ( status ) => [ 200, 409, 410 ].includes( status ) ),
		statuses.join( ' ' )
	);
	const emails = await Promise.all(
		[ ada, ben ].map(
			async ( { email, id } ) =>
				( await token( email ) ).body?.token ?? `gone ${ id }`
		)
	);
	assert.equal(
		emails.filter( ( one ) => one.startsWith( 'gone' ) ).length,
		1,
		'One of them has left the old address'
	);
} );

test( 'an unproven address keeps nobody from signing up with it', async () => {
	const ada = await newDesigner();
	const wanted = freshEmail( 'wanted' );
	await change( ada, wanted );
	const ask = ( email ) =>
		person().post( '/wp/v2/users/availability', { email } );
	assert.equal( ( await ask( wanted ) ).body.availability.email, true );
	const answer = await register( designerForm( { email: wanted } ) );
	assert.equal( answer.status, 200, answer.text );
	const mail = await mailTo( wanted, /Activate/ );
	await open( mail.text.match( /https?:\/\/\S+\/activate\/\S+/ )[ 0 ] );
	assert.equal( ( await press( await confirmation( wanted ) ) ).status, 410 );
	const seen = await me( await login( ada.email, password ) );
	assert.deepEqual( [ seen.email, seen.email_proven ], [ ada.email, true ] );
	assert.equal( ( await token( wanted ) ).status, 200 );
} );

test( 'the link is sent again and the change taken back', async () => {
	const ada = await newDesigner();
	const own = `/wp/v2/users/${ ada.id }/email`;
	const settled = await ada.api.post( own );
	assert.equal( settled.status, 409 );
	const fresh = freshEmail( 'fresh' );
	await change( ada, fresh );
	const first = await confirmation( fresh );
	const api = await login( ada.email, password );
	assert.equal( ( await api.post( own ) ).status, 200 );
	let link = first;
	while ( link === first ) {
		link = await confirmation( fresh );
	}
	assert.equal( ( await open( first ) ).status, 410 );
	assert.equal( ( await open( link ) ).status, 200 );
	const answer = await api.del( own );
	assert.deepEqual(
		[ answer.status, answer.body.email, answer.body.email_proven ],
		[ 200, ada.email, true ]
	);
	assert.equal( ( await open( link ) ).status, 410 );
	assert.equal( ( await api.get( '/wp/v2/users/me' ) ).status, 200 );
} );

test( 'no broken link is more than a sentence', async () => {
	const at = ( value ) => `${ SITE_URL }/?design_marketplace_email${ value }`;
	for ( const value of [
		'=',
		'=confirm',
		'=confirm.1.',
		`=undo.1.${ 'a'.repeat( 40 ) }`,
		`=undo.99999999999999999999.${ 'a'.repeat( 40 ) }`,
		'[]=confirm.1.a',
		'=%00%ff',
	] ) {
		for ( const method of [ 'GET', 'POST' ] ) {
			const page = await open( at( value ), { method } );
			assert.equal( page.status, 410, value );
			assert.match( await page.text(), /does not work any more/ );
		}
	}
} );
