// The same thing many times at once: each counts once, and nobody gets two emails.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { mailTo, mailsTo, person } from '../support/client.mjs';
import {
	apply,
	designerForm,
	newCompany,
	newDesigner,
	newMission,
	register,
} from '../support/people.mjs';

let company, ada, ben;

before( async () => {
	[ company, ada, ben ] = await Promise.all( [
		newCompany(),
		newDesigner(),
		newDesigner(),
	] );
} );

const times = ( count, call ) =>
	Promise.all(
		Array.from( { length: count }, ( _, index ) => call( index ) )
	);
const count = ( answers, status ) =>
	answers.filter( ( answer ) => answer.status === status ).length;
const candidates = async ( mission ) =>
	( await company.api.get( '/wp/v2/application', { mission: mission.id } ) )
		.body;
const close = ( mission ) =>
	company.api.post( `/wp/v2/mission/${ mission.id }`, { close: true } );
const about = async ( address, words ) =>
	( await mailsTo( address ) ).filter( ( mail ) =>
		mail.text.includes( words )
	).length;

async function arrived( address, words ) {
	const until = Date.now() + 40000;
	while ( ! ( await about( address, words ) ) ) {
		assert.ok( Date.now() < until, `"${ words }" arrives` );
		await new Promise( ( done ) => setTimeout( done, 200 ) );
	}
}

/** How many emails say so: once one that was queued after the first is there, no second is on its way. */
async function mailsAbout( words, address, send ) {
	await arrived( address, words );
	const last = `Last ${ Math.random().toString( 36 ).slice( 2 ) }`;
	await send( last );
	await arrived( address, last );
	return about( address, words );
}

test( 'twenty applications at once are one, with one mail', async () => {
	const mission = await newMission( company );
	const answers = await times( 20, () => apply( ada, company, mission ) );
	assert.deepEqual(
		[ count( answers, 200 ), count( answers, 409 ) ],
		[ 1, 19 ]
	);
	assert.equal( ( await candidates( mission ) ).length, 1 );
	const mails = await mailsAbout(
		mission.title.rendered,
		company.email,
		async ( title ) => {
			const last = await newMission( company, { title } );
			assert.equal( ( await apply( ben, company, last ) ).status, 200 );
		}
	);
	assert.equal( mails, 1 );
} );

test( 'ten closes at once are one, and each candidate hears of it once', async () => {
	const mission = await newMission( company );
	await Promise.all(
		[ ada, ben ].map( ( who ) => apply( who, company, mission ) )
	);
	const answers = await times( 10, () => close( mission ) );
	assert.equal( count( answers, 200 ), 10 );
	assert.deepEqual( answers.map( ( { body } ) => body.informed ).sort(), [
		...Array( 9 ).fill( 0 ),
		2,
	] );
	for ( const { email, slug } of [ ada, ben ] ) {
		const mails = await mailsAbout(
			mission.title.rendered,
			email,
			( comment ) =>
				company.api.post( '/wp/v2/mail/workwith', {
					comment,
					to: slug,
				} )
		);
		assert.equal( mails, 1 );
	}
} );

test( 'nobody applies to a mission once it is closed', async () => {
	const mission = await newMission( company );
	const [ closed, ...applied ] = await Promise.all( [
		close( mission ),
		apply( ada, company, mission ),
		apply( ben, company, mission ),
	] );
	const taken = count( applied, 200 );
	assert.equal( taken + count( applied, 409 ), 2 );
	assert.equal( closed.body.informed, taken, 'all who got in are told' );
	assert.equal( ( await candidates( mission ) ).length, taken );
	assert.equal( ( await apply( ada, company, mission ) ).status, 409 );
} );

test( 'four sign-ups with one address are one account', async () => {
	const form = designerForm();
	const answers = await times( 4, () => register( form ) );
	assert.deepEqual(
		[ count( answers, 200 ), count( answers, 400 ) ],
		[ 1, 3 ]
	);
	const { body } = answers.find( ( { status } ) => status === 400 );
	assert.deepEqual( body.errors, [ 'This email is not available' ] );
	await mailTo( form.email );
} );

test( 'eight sign-ups with one name get a slug each and are found by it', async () => {
	const { name } = designerForm();
	const joined = await times( 8, () => newDesigner( { name } ) );
	assert.equal( new Set( joined.map( ( { slug } ) => slug ) ).size, 8 );
	for ( const { id, slug } of joined ) {
		const { body } = await company.api.get( '/wp/v2/users', { slug } );
		assert.deepEqual(
			body.map( ( found ) => [ found.id, found.name ] ),
			[ [ id, name ] ]
		);
	}
} );

test( 'a mission is moved to the trash once', async () => {
	const mission = await newMission( company );
	const path = `/wp/v2/mission/${ mission.id }`;
	const answers = await times( 4, () => company.api.del( path ) );
	assert.deepEqual(
		[ count( answers, 200 ), count( answers, 410 ) ],
		[ 1, 3 ]
	);
	assert.equal( ( await person().get( path ) ).status, 401 );
} );

test( 'the same job posted or copied ten times at once, as one whose answers got lost, is one', async () => {
	for ( const path of [
		'/wp/v2/mission',
		`/wp/v2/mission/${ ( await newMission( company ) ).id }/duplicate`,
	] ) {
		const request_id = randomUUID();
		const posted = await times( 10, ( index ) =>
			company.api.post( path, {
				title: `A kettle ${ index }`,
				description: 'It whistles.',
				request_id,
			} )
		);
		assert.equal( count( posted, 201 ), 10 );
		assert.equal(
			new Set( posted.map( ( { body } ) => body.id ) ).size,
			1
		);
	}
} );

const SEARCHES = '/design-marketplace/v1/searches';
const save = ( who, kind, search ) =>
	who.api.post( SEARCHES, { kind, filters: { search } } );

test( 'the same search twelve times at once is one', async () => {
	const answers = await times( 12, () => save( ada, 'jobs', 'posters' ) );
	assert.deepEqual(
		[ count( answers, 201 ), count( answers, 200 ) ],
		[ 1, 11 ]
	);
	assert.equal( ( await ada.api.get( SEARCHES ) ).body.length, 1 );
} );

test( 'of fifteen at once ten are saved, and the others are told why', async () => {
	const answers = await times( 15, ( index ) =>
		save( company, 'designers', `word${ index }` )
	);
	assert.equal( count( answers, 201 ), 10 );
	const refused = answers.filter( ( { status } ) => status === 409 );
	assert.deepEqual(
		refused.map( ( { body } ) => body.code ),
		Array( 5 ).fill( 'rest_searches_many' )
	);
	assert.equal( ( await company.api.get( SEARCHES ) ).body.length, 10 );
} );
