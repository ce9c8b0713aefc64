// The life of an application over HTTP: what the company decides, what the applicant reads, undoing, withdrawing, closing with an outcome.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { mailsTo, mailTo, person } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
} from '../support/people.mjs';

const APPLICATION = '/wp/v2/application';

let company, rival, ada, ben, cleo;

before( async () => {
	[ company, rival, ada, ben, cleo ] = await Promise.all( [
		newCompany(),
		newCompany(),
		newDesigner(),
		newDesigner(),
		newDesigner(),
	] );
} );

const board = async ( mission, query = {} ) =>
	(
		await company.api.get( APPLICATION, {
			mission: mission.id,
			order: 'asc',
			...query,
		} )
	).body;
const set = ( { id }, fields, who = company ) =>
	who.api.post( `${ APPLICATION }/${ id }`, fields );
const setAll = ( ones, fields, who = company ) =>
	who.api.post( APPLICATION, {
		ids: ones.map( ( { id } ) => id ),
		...fields,
	} );
const close = ( mission, fields = {}, who = company ) =>
	who.api.post( `/wp/v2/mission/${ mission.id }`, {
		close: true,
		...fields,
	} );
/** The application as its designer reads it, in the list and alone. */
const reads = async ( who, { id } ) => {
	const [ list, alone ] = await Promise.all( [
		who.api.get( APPLICATION, { per_page: 100 } ),
		who.api.get( `${ APPLICATION }/${ id }` ),
	] );
	const found = list.body.find( ( one ) => one.id === id );
	assert.equal( found.stage, alone.body.stage );
	return alone.body;
};
/** A job of the company's with an application of each. */
const job = async ( ...applicants ) => {
	const mission = await newMission( company );
	for ( const who of applicants ) {
		assert.equal( ( await apply( who, company, mission ) ).status, 200 );
	}
	const ones = await board( mission, { orderby: 'id' } );
	return [
		mission,
		...applicants.map( ( { id } ) =>
			ones.find( ( { author } ) => author === id )
		),
	];
};
const about = async ( { email }, { title }, subject = /./ ) =>
	( await mailsTo( email ) ).filter(
		( mail ) =>
			mail.text.includes( title.rendered ) && subject.test( mail.subject )
	);

test( 'what is decided is told ten minutes later, and undone before that nobody knew', async () => {
	const [ , one ] = await job( ada );
	assert.deepEqual(
		[ one.stage, one.told, one.release ],
		[ 'new', 'new', null ]
	);
	const declined = await set( one, {
		stage: 'declined',
		words: 'Not this time.',
	} );
	assert.equal( declined.status, 200, declined.text );
	assert.deepEqual(
		[ declined.body.stage, declined.body.told, declined.body.words ],
		[ 'declined', 'new', 'Not this time.' ]
	);
	assert.match( declined.body.release, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/ );
	const theirs = await reads( ada, one );
	assert.deepEqual( [ theirs.stage, theirs.words ], [ 'new', '' ] );
	for ( const key of [ 'told', 'release', 'note', 'next' ] ) {
		assert.ok( ! ( key in theirs ), key );
	}
	const undone = await set( one, { stage: 'new' } );
	assert.deepEqual(
		[ undone.body.stage, undone.body.words, undone.body.release ],
		[ 'new', '', null ]
	);
} );

test( 'told at once, the applicant reads it, and it cannot be taken back', async () => {
	const [ mission, one ] = await job( ada );
	const listed = await set( one, { stage: 'shortlisted', tell: true } );
	assert.deepEqual(
		[ listed.body.stage, listed.body.told, listed.body.release ],
		[ 'shortlisted', 'shortlisted', null ]
	);
	assert.equal( ( await reads( ada, one ) ).stage, 'shortlisted' );
	const back = await set( one, { stage: 'new' } );
	assert.equal( back.status, 409 );
	assert.equal( back.body.data.current.stage, 'shortlisted' );
	const declined = await set( one, {
		stage: 'declined',
		words: 'It was close.',
		tell: true,
	} );
	assert.equal( declined.status, 200, declined.text );
	const theirs = await reads( ada, one );
	assert.deepEqual(
		[ theirs.stage, theirs.words ],
		[ 'declined', 'It was close.' ]
	);
	assert.deepEqual(
		theirs.history.map( ( { stage } ) => stage ),
		[ 'new', 'shortlisted', 'declined' ]
	);
	const late = await set( one, { stage: 'declined', words: 'Other words' } );
	assert.equal( late.status, 409, 'words that were told stay' );
	const mail = await mailTo( ada.email, /./, 40 );
	assert.ok( mail );
	await mailArrived( ada, mission, /It was close/ );
} );

const mailArrived = async ( who, { title }, words ) => {
	const until = Date.now() + 40000;
	for (;;) {
		const found = ( await mailsTo( who.email ) ).filter(
			( mail ) =>
				mail.text.includes( title.rendered ) && words.test( mail.text )
		);
		if ( found.length ) {
			return found.at( -1 );
		}
		assert.ok( Date.now() < until, `${ words } arrives` );
		await new Promise( ( done ) => setTimeout( done, 200 ) );
	}
};

test( 'the same again does nothing; another stage than the one seen is a conflict', async () => {
	const [ , one ] = await job( ada );
	const first = await set( one, { stage: 'shortlisted', from: 'new' } );
	const again = await set( one, { stage: 'shortlisted', from: 'new' } );
	assert.deepEqual( [ first.status, again.status ], [ 200, 200 ] );
	assert.equal( again.body.release, first.body.release );
	const other = await set( one, { stage: 'declined', from: 'new' } );
	assert.equal( other.status, 409 );
	assert.equal( other.body.code, 'rest_stage_changed' );
	assert.deepEqual(
		[ other.body.data.current.id, other.body.data.current.stage ],
		[ one.id, 'shortlisted' ]
	);
	const seen = await set( one, { stage: 'declined', from: 'shortlisted' } );
	assert.equal( seen.status, 200 );
} );

test( 'words go with a decline, and are short', async () => {
	const [ , one ] = await job( ada );
	for ( const fields of [
		{ stage: 'shortlisted', words: 'Well done' },
		{ stage: 'declined', words: 'x'.repeat( 501 ) },
		{ stage: 'hired' },
		{ stage: 'new', from: 'hired' },
		{ note: 'x'.repeat( 1001 ) },
	] ) {
		const answer = await set( one, fields );
		assert.equal( answer.status, 400, JSON.stringify( fields ) );
		assert.ok( answer.body.errors.length );
	}
	const changed = await set( one, {
		stage: 'declined',
		words: 'é'.repeat( 500 ),
	} );
	assert.equal( changed.status, 200, changed.text );
	const rewritten = await set( one, { stage: 'declined', words: 'Sorry' } );
	assert.deepEqual(
		[ rewritten.status, rewritten.body.words, rewritten.body.told ],
		[ 200, 'Sorry', 'new' ]
	);
} );

test( 'who was chosen is told why they no longer are', async () => {
	const [ mission, one ] = await job( ada );
	await set( one, { stage: 'chosen', tell: true } );
	const chosen = await reads( ada, one );
	assert.equal( chosen.stage, 'chosen' );
	assert.equal( chosen.contact.email, company.email );
	await mailArrived( ada, mission, new RegExp( company.email ) );
	const silent = await set( one, { stage: 'declined' } );
	assert.equal( silent.status, 400 );
	assert.deepEqual( Object.keys( silent.body.data.params ), [ 'words' ] );
	const said = await set( one, {
		stage: 'shortlisted',
		words: 'The budget is gone.',
		tell: true,
	} );
	assert.equal( said.status, 200, said.text );
	assert.equal( ( await reads( ada, one ) ).contact, undefined );
	await mailArrived( ada, mission, /The budget is gone/ );
} );

test( 'several of one job at once, all or none', async () => {
	const [ , one, two ] = await job( ada, ben );
	const [ , elsewhere ] = await job( cleo );
	const both = await setAll( [ one, two ], {
		stage: 'shortlisted',
		from: 'new',
	} );
	assert.equal( both.status, 200, both.text );
	assert.deepEqual(
		both.body.map( ( { id, stage } ) => [ id, stage ] ).sort(),
		[
			[ one.id, 'shortlisted' ],
			[ two.id, 'shortlisted' ],
		].sort()
	);
	assert.equal(
		( await setAll( [ one, elsewhere ], { stage: 'declined' } ) ).status,
		400
	);
	await set( two, { stage: 'chosen', tell: true } );
	const mixed = await setAll( [ one, two ], {
		stage: 'declined',
		from: 'shortlisted',
	} );
	assert.equal( mixed.status, 409 );
	assert.deepEqual(
		mixed.body.data.current.map( ( { id } ) => id ),
		[ two.id ]
	);
	assert.equal(
		( await set( one, { seen: true } ) ).body.stage,
		'shortlisted'
	);
	const many = Array.from( { length: 101 }, ( _, index ) => ( {
		id: one.id + index,
	} ) );
	assert.equal( ( await setAll( many, { stage: 'declined' } ) ).status, 400 );
	assert.equal(
		( await company.api.post( APPLICATION, { stage: 'declined' } ) ).status,
		403
	);
	assert.equal(
		( await setAll( [ one ], { stage: 'x' }, rival ) ).status,
		403
	);
} );

test( 'seen is one-way and dated, notes are the owner’s', async () => {
	const [ , one ] = await job( ada );
	assert.equal( ( await reads( ada, one ) ).seen, null );
	const { body } = await set( one, { note: 'Ask about <3 Sunday' } );
	assert.equal( body.note, 'Ask about <3 Sunday' );
	const theirs = await reads( ada, one );
	assert.match( theirs.seen, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/ );
	assert.ok( ! JSON.stringify( theirs ).includes( 'Sunday' ) );
	const unseen = await set( one, { seen: false } );
	assert.equal( unseen.body.seen, theirs.seen );
	assert.equal( ( await set( one, { note: '' } ) ).body.note, '' );
} );

test( 'nobody but the owner sets a stage, nobody but the applicant withdraws', async () => {
	const [ , one ] = await job( ada );
	for ( const [ who, fields, status ] of [
		[ ada, { stage: 'shortlisted' }, 403 ],
		[ ada, { stage: 'declined' }, 403 ],
		[ ada, { seen: true }, 403 ],
		[ ada, { note: 'x' }, 403 ],
		[ ben, { stage: 'shortlisted' }, 404 ],
		[ ben, { stage: 'withdrawn' }, 404 ],
		[ rival, { stage: 'shortlisted' }, 404 ],
		[ rival, { stage: 'nonsense' }, 404 ],
		[ company, { stage: 'withdrawn' }, 403 ],
	] ) {
		const answer = await set( one, fields, who );
		assert.equal( answer.status, status, JSON.stringify( fields ) );
	}
	const stranger = { api: person() };
	assert.equal(
		( await set( one, { stage: 'declined' }, stranger ) ).status,
		401
	);
	assert.equal(
		( await setAll( [ one ], { stage: 'declined' }, stranger ) ).status,
		401
	);
	assert.equal( ( await reads( ada, one ) ).stage, 'new' );
} );

test( 'withdrawn is seen at once, made again twice, and then no more', async () => {
	const [ mission, one ] = await job( ada );
	await set( one, { stage: 'declined', words: 'No' } );
	const withdrawn = await set( one, { stage: 'withdrawn' }, ada );
	assert.deepEqual(
		[ withdrawn.status, withdrawn.body.stage ],
		[ 200, 'withdrawn' ]
	);
	assert.equal(
		( await set( one, { stage: 'withdrawn' }, ada ) ).status,
		200
	);
	const [ seen ] = await board( mission );
	assert.deepEqual( [ seen.stage, seen.release ], [ 'withdrawn', null ] );
	const late = await set( one, { stage: 'chosen' } );
	assert.equal( late.status, 409 );
	assert.equal( late.body.data.current.stage, 'withdrawn' );
	const again = await set( one, { stage: 'new' }, ada );
	assert.deepEqual( [ again.status, again.body.stage ], [ 200, 'new' ] );
	await set( one, { stage: 'withdrawn' }, ada );
	const written = await ada.api.post( '/wp/v2/mail/workwith', {
		to: company.slug,
		comment: 'I changed my mind',
		missions: [ mission.id ],
	} );
	assert.equal( written.status, 200, written.text );
	const anew = await reads( ada, one );
	assert.deepEqual(
		[
			anew.id,
			anew.stage,
			anew.excerpt.rendered.includes( 'changed my mind' ),
		],
		[ one.id, 'new', true ]
	);
	assert.deepEqual(
		anew.history.map( ( { stage } ) => stage ),
		[ 'new', 'withdrawn', 'new', 'withdrawn', 'new' ]
	);
	assert.equal( ( await apply( ada, company, mission ) ).status, 409 );
	await set( one, { stage: 'withdrawn' }, ada );
	assert.equal( ( await set( one, { stage: 'new' }, ada ) ).status, 409 );
	assert.equal( ( await apply( ada, company, mission ) ).status, 409 );
} );

test( 'who withdraws says from what: a choice told meanwhile is a conflict, not a loss', async () => {
	const [ , one ] = await job( ada );
	await set( one, { stage: 'chosen', tell: true } );
	const unaware = await set( one, { stage: 'withdrawn', from: 'new' }, ada );
	assert.deepEqual(
		[ unaware.status, unaware.body.data.current.stage ],
		[ 409, 'chosen' ]
	);
	const aware = await set( one, { stage: 'withdrawn', from: 'chosen' }, ada );
	assert.deepEqual(
		[ aware.status, aware.body.stage ],
		[ 200, 'withdrawn' ]
	);
} );

test( 'who was told of a decline cannot withdraw; a withdrawn candidate is none', async () => {
	const [ mission, one, two ] = await job( ada, ben );
	await set( one, { stage: 'declined', tell: true } );
	assert.equal(
		( await set( one, { stage: 'withdrawn' }, ada ) ).status,
		409
	);
	await set( two, { stage: 'withdrawn' }, ben );
	const { body } = await company.api.get( `/wp/v2/mission/${ mission.id }` );
	assert.equal( body.applications_count, 1 );
	const theirs = await ben.api.get( `/wp/v2/mission/${ mission.id }` );
	assert.equal( theirs.body.can.apply, true );
	const closed = await close( mission );
	assert.equal( closed.body.informed, 0 );
	assert.equal( ( await set( two, { stage: 'new' }, ben ) ).status, 409 );
} );

test( 'a close with an outcome is one mail a person', async () => {
	const [ mission, one, two, three ] = await job( ada, ben, cleo );
	await set( two, { stage: 'declined', words: 'You were too far away.' } );
	const closed = await close( mission, {
		outcome: 'here',
		chosen: [ one.id ],
		words: 'Thank you all, it was hard.',
	} );
	assert.equal( closed.status, 200, closed.text );
	assert.deepEqual(
		[ closed.body.close, closed.body.informed ],
		[ true, 3 ]
	);
	assert.equal(
		( await close( mission, { outcome: 'elsewhere' } ) ).body.informed,
		0
	);
	const [ first, second, third ] = await Promise.all( [
		reads( ada, one ),
		reads( ben, two ),
		reads( cleo, three ),
	] );
	assert.deepEqual(
		[ first, second, third ].map( ( { stage, outcome } ) => [
			stage,
			outcome,
		] ),
		[
			[ 'chosen', 'filled' ],
			[ 'declined', 'filled' ],
			[ 'new', 'filled' ],
		]
	);
	assert.equal( first.contact.email, company.email );
	await mailArrived( ada, mission, new RegExp( company.email ) );
	await mailArrived( ben, mission, /too far away/ );
	await mailArrived( cleo, mission, /it was hard/ );
	for ( const who of [ ada, ben, cleo ] ) {
		assert.equal( ( await about( who, mission ) ).length, 1 );
	}
	const after = await set( three, {
		stage: 'declined',
		words: 'Late words',
		tell: true,
	} );
	assert.equal( after.status, 200, 'an answer may follow the close' );
} );

test( 'a close that does not fit does nothing', async () => {
	const [ mission, one, two ] = await job( ada, ben );
	const [ , elsewhere ] = await job( cleo );
	const nobody = await close( mission, { outcome: 'here' } );
	assert.equal( nobody.status, 400 );
	assert.equal(
		( await close( mission, { outcome: 'lapsed' } ) ).status,
		400
	);
	assert.equal(
		(
			await close( mission, {
				outcome: 'elsewhere',
				words: 'x'.repeat( 501 ),
			} )
		).status,
		400
	);
	const foreign = await close( mission, {
		outcome: 'here',
		chosen: [ elsewhere.id ],
	} );
	assert.equal( foreign.status, 409 );
	await set( one, { stage: 'chosen' } );
	const other = await close( mission, {
		outcome: 'here',
		chosen: [ two.id ],
	} );
	assert.equal( other.status, 409, 'everyone chosen is named' );
	await set( two, { stage: 'withdrawn' }, ben );
	const gone = await close( mission, {
		outcome: 'here',
		chosen: [ one.id, two.id ],
	} );
	assert.equal( gone.status, 409 );
	const { body } = await company.api.get( `/wp/v2/mission/${ mission.id }` );
	assert.equal( body.close, false );
	const closed = await close( mission, { outcome: 'here' } );
	assert.deepEqual( [ closed.status, closed.body.informed ], [ 200, 1 ] );
	assert.equal( ( await reads( ada, one ) ).stage, 'chosen' );
} );

test( 'of a job called off the candidates read so', async () => {
	const [ mission, one ] = await job( ada );
	assert.equal(
		( await close( mission, { outcome: 'cancelled' } ) ).body.informed,
		1
	);
	assert.equal( ( await reads( ada, one ) ).outcome, 'called_off' );
} );
