// Messages between two members appear on no page, in no feed, no search and no log, whoever looks.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { SITE_URL, login, person } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
} from '../support/people.mjs';

const WORD = 'Quittenmarmelade';
const BASE = '/design-marketplace/v1/conversations';

let ada, company, mission, id;

before( async () => {
	[ company, ada ] = await Promise.all( [ newCompany(), newDesigner() ] );
	mission = await newMission( company );
	await apply( ada, company, mission );
	[ { id } ] = ( await ada.api.get( BASE ) ).body;
	for ( const { api } of [ ada, company ] ) {
		const sent = await api.post( `${ BASE }/${ id }`, {
			text: `A word: ${ WORD }`,
		} );
		assert.equal( sent.status, 201 );
	}
	const { body } = await ada.api.get( `${ BASE }/${ id }` );
	assert.ok( JSON.stringify( body ).includes( WORD ) );
} );

test( 'no page, feed or search has it', async () => {
	const paths = [
		'/',
		'/messages',
		`/messages/${ id }`,
		`/designer/${ ada.slug }`,
		`/project/${ company.slug }`,
		`/project/${ company.slug }/mission/${ mission }`,
		'/designers',
		'/jobs',
		`/?s=${ WORD }`,
		'/feed/',
		'/comments/feed/',
		`/feed/?s=${ WORD }`,
		'/?feed=rss2&post_type=any',
		'/wp-sitemap.xml',
		'/wp-json/',
		`/wp-json/wp/v2/search?search=${ WORD }`,
		`/wp-json/wp/v2/posts?search=${ WORD }`,
		`/wp-json${ BASE }/${ id }`,
	];
	for ( const path of paths ) {
		const page = await fetch( SITE_URL + path, { redirect: 'manual' } );
		const text = `${ JSON.stringify( [
			...page.headers,
		] ) }${ await page.text() }`;
		// A search page repeats the search words.
		const said = text.replaceAll( `s=${ WORD }`, '' );
		assert.ok(
			path.includes( WORD )
				? ! said.includes( `A word: ${ WORD }` )
				: ! said.includes( WORD ),
			path
		);
	}
} );

test( 'nor has the log, nor what an administrator fetches', async () => {
	const admin = await login( 'admin', 'password' );
	for ( const path of [
		`${ BASE }/${ id }`,
		BASE,
		`/wp/v2/users/${ ada.id }/export`,
		`/wp/v2/application?mission=${ mission }&context=edit`,
		`/wp/v2/application?mission=${ mission }&format=csv`,
	] ) {
		const answer = await admin.get( path );
		assert.ok( ! JSON.stringify( answer.body ).includes( WORD ), path );
	}
	const log = join( process.env.SITE_DIR, 'wp-content/debug.log' );
	assert.ok(
		! existsSync( log ) || ! readFileSync( log, 'utf8' ).includes( WORD )
	);
	assert.equal( ( await person().get( `${ BASE }/${ id }` ) ).status, 401 );
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

test( 'nor has any screen of wp-admin', async () => {
	const visit = await adminBrowser();
	const home = await visit( 'admin.php?page=design-marketplace' );
	const menu = home.text.slice(
		home.text.indexOf( 'id="adminmenu"' ),
		home.text.indexOf( 'id="wpbody"' )
	);
	const links = [ ...menu.matchAll( /href=["']([^"'#]+\.php[^"']*)["']/g ) ]
		.map( ( [ , link ] ) => link.replaceAll( '&amp;', '&' ) )
		// Leaves out pages that ask other hosts, and the link that ends the session.
		.filter(
			( link ) =>
				! /install|update|^import|^index|site-health|logout/.test(
					link
				)
		);
	const pages = new Set( [
		...links,
		`user-edit.php?user_id=${ ada.id }`,
		`user-edit.php?user_id=${ company.id }`,
		`post.php?post=${ mission }&action=edit`,
		`users.php?s=${ WORD }`,
		`edit.php?post_type=dm_mission&s=${ WORD }`,
		'export-personal-data.php',
		'erase-personal-data.php',
	] );
	assert.ok( links.length > 20, menu.slice( 0, 500 ) );
	for ( const page of pages ) {
		const { status, text } = await visit( page );
		assert.ok( status < 500, `${ status } ${ page }` );
		assert.ok( ! text.includes( `A word: ${ WORD }` ), page );
	}
} );
