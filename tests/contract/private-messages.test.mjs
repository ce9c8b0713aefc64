// What two members write to each other is on no page, in no feed, no search and no log, whoever looks.
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
		// A search repeats what was looked for.
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
