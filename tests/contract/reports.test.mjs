// Reports over HTTP: who reports what, what is decided, who is told, and that nobody learns who reported.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
	SITE_URL,
	freshEmail,
	login,
	mailTo,
	mailsTo,
	person,
} from '../support/client.mjs';
import {
	newCompany,
	newDesigner,
	newMission,
	newWork,
} from '../support/people.mjs';

const REPORTS = '/design-marketplace/v1/reports';

let admin, company, designer, reporter, other;

before( async () => {
	[ admin, company, designer, reporter, other ] = await Promise.all( [
		login( 'admin', 'password' ),
		newCompany(),
		newDesigner(),
		newDesigner(),
		newDesigner(),
	] );
} );

const report = ( who, kind, id, more = {} ) =>
	( who.api ?? who ).post( REPORTS, { kind, id, reason: 'fraud', ...more } );
const decide = ( id, fields, who = admin ) =>
	who.post( `${ REPORTS }/${ id }`, fields );
const stranger = ( url, more = {} ) =>
	person().post( `${ REPORTS }/stranger`, {
		url,
		reason: 'rights',
		words: 'This is my poster.',
		name: 'Erika Muster',
		email: freshEmail( 'erika' ),
		...more,
	} );
const linkIn = ( { text }, parameter ) =>
	text.match(
		new RegExp( `https?://\\S+[?&]${ parameter }=[^\\s>)]+` )
	)[ 0 ];
const open = async ( url, fields ) => {
	const answer = await fetch( url, {
		...( fields && {
			method: 'POST',
			body: new URLSearchParams( fields ),
		} ),
		redirect: 'manual',
	} );
	return { status: answer.status, text: await answer.text() };
};

test( 'what one sees is reported once, with a receipt at once', async () => {
	const mission = await newMission( company );
	const first = await report( reporter, 'mission', mission.id, {
		words: 'They ask for money.',
	} );
	assert.equal( first.status, 201, first.text );
	assert.deepEqual(
		[ first.body.kind, first.body.item, first.body.open ],
		[ 'mission', mission.id, true ]
	);
	const again = await report( reporter, 'mission', mission.id, {
		reason: 'spam',
	} );
	assert.equal( again.status, 200 );
	assert.deepEqual( again.body, first.body );
	const mail = await mailTo(
		reporter.email,
		new RegExp( `no\\. ${ first.body.id }\\b` )
	);
	assert.ok( ! mail.text.includes( 'They ask for money' ) );
	assert.ok( ! mail.text.includes( mission.title.rendered ) );
} );

test( 'what is no report is refused, all fields at once', async () => {
	const mission = await newMission( company );
	assert.equal(
		( await report( person(), 'mission', mission.id ) ).status,
		401
	);
	for ( const [ fields, failing ] of [
		[ {}, [ 'kind', 'id', 'reason' ] ],
		[ { kind: 'comment', id: 1, reason: 'spam' }, [ 'kind' ] ],
		[
			{ kind: 'mission', id: 'x', reason: 'nonsense' },
			[ 'id', 'reason' ],
		],
		[ { kind: 'mission', id: mission.id, reason: 'other' }, [ 'words' ] ],
		[
			{
				kind: 'mission',
				id: mission.id,
				reason: 'spam',
				words: 'é'.repeat( 1001 ),
			},
			[ 'words' ],
		],
	] ) {
		const { status, body } = await reporter.api.post( REPORTS, fields );
		assert.equal( status, 400 );
		assert.deepEqual( Object.keys( body.data.params ), failing );
	}
	const draft = await newMission( company, { status: 'draft' } );
	for ( const [ who, kind, id, status ] of [
		[ reporter, 'mission', draft.id, 404 ],
		[ reporter, 'work', mission.id, 404 ],
		[ reporter, 'member', 1, 404 ],
		[ reporter, 'member', 999999, 404 ],
		[ reporter, 'message', 999999, 404 ],
		[ company, 'mission', mission.id, 403 ],
		[ company, 'member', company.id, 403 ],
	] ) {
		assert.equal( ( await report( who, kind, id ) ).status, status );
	}
} );

test( 'one decision is made for all who reported a thing, and made once', async () => {
	const work = await newWork( designer );
	const ids = [];
	for ( const who of [ reporter, other, company ] ) {
		const { status, body, text } = await report( who, 'work', work.id );
		assert.equal( status, 201, text );
		ids.push( body.id );
	}
	for ( const [ fields, status ] of [
		[ {}, 400 ],
		[ { decision: 'burn' }, 400 ],
		[ { decision: 'hide' }, 400 ],
		[ { decision: 'hide', reason: 'other' }, 400 ],
	] ) {
		assert.equal( ( await decide( ids[ 0 ], fields ) ).status, status );
	}
	assert.equal(
		( await decide( ids[ 0 ], { decision: 'dismiss' }, reporter.api ) )
			.status,
		403
	);
	assert.equal(
		( await decide( ids[ 0 ], { decision: 'dismiss' }, person() ) ).status,
		401
	);
	const made = await decide( ids[ 1 ], {
		decision: 'hide',
		reason: 'rights',
		words: 'The poster is by somebody else.',
	} );
	assert.equal( made.status, 200, made.text );
	assert.equal( made.body.decision, 'hide' );
	for ( const id of ids ) {
		const late = await decide( id, { decision: 'dismiss' } );
		assert.equal( late.status, 409 );
		assert.deepEqual( late.body.data.current, made.body );
	}
	for ( const [ index, who ] of [ reporter, other, company ].entries() ) {
		const mail = await mailTo(
			who.email,
			new RegExp( `no\\. ${ ids[ index ] } is decided` )
		);
		assert.ok( ! mail.text.includes( 'by somebody else' ) );
	}
	const gone = await reporter.api.get( `/wp/v2/work/${ work.id }` );
	assert.equal( gone.status, 404 );
} );

test( 'the author reads why, answers once without logging in, and gets it back', async () => {
	const mission = await newMission( company );
	const { body } = await report( reporter, 'mission', mission.id, {
		words: 'Secret words of the reporter',
	} );
	await decide( body.id, {
		decision: 'hide',
		reason: 'fraud',
		words: 'A deposit is asked for.',
	} );
	const mail = await mailTo( company.email, /was hidden/ );
	assert.match( mail.text, /A deposit is asked for\./ );
	assert.match( mail.text, /not a machine/ );
	const page = linkIn( mail, 'design_marketplace_account' );
	const opened = await open( page );
	assert.equal( opened.status, 200 );
	for ( const { text } of [ mail, opened ] ) {
		assert.ok( ! text.includes( 'Secret words' ) );
		assert.ok( ! text.includes( reporter.email ) );
		assert.ok( ! text.includes( reporter.form.name ) );
	}
	const words = 'The deposit comes back.';
	assert.equal( ( await open( page, { do: 'object', words } ) ).status, 200 );
	assert.equal( ( await open( page, { do: 'object', words } ) ).status, 409 );
	const data = JSON.parse( ( await open( page, { do: 'export' } ) ).text );
	assert.ok( JSON.stringify( data.decisions ).includes( words ) );
	assert.ok( ! JSON.stringify( data ).includes( 'Secret words' ) );
} );

test( 'who reported objects to a dismissal once, and it is looked at again', async () => {
	const mission = await newMission( company );
	const { body } = await report( reporter, 'mission', mission.id );
	const told = ( await mailsTo( company.email ) ).length;
	assert.equal(
		( await decide( body.id, { decision: 'dismiss' } ) ).status,
		200
	);
	const page = linkIn(
		await mailTo(
			reporter.email,
			new RegExp( `no\\. ${ body.id } is decided` )
		),
		'design_marketplace_report'
	);
	assert.equal( ( await open( page ) ).status, 200 );
	const words = 'Look at the last line.';
	assert.equal( ( await open( page, { do: 'object', words } ) ).status, 200 );
	assert.equal( ( await open( page, { do: 'object', words } ) ).status, 409 );
	assert.equal(
		( await decide( body.id, { decision: 'dismiss' } ) ).status,
		200
	);
	assert.equal( ( await open( page, { do: 'object', words } ) ).status, 409 );
	assert.equal(
		( await decide( body.id, { decision: 'dismiss' } ) ).status,
		409
	);
	assert.equal( ( await mailsTo( company.email ) ).length, told );
} );

test( 'a member is switched off by it, never hidden', async () => {
	const rogue = await newCompany();
	await newMission( rogue );
	const { body, status, text } = await report( reporter, 'member', rogue.id );
	assert.equal( status, 201, text );
	assert.equal(
		( await decide( body.id, { decision: 'hide', reason: 'spam' } ) )
			.status,
		400
	);
	assert.equal(
		( await decide( body.id, { decision: 'off', reason: 'spam' } ) ).status,
		200
	);
	assert.equal( ( await rogue.api.get( '/wp/v2/users/me' ) ).status, 401 );
	await mailTo( rogue.email, /switched off/ );
	assert.equal( ( await report( other, 'member', rogue.id ) ).status, 404 );
} );

test( 'who is off has no door left but the page of the decision', async () => {
	const rogue = await newDesigner();
	const mission = await newMission( company );
	const { body } = await report( reporter, 'mission', mission.id );
	await admin.post( `/design-marketplace/v1/members/${ rogue.id }`, {
		off: true,
		reason: 'spam',
	} );
	const own = '/design-marketplace/v1';
	for ( const [ method, path, fields ] of [
		[
			'post',
			REPORTS,
			{ kind: 'mission', id: mission.id, reason: 'spam' },
		],
		[ 'post', `${ REPORTS }/${ body.id }`, { decision: 'dismiss' } ],
		[ 'post', `${ own }/members/${ rogue.id }`, { off: false } ],
		[
			'post',
			`${ own }/missions/${ mission.id }/approve`,
			{ approve: true },
		],
		[ 'get', `${ own }/members/${ company.id }/verified` ],
		[
			'post',
			`${ own }/members/${ rogue.id }/verified`,
			{ verified: true },
		],
		[ 'get', `${ own }/conversations` ],
		[ 'get', `${ own }/searches` ],
		[ 'get', '/wp/v2/users/me' ],
		[ 'post', `/wp/v2/users/${ rogue.id }`, { city: 'Bern' } ],
		[ 'get', `/wp/v2/users/${ rogue.id }/export` ],
		[ 'del', `/wp/v2/users/delete/${ rogue.id }` ],
		[ 'get', '/wp/v2/work' ],
		[ 'post', '/wp/v2/work', { title: 'x' } ],
		[ 'get', '/wp/v2/application' ],
		[ 'post', '/wp/v2/mail/workwith', { to: company.slug, comment: 'x' } ],
	] ) {
		const { status } = await rogue.api[ method ]( path, fields );
		assert.equal( status, 401, `${ method } ${ path }` );
	}
	const again = await person().post( '/jwt-auth/v1/token', {
		username: rogue.email,
		password: rogue.form.password,
	} );
	assert.equal( again.status, 403 );
	assert.match( again.body.message, /spam/ );
	const page = linkIn(
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
		assert.equal( ( await open( page, fields ) ).status, status );
	}
} );

test( 'strangers report what strangers see, and are sent nobody’s words', async () => {
	const mission = await newMission( company );
	const url = `${ SITE_URL }/project/${ company.slug }/mission/${ mission.id }`;
	const email = freshEmail( 'erika' );
	const words = 'Buy at https://evil.example';
	const sent = await stranger( url, { email, words, name: 'Win a prize' } );
	assert.equal( sent.status, 202, sent.text );
	const mail = await mailTo( email, /We have received your report/ );
	for ( const typed of [
		words,
		'evil',
		'Win a prize',
		mission.title.rendered,
	] ) {
		assert.ok(
			! ( mail.subject + mail.text + mail.html ).includes( typed )
		);
	}
	const page = await open( linkIn( mail, 'design_marketplace_report' ) );
	assert.ok( ! page.text.includes( 'evil' ) );
	assert.equal( ( await stranger( url, { email } ) ).status, 202 );
	assert.equal( ( await mailsTo( email ) ).length, 1 );
	const draft = await newMission( company, { status: 'draft' } );
	for ( const nowhere of [
		'',
		'javascript:alert(1)',
		'https://evil.example/designer/ada',
		`${ SITE_URL }/`,
		`${ SITE_URL }/designer/nobody-at-all`,
		`${ SITE_URL }/project/${ company.slug }/mission/${ draft.id }`,
		`${ SITE_URL }/designer/${ ( await newDesigner() ).slug }`,
	] ) {
		const { status, body } = await stranger( nowhere );
		assert.equal( status, 400, nowhere );
		assert.deepEqual( Object.keys( body.data.params ), [ 'url' ] );
	}
	const nothing = await person().post( `${ REPORTS }/stranger`, {} );
	assert.deepEqual( Object.keys( nothing.body.data.params ), [
		'url',
		'reason',
		'name',
		'email',
	] );
	assert.equal(
		( await reporter.api.post( `${ REPORTS }/stranger`, { url } ) ).status,
		403
	);
} );
