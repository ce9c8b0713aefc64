// Two people from sign-up to the deleted account while reads lag: nothing may be lost, half done, doubled or open to the wrong person.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
	login,
	mailTo,
	mailsTo,
	multipart,
	person,
} from '../../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
	newWork,
	password,
} from '../../support/people.mjs';

const secret = 'another horse 12';
const broken = [];
let ada, loop, job;

/** A stranger who does not wait: what they see may be old, never broken. */
const stranger = person();

async function glance( path, query ) {
	const answer = await stranger.get( path, query, {
		headers: { 'X-No-Patience': '1' },
	} );
	if ( answer.status >= 500 ) {
		broken.push( `${ path }: ${ answer.status }` );
	}
	return answer;
}

/** Everything a stranger may look at, in the middle of the lag. */
const look = () =>
	Promise.all( [
		glance( '/wp/v2/users', { role: 'designer' } ),
		glance( '/wp/v2/users', { role: 'contractor' } ),
		glance( '/wp/v2/users', { slug: ada.slug } ),
		glance( '/wp/v2/users', { slug: loop.slug } ),
	] );

after( () => assert.deepEqual( broken, [] ) );

test( 'a designer and a company sign up, open the link and log in', async () => {
	[ ada, loop ] = await Promise.all( [ newDesigner(), newCompany() ] );
	for ( const who of [ ada, loop ] ) {
		const { status, body } = await who.api.get( '/wp/v2/users/me' );
		assert.equal( status, 200 );
		assert.equal( body.slug, who.slug );
	}
	await look();
} );

test( 'what was just saved is in the form that opens next, and saving it back is not lost', async () => {
	const path = `/wp/v2/users/${ ada.id }`;
	for ( const trade of [ 'Illustrator', 'Engraver', 'Illustrator' ] ) {
		const saved = await ada.api.post( path, multipart( { job: trade } ) );
		assert.equal( saved.status, 200, saved.text );
		const { body } = await ada.api.get( '/wp/v2/users/me' );
		assert.equal( body.job, trade );
	}
	const [ seen ] = (
		await stranger.get( '/wp/v2/users', { slug: ada.slug } )
	).body;
	assert.equal( seen?.job ?? 'Illustrator', 'Illustrator' );
} );

test( 'a work is there for its author at once, and for everybody after the lag', async () => {
	const work = await newWork( ada, { title: 'Antiqua' } );
	await look();
	const path = `/wp/v2/work/${ work.id }`;
	for ( const title of [ 'Fraktur', 'Antiqua', 'Grotesk' ] ) {
		const saved = await ada.api.post( path, { title } );
		assert.equal( saved.body.title.rendered, title );
		const { body } = await ada.api.get( path );
		assert.equal( body.title.rendered, title );
	}
	const titles = ( { body } ) =>
		body.map( ( card ) => card.latest_works[ 0 ].title.rendered );
	const early = await glance( '/wp/v2/users', { slug: ada.slug } );
	assert.notDeepEqual( titles( early ), [ 'Grotesk' ], 'reads do lag' );
	const late = await stranger.get( '/wp/v2/users', { slug: ada.slug } );
	assert.deepEqual( titles( late ), [ 'Grotesk' ] );
} );

test( 'the same job posted twice, as one whose answer got lost, is one', async () => {
	const post = () =>
		loop.api.post( '/wp/v2/mission', {
			title: `A bell ${ ada.id }`,
			description: 'It rings.',
			request_id: `6c1f1f0e-3f0b-4c6c-9d5e-${ String( ada.id ).padStart( 12, '0' ) }`,
		} );
	const first = await post();
	const second = await post();
	assert.equal( first.status, 201, first.text );
	assert.equal( second.body.id, first.body.id );
	job = first.body;
	await look();
} );

test( 'two applications at once, and one a moment later, are one with one mail', async () => {
	const answers = await Promise.all( [
		apply( ada, loop, job ),
		apply( ada, loop, job ),
	] );
	answers.push( await apply( ada, loop, job ) );
	assert.deepEqual(
		answers.map( ( { status } ) => status ).sort(),
		[ 200, 409, 409 ]
	);
	const { body } = await loop.api.get( '/wp/v2/application', {
		mission: job.id,
	} );
	assert.equal( body.length, 1 );
	await mailTo( loop.email, /./, 40 );
} );

test( 'a closed job takes nobody any more, and its candidate hears of it once', async () => {
	const path = `/wp/v2/mission/${ job.id }`;
	const closed = await loop.api.post( path, { close: true } );
	assert.equal( closed.body.informed, 1, closed.text );
	const again = await loop.api.post( path, { close: true } );
	assert.equal( again.body.informed, 0, again.text );
	const ben = await newDesigner();
	assert.equal( ( await apply( ben, loop, job ) ).status, 409 );
	const other = await newMission( loop, { title: `Another ${ job.id }` } );
	assert.equal( ( await apply( ada, loop, other ) ).status, 200 );
	// Sent after the others: what was to come twice has come.
	await loop.api.post( `/wp/v2/mission/${ other.id }`, { close: true } );
	const about = async ( who, words ) =>
		( await mailsTo( who.email ) ).filter( ( mail ) =>
			mail.text.includes( words )
		).length;
	const until = Date.now() + 40_000;
	while ( ! ( await about( ada, other.title.rendered ) ) ) {
		assert.ok( Date.now() < until, 'the last mail arrives' );
		await new Promise( ( done ) => setTimeout( done, 200 ) );
	}
	assert.equal( await about( ada, job.title.rendered ), 1 );
	assert.equal( await about( loop, job.title.rendered ), 1 );
} );

test( 'a new password ends the old session at once, and the new one is good at once', async () => {
	const changed = await ada.api.post(
		`/wp/v2/users/${ ada.id }`,
		multipart( {
			password: secret,
			password_verify: secret,
			password_old: password,
		} )
	);
	assert.equal( changed.status, 200, changed.text );
	assert.equal( ( await ada.api.get( '/wp/v2/users/me' ) ).status, 401 );
	ada.api = await login( ada.email, secret );
	assert.equal( ( await ada.api.get( '/wp/v2/users/me' ) ).status, 200 );
	await look();
} );

test( 'a deleted account is gone, with its token, its address and its page', async () => {
	const gone = await ada.api.del( `/wp/v2/users/delete/${ ada.id }` );
	assert.equal( gone.status, 200, gone.text );
	assert.equal( ( await ada.api.get( '/wp/v2/users/me' ) ).status, 401 );
	const { body } = await stranger.post( '/wp/v2/users/availability', {
		email: ada.email,
	} );
	assert.equal( body.availabilty.email, true );
	await look();
	const found = await stranger.get( '/wp/v2/users', { slug: ada.slug } );
	assert.deepEqual( found.body, [] );
} );
