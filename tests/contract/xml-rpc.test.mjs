// XML-RPC: nobody reads or writes members' items there, an administrator neither, and members do not come in.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { SITE_URL } from '../support/client.mjs';
import {
	newCompany,
	newDesigner,
	newMission,
	newWork,
	password,
} from '../support/people.mjs';

let ada, company, work, mission;

before( async () => {
	[ ada, company ] = await Promise.all( [ newDesigner(), newCompany() ] );
	[ work, mission ] = await Promise.all( [
		newWork( ada ),
		newMission( company ),
	] );
} );

function value( part ) {
	if ( typeof part === 'number' ) {
		return `<int>${ part }</int>`;
	}
	if ( typeof part === 'string' ) {
		return `<string>${ part }</string>`;
	}
	const members = Object.entries( part ).map(
		( [ name, inner ] ) =>
			`<member><name>${ name }</name><value>${ value(
				inner
			) }</value></member>`
	);
	return `<struct>${ members.join( '' ) }</struct>`;
}

async function call( method, ...params ) {
	const answer = await fetch( `${ SITE_URL }/xmlrpc.php`, {
		method: 'POST',
		headers: { 'Content-Type': 'text/xml' },
		body: `<?xml version="1.0"?><methodCall><methodName>${ method }</methodName><params>${ params
			.map(
				( part ) => `<param><value>${ value( part ) }</value></param>`
			)
			.join( '' ) }</params></methodCall>`,
	} );
	return answer.text();
}

const admin = [ 1, 'admin', 'password' ];

test( 'an administrator comes in, and finds no items of members', async () => {
	assert.doesNotMatch( await call( 'wp.getProfile', ...admin ), /<fault>/ );
	for ( const { id } of [ work, mission ] ) {
		for ( const params of [
			[ 'wp.getPost', ...admin, id ],
			[ 'wp.editPost', ...admin, id, { post_title: 'Written past' } ],
			[ 'wp.deletePost', ...admin, id ],
		] ) {
			assert.match( await call( ...params ), /<fault>/, params[ 0 ] );
		}
	}
	for ( const type of [ 'dm_work', 'dm_mission', 'dm_application' ] ) {
		assert.match(
			await call( 'wp.getPosts', ...admin, { post_type: type } ),
			/<fault>/,
			type
		);
		assert.match(
			await call( 'wp.newPost', ...admin, {
				post_type: type,
				post_title: 'Made past',
				post_status: 'publish',
			} ),
			/<fault>/,
			type
		);
	}
	const { body } = await ada.api.get( `/wp/v2/work/${ work.id }` );
	assert.notEqual( body.title.rendered, 'Written past' );
} );

test( 'members do not come in with their own password', async () => {
	for ( const { email } of [ ada, company ] ) {
		for ( const method of [ 'wp.getProfile', 'wp.getPosts' ] ) {
			assert.match(
				await call( method, 1, email, password, {} ),
				/<fault>[\s\S]*<int>403<\/int>/
			);
		}
	}
} );
