// The links in emails over HTTP: opening one changes nothing, its button works once, and whoever made one up learns nothing.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
	SITE_URL,
	freshEmail,
	login,
	mailTo,
	person,
} from '../support/client.mjs';
import {
	newCompany,
	newDesigner,
	newMission,
	password,
} from '../support/people.mjs';

let ada, admin;

before( async () => {
	[ ada, admin ] = await Promise.all( [
		newDesigner(),
		login( 'admin', 'password' ),
	] );
} );

const open = ( link, options ) =>
	fetch( link, { redirect: 'manual', ...options } );
const press = ( link, fields = {} ) =>
	open( link, { method: 'POST', body: new URLSearchParams( fields ) } );
const linkTo = ( { text }, parameter ) =>
	text.match(
		new RegExp( `https?://\\S+[?&]${ parameter }=[^\\s>)"]+` )
	)[ 0 ];
const me = async ( api ) => ( await api.get( '/wp/v2/users/me' ) ).body;

/** The page of a link is nobody else's: no cache, no search engine and no other site hears of it. */
function assertPrivate( { headers }, about ) {
	assert.match( headers.get( 'cache-control' ), /no-store/, about );
	assert.match( headers.get( 'x-robots-tag' ), /noindex/, about );
	assert.equal( headers.get( 'referrer-policy' ), 'no-referrer', about );
}

test( 'a link that was made up does nothing, and is kept by nobody', async () => {
	const proof = 'a'.repeat( 64 );
	for ( const [ link, status ] of [
		[ `free=${ ada.id }.9999999999.${ proof }`, 410 ],
		[ `credit=${ ada.id }.1.9999999999.${ proof }`, 410 ],
		[ 'credit[]=a', 410 ],
		[ `job=1.renew.9999999999.${ proof }`, 410 ],
		[ `verify=1.${ 'a'.repeat( 40 ) }`, 410 ],
		[ `oidc=${ 'a'.repeat( 43 ) }`, 410 ],
		[ 'oidc[]=a', 410 ],
		[ 'email=', 410 ],
		[ 'email=confirm.1.', 410 ],
		[ `email=undo.99999999999999999999.${ 'a'.repeat( 40 ) }`, 410 ],
		[ 'email[]=confirm.1.a', 410 ],
		[ 'email=%00%ff', 410 ],
		[ `search=999999999999999999.${ proof }`, 404 ],
		[ `account=${ ada.id }.1.9999999999.${ proof }`, 404 ],
		[ `report=1.9999999999.${ proof }`, 404 ],
		[ `unsubscribe=${ ada.id }.${ proof }`, 404 ],
		[ `data=${ ada.id }.${ 'a'.repeat( 40 ) }`, 404 ],
	] ) {
		for ( const method of [ 'GET', 'POST', 'HEAD' ] ) {
			const page = await open(
				`${ SITE_URL }/?design_marketplace_${ link }`,
				{ method }
			);
			assert.equal( page.status, status, `${ method } ${ link }` );
			assertPrivate( page, link );
		}
	}
} );

test( 'only the button confirms, whatever opens the link', async () => {
	const fresh = freshEmail( 'fresh' );
	await ada.api.post( `/wp/v2/users/${ ada.id }`, { email: fresh } );
	const link = linkTo(
		await mailTo( fresh, /Confirm your new email/ ),
		'design_marketplace_email'
	);
	for ( const method of [ 'GET', 'HEAD', 'GET' ] ) {
		const page = await open( link, { method } );
		assert.equal( page.status, 200 );
		assertPrivate( page, method );
	}
	ada.api = await login( fresh, password );
	assert.equal( ( await me( ada.api ) ).email_proven, false );
	for ( const lang of [ 'en', 'fr', 'de', 'it' ] ) {
		const url = new URL( link );
		url.searchParams.set( 'lang', lang );
		const html = await ( await open( url ) ).text();
		assert.match( html, new RegExp( `<html lang="${ lang }` ) );
		assert.match( html, /width=device-width/ );
		assert.match( html, /<button/ );
	}
	assert.equal( ( await press( link ) ).status, 200 );
	const seen = await me( ada.api );
	assert.deepEqual( [ seen.email, seen.email_proven ], [ fresh, true ] );
	assert.equal( ( await press( link ) ).status, 410 );
	assert.equal( ( await open( link ) ).status, 410 );
} );

test( 'a key that is not the account’s opens nothing', async () => {
	const other = await newDesigner();
	for ( const key of [
		other.link.split( '/' ).pop(),
		'a'.repeat( 40 ),
		'0',
	] ) {
		const answer = await open(
			`${ SITE_URL }/activate/${ ada.id }/${ key }`
		);
		assert.equal( answer.status, 302 );
		assert.match( answer.headers.get( 'location' ), /user_verify=0$/ );
		assert.equal( answer.headers.get( 'set-cookie' ), null );
	}
} );

test( 'a lost password: ERROR for an unknown address, a mail for a known one', async () => {
	const ask = ( address, lang = '' ) =>
		press( `${ SITE_URL }/wp-login.php?action=lostpassword${ lang }`, {
			user_login: address,
			redirect_to: `${ SITE_URL }/login`,
		} );
	for ( const lang of [ '', '&lang=fr', '&wp_lang=de_DE' ] ) {
		assert.match(
			await ( await ask( freshEmail(), lang ) ).text(),
			/ERROR/
		);
	}
	const who = await newDesigner();
	const known = await ask( who.email );
	assert.equal( known.status, 302 );
	assert.equal( known.headers.get( 'location' ), `${ SITE_URL }/login` );
	const landed = await ( await fetch( `${ SITE_URL }/login` ) ).text();
	assert.doesNotMatch( landed, /ERROR/ );
	const { searchParams } = new URL(
		linkTo( await mailTo( who.email, /password/i ), 'key' )
	);
	const reset = ( more ) =>
		person().post( '/wp/v2/users/password', {
			login: searchParams.get( 'login' ),
			key: searchParams.get( 'key' ),
			password: 'third horse 12',
			password_verify: 'third horse 12',
			...more,
		} );
	assert.equal( ( await reset( { key: 'x'.repeat( 20 ) } ) ).status, 410 );
	assert.equal( ( await reset() ).body.code, 200 );
	assert.equal( ( await reset() ).status, 410, 'once' );
	await login( who.email, 'third horse 12' );
} );

test( 'who is off has no door left but the page of the decision', async () => {
	const [ rogue, company ] = await Promise.all( [
		newDesigner(),
		newCompany(),
	] );
	const mission = await newMission( company );
	await admin.post( `/design-marketplace/v1/members/${ rogue.id }`, {
		off: true,
		reason: 'spam',
	} );
	for ( const [ method, path, fields ] of [
		[ 'get', '/wp/v2/users/me' ],
		[ 'get', '/design-marketplace/v1/conversations' ],
		[ 'del', `/wp/v2/users/delete/${ rogue.id }` ],
		[
			'post',
			'/design-marketplace/v1/reports',
			{ kind: 'mission', id: mission.id, reason: 'spam' },
		],
		[ 'post', '/wp/v2/mail/workwith', { to: company.slug, comment: 'x' } ],
	] ) {
		const { status } = await rogue.api[ method ]( path, fields );
		assert.equal( status, 401, `${ method } ${ path }` );
	}
	const again = await person().post( '/jwt-auth/v1/token', {
		username: rogue.email,
		password,
	} );
	assert.equal( again.status, 403 );
	assert.match( again.body.message, /spam/ );
	const page = linkTo(
		await mailTo( rogue.email, /was switched off/ ),
		'design_marketplace_account'
	);
	for ( const [ fields, status ] of [
		[ undefined, 200 ],
		[ { do: 'object', words: 'It was not me.' }, 200 ],
		[ { do: 'object', words: 'Really.' }, 409 ],
		[ { do: 'export' }, 200 ],
		[ { do: 'erase' }, 400 ],
		[ { do: 'erase', sure: '1' }, 200 ],
		[ undefined, 404 ],
	] ) {
		const answer = await ( fields ? press( page, fields ) : open( page ) );
		assert.equal( answer.status, status, fields?.do );
		assertPrivate( answer, fields?.do );
		if ( fields?.do === 'export' ) {
			const { profile } = await answer.json();
			assert.equal( profile.name, rogue.form.name );
		}
	}
} );
