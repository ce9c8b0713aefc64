// Accounts over HTTP: sign-up of each kind, tokens, views, settings, sign-out, export, the way back in.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
	SITE_URL,
	freshEmail,
	login,
	mailTo,
	person,
} from '../support/client.mjs';
import { pngFile } from '../support/pictures.mjs';
import {
	companyForm,
	designerForm,
	newCompany,
	newDesigner,
	newMission,
	newWork,
	password,
	register,
} from '../support/people.mjs';

const stranger = person();
let designer, company, reader;

before( async () => {
	[ designer, company, reader ] = await Promise.all( [
		newDesigner(),
		newCompany(),
		newDesigner(),
	] );
	await Promise.all( [ newWork( designer ), newMission( company ) ] );
} );

const token = ( username, secret ) =>
	stranger.post( '/jwt-auth/v1/token', { username, password: secret } );
const settings = ( who, fields ) =>
	who.api.post( `/wp/v2/users/${ who.id }?slug=${ who.slug }`, fields );
const seenBy = async ( api, who ) =>
	( await api.get( '/wp/v2/users', { slug: who.slug } ) ).body[ 0 ];
const keys = ( object ) => Object.keys( object ).sort();
const params = ( { body } ) => body.data.params;

const card = {
	designer:
		'availability available_from avatar city country id job latest_works level locale name role skill slug user_nicename works_count',
	contractor:
		'answers_in_days avatar city closed_missions_count company country ecosystem id locale missions_count most_recent_mission_date open_engagements open_places open_skills project_headline project_image role skill slug user_nicename verified',
};
const links = ' can dribbble instagram linkedin twitter vimeo website youtube';
const member = {
	designer: `${ card.designer }${ links } bio`,
	contractor: `${ card.contractor }${ links } contact_name contact_job company_size project_short_description project_description last_update`,
};
const own =
	' email email_proven proven_email newsletter newsletter_optin cgu_1 cgu_2';
const shape = ( words ) => words.split( ' ' ).sort();

test( 'the token names its owner, and says no more', async () => {
	const { status, body, headers } = await token( designer.email, password );
	assert.equal( status, 200 );
	assert.deepEqual( keys( body ), [
		'token',
		'user_display_name',
		'user_email',
		'user_nicename',
	] );
	assert.match( headers.get( 'cache-control' ), /no-store/ );
	const claims = JSON.parse(
		Buffer.from( body.token.split( '.' )[ 1 ], 'base64url' )
	);
	assert.equal( claims.exp - claims.iat, 7 * 24 * 3600 );
	assert.equal( claims.data.user.id, designer.id );
	const good = await designer.api.post( '/jwt-auth/v1/token/validate' );
	assert.deepEqual( good.body, {
		code: 'jwt_auth_valid_token',
		data: { status: 200 },
	} );
	const without = await stranger.post( '/jwt-auth/v1/token/validate' );
	assert.deepEqual(
		[ without.status, without.body.code ],
		[ 403, 'jwt_auth_no_auth_header' ]
	);
} );

test( 'a wrong password and an unknown address sound the same', async () => {
	const answers = await Promise.all( [
		token( designer.email, 'not the password' ),
		token( freshEmail(), password ),
		token( [ 'x' ], { a: 1 } ),
		token( '<script>', '' ),
	] );
	for ( const { status, body } of answers ) {
		assert.equal( status, 403 );
		assert.match(
			body.code,
			/^\[jwt_auth\] (incorrect_password|invalid_username)$/
		);
		assert.equal( body.message, answers[ 0 ].body.message );
	}
} );

test( 'each viewer gets their fields and no others', async () => {
	for ( const who of [ designer, company ] ) {
		const { role } = who;
		assert.deepEqual(
			keys( await seenBy( stranger, who ) ),
			shape( card[ role ] )
		);
		assert.deepEqual(
			keys( await seenBy( reader.api, who ) ),
			shape( member[ role ] )
		);
		const more =
			role === 'designer'
				? ' availability_shown available_until notification_enabled notification_rhythm kept_out_of_alerts'
				: ' epfl_lab epfl_professor need_design need design_outcomes start_date end_date other_funding';
		const mine = keys( await seenBy( who.api, who ) ).filter(
			( key ) => ! [ 'ecosystem_other', 'design_brief' ].includes( key )
		);
		assert.deepEqual( mine, shape( member[ role ] + own + more ) );
		const { body } = await who.api.get( '/wp/v2/users/me' );
		assert.equal( body.email, who.email );
	}
	assert.equal( await seenBy( stranger, reader ), undefined, 'not listed' );
	assert.ok( await seenBy( company.api, reader ) );
	const byId = await stranger.get( '/wp/v2/users', { id: reader.id } );
	assert.deepEqual( byId.body, [] );
} );

test( 'types are what the contract says', async () => {
	const a = await seenBy( designer.api, designer );
	assert.equal( a.notification_enabled, 0 );
	assert.equal( a.newsletter, false );
	assert.deepEqual( a.skill, [] );
	assert.equal( a.latest_works.length, 1 );
	const b = await seenBy( company.api, company );
	assert.equal( b.company_size, 3 );
	assert.equal( b.ecosystem, '' );
	assert.deepEqual( [ b.missions_count, b.closed_missions_count ], [ 1, 0 ] );
} );

test( 'an EPFL startup names its lab and professor', async () => {
	const affiliated = {
		affiliated: 'true',
		ecosystem: 'EPFL',
		need_design: 'a',
		need: 'b',
		design_outcomes: 'c',
	};
	const without = await register( companyForm( affiliated ) );
	assert.deepEqual( without.body.errors, [
		'Please provide your EPFL Lab',
		'Please provide your the name of your professor',
	] );
	const startup = await newCompany( {
		...affiliated,
		epfl_lab: 'LAB',
		epfl_professor: 'Prof',
		start_date: '2027-3',
	} );
	const { body } = await startup.api.get( '/wp/v2/users/me' );
	assert.deepEqual(
		[ body.ecosystem, body.epfl_lab, body.epfl_professor, body.start_date ],
		[ 'EPFL', 'LAB', 'Prof', '2027-03' ]
	);
	assert.ok( ! ( 'epfl_lab' in ( await seenBy( reader.api, startup ) ) ) );
} );

test( 'another university is written out, and none is an error', async () => {
	const challenge = { need_design: 'a', need: 'b', design_outcomes: 'c' };
	const nothing = await register( companyForm( { affiliated: 'on' } ) );
	assert.deepEqual( nothing.body.errors, [
		"Please provide your university's name",
	] );
	const noText = await register(
		companyForm( { ...challenge, affiliated: '1', ecosystem: 'OTHER' } )
	);
	assert.deepEqual( noText.body.errors, [
		"Please provide your university's name",
	] );
	const dates = await register(
		companyForm( {
			affiliated: '1',
			ecosystem: 'ECAL',
			start_date: '1999-01',
			end_date: '2027-13',
		} )
	);
	assert.deepEqual( dates.body.errors, [
		'Please provide a correct description of your need in term of design',
		'Please provide a correct description of your need to validate',
		'Please provide your design need and the expected outcomes/deliverables',
		'Please check start date',
		'Please check end date',
	] );
	const startup = await newCompany( {
		...challenge,
		affiliated: '1',
		ecosystem: 'OTHER',
		ecosystem_other: 'HSLU <3',
	} );
	const { body } = await startup.api.get( '/wp/v2/users/me' );
	assert.equal( body.ecosystem, 'HSLU <3' );
} );

test( 'only designers and companies sign up, and nobody who is logged in', async () => {
	for ( const role of [
		'administrator',
		'Designer',
		'editor,designer',
		'',
	] ) {
		const { status, body } = await register( designerForm( { role } ) );
		assert.equal( status, 400, role );
		assert.equal(
			body.data.params.role,
			'Please precise if you are an entrepreneur or a designer'
		);
	}
	const again = await designer.api.post(
		'/wp/v2/users/register',
		designerForm()
	);
	assert.equal( again.status, 403 );
} );

test( 'what is smuggled into a sign-up stays outside', async () => {
	const form = designerForm( {
		'wp_capabilities[administrator]': '1',
		'meta[wp_capabilities][administrator]': '1',
		'roles[]': 'administrator',
		ID: '1',
		user_login: 'boss',
		slug: 'editwork',
		activated: '1',
	} );
	const { body } = await register( form );
	assert.equal( body.user.role, 'designer' );
	assert.notEqual( body.user.slug, 'editwork' );
	const early = await token( form.email, password );
	assert.equal( early.body.code, '[jwt_auth] not_activated' );
} );

test( 'a slug comes from the name, never from the address or a reserved word', async () => {
	const [ a, b ] = await Promise.all( [
		register( designerForm( { name: 'editwork' } ) ),
		register( designerForm( { name: '12345' } ) ),
	] );
	assert.match( a.body.user.slug, /^editwork-\d+$/ );
	assert.match( b.body.user.slug, /^12345-\d+$/ );
	assert.doesNotMatch( designer.slug, /example|designer\./ );
} );

test( 'an address is taken once', async () => {
	for ( const email of [ designer.email, designer.email.toUpperCase() ] ) {
		const form = designerForm( { email } );
		assert.deepEqual( params( await register( form ) ), {
			email: 'This email is not available',
		} );
	}
	const free = await stranger.post( '/wp/v2/users/availability', {
		email: freshEmail(),
	} );
	assert.deepEqual( free.body, {
		availabilty: { email: true },
		availability: { email: true },
	} );
	const taken = await stranger.post( '/wp/v2/users/availability', {
		email: designer.email,
	} );
	assert.equal( taken.body.availabilty.email, false );
	const malformed = await stranger.post( '/wp/v2/users/availability', {
		email: 'nobody',
	} );
	assert.equal( malformed.status, 400 );
} );

test( 'asking for the activation mail again tells nothing', async () => {
	const answers = await Promise.all(
		[ designer.email, freshEmail() ].map( ( email ) =>
			stranger.post( '/wp/v2/users/activation', { email } )
		)
	);
	assert.equal( answers[ 0 ].body.success, true );
	assert.deepEqual( answers[ 0 ].body, answers[ 1 ].body );
	const bad = await stranger.post( '/wp/v2/users/activation', {
		email: [ 'x' ],
	} );
	assert.equal( bad.body.success, false );
} );

test( 'a key that is not the account’s opens nothing', async () => {
	for ( const key of [
		reader.link.split( '/' ).pop(),
		'a'.repeat( 40 ),
		'0',
	] ) {
		const answer = await fetch(
			`${ SITE_URL }/activate/${ designer.id }/${ key }`,
			{ redirect: 'manual' }
		);
		assert.equal( answer.status, 302 );
		assert.match( answer.headers.get( 'location' ), /user_verify=0$/ );
		assert.equal( answer.headers.get( 'set-cookie' ), null );
	}
} );

test( 'only the fields that were sent change', async () => {
	const was = await seenBy( reader.api, reader );
	const { body } = await settings( reader, { newsletter_optin: 'true' } );
	assert.deepEqual( body, { ...was, newsletter_optin: true } );
	const bad = await settings( reader, { city: '', bio: 'kept out' } );
	assert.deepEqual( bad.body.errors, [ 'Please provide a correct city' ] );
	assert.equal( ( await seenBy( reader.api, reader ) ).bio, was.bio );
	const fixed = await settings( reader, {
		role: 'contractor',
		slug: 'other',
		user_nicename: 'other',
		id: company.id,
	} );
	assert.equal( fixed.status, 200 );
	assert.deepEqual(
		[ fixed.body.id, fixed.body.role, fixed.body.slug ],
		[ reader.id, 'designer', reader.slug ]
	);
} );

test( 'web addresses are web addresses', async () => {
	for ( const website of [
		'javascript:alert(1)',
		'data:text/html,x',
		'//evil.example',
		'http://169.254.169.254/',
		'https://a@evil.example',
		'java\tscript:x',
		'ftp://a.example',
	] ) {
		const answer = await settings( reader, { website } );
		assert.equal( answer.status, 400, website );
	}
	const { body } = await settings( reader, { website: 'ada.swiss/x' } );
	assert.equal( body.website, 'https://ada.swiss/x' );
} );

test( 'a new password needs the old one, and ends every session', async () => {
	const who = await newDesigner();
	const change = ( fields ) =>
		settings( who, { password: 'another horse 12', ...fields } );
	const verify = { password_verify: 'another horse 12' };
	assert.deepEqual( params( await change( verify ) ), {
		password_old: 'Please provide your current password to change it',
	} );
	assert.equal(
		( await change( { ...verify, password_old: 'wrong' } ) ).status,
		400
	);
	assert.deepEqual(
		params(
			await change( { password_old: password, password_verify: 'x' } )
		),
		{ password_verify: 'Passwords mismatch' }
	);
	const done = await change( { ...verify, password_old: password } );
	assert.equal( done.status, 200, done.text );
	const old = await who.api.post( '/jwt-auth/v1/token/validate' );
	assert.equal( old.status, 403 );
	assert.equal( ( await token( who.email, password ) ).status, 403 );
	await login( who.email, 'another horse 12' );
} );

test( 'a new address ends every session, and the old one is told', async () => {
	const who = await newDesigner();
	const email = freshEmail( 'moved' );
	assert.deepEqual(
		params( await settings( who, { email: designer.email } ) ),
		{
			email: 'This email is not available',
		}
	);
	const done = await settings( who, { email } );
	assert.equal( done.body.email, email );
	const old = await who.api.get( '/wp/v2/users/me' );
	assert.equal( old.body.code, 'jwt_auth_invalid_token' );
	await login( email, password );
	const told = await mailTo( who.email, /address|e-mail/i );
	assert.equal( told.to[ 0 ].address, who.email );
} );

test( 'signing out ends the session everywhere', async () => {
	const who = await newDesigner();
	const other = await login( who.email, password );
	const { body } = await other.post( '/wp/v2/users/signout' );
	assert.equal( body.code, 200 );
	for ( const api of [ who.api, other ] ) {
		assert.equal( ( await api.get( '/wp/v2/users/me' ) ).status, 401 );
	}
	assert.equal(
		( await stranger.post( '/wp/v2/users/signout' ) ).status,
		401
	);
} );

test( 'everybody can take their own data along, and nobody else’s', async () => {
	const path = `/wp/v2/users/${ designer.id }/export`;
	const { status, text, headers } = await designer.api.get( path );
	assert.equal( status, 200 );
	assert.match( headers.get( 'cache-control' ), /no-store/ );
	assert.ok( text.includes( designer.email ) );
	assert.doesNotMatch( text, /\$P\$|\$wp\$|\$2y\$|_hash/ );
	assert.equal( ( await reader.api.get( path ) ).status, 403 );
	assert.equal( ( await stranger.get( path ) ).status, 401 );
} );

test( 'a deleted account is nowhere, and its address is free again', async () => {
	const who = await newDesigner( { avatar: pngFile( 40, 40 ) } );
	await newWork( who );
	assert.equal(
		( await fetch( `${ SITE_URL }/designer/${ who.slug }` ) ).status,
		200
	);
	const { body } = await who.api.del( `/wp/v2/users/delete/${ who.id }` );
	assert.equal( body.code, 200 );
	assert.equal( await seenBy( designer.api, who ), undefined );
	assert.equal(
		( await fetch( `${ SITE_URL }/designer/${ who.slug }` ) ).status,
		404
	);
	assert.equal( ( await who.api.get( '/wp/v2/users/me' ) ).status, 401 );
	const free = await stranger.post( '/wp/v2/users/availability', {
		email: who.email,
	} );
	assert.equal( free.body.availability.email, true );
} );

test( 'lists refuse filters that mean nothing', async () => {
	for ( const query of [
		'role=designer&skill=99999999',
		'role=designer&skill=1%20OR%201=1',
		'role=designer&level=4',
		'role=designer&region=Paris',
		'role=designer&after=0',
		'role=designer&after=x',
		'role=contractor&after=1',
		'role=administrator',
		'role=designer&per_page=101',
	] ) {
		const answer = await stranger.get( `/wp/v2/users?${ query }` );
		assert.equal( answer.status, 400, query );
	}
	const list = await stranger.get(
		'/wp/v2/users?role=contractor&per_page=100'
	);
	const open = Number( list.headers.get( 'x-dm-open-total' ) );
	assert.ok( open > 0 && open <= Number( list.headers.get( 'x-wp-total' ) ) );
	const jobs = Number( list.headers.get( 'x-dm-jobs-total' ) );
	assert.equal(
		jobs,
		list.body.reduce(
			( sum, one ) =>
				sum + one.missions_count - one.closed_missions_count,
			0
		)
	);
	const nobody = await stranger.get( '/wp/v2/users?slug=nobody-at-all' );
	assert.deepEqual( nobody.body, [] );
} );

test( 'one designer follows another, and where nobody fits the answer says what does', async () => {
	const list = await stranger.get(
		'/wp/v2/users?role=designer&per_page=100'
	);
	const ids = list.body.map( ( { id } ) => id );
	assert.ok( ids.length > 2 );
	for ( const [ id, next ] of [
		[ ids[ 0 ], ids[ 1 ] ],
		[ ids.at( -1 ), ids[ 0 ] ],
	] ) {
		const after = await stranger.get(
			`/wp/v2/users?role=designer&after=${ id }`
		);
		assert.deepEqual(
			after.body.map( ( one ) => one.id ),
			[ next ]
		);
		assert.equal( after.headers.get( 'x-wp-total' ), '1' );
	}
	const skills = ( await stranger.get( '/wp/v2/skill' ) ).body;
	let gaps = 0;
	for ( const { id, designers, jobs } of skills ) {
		assert.ok( Number.isInteger( designers ) && Number.isInteger( jobs ) );
		for ( const level of [ 1, 2, 3 ] ) {
			const { headers } = await stranger.get(
				`/wp/v2/users?role=designer&skill=${ id }&level=${ level }`
			);
			const isEmpty = headers.get( 'x-wp-total' ) === '0';
			assert.equal( headers.has( 'x-dm-nearby' ), isEmpty );
			if ( isEmpty && designers > 0 ) {
				gaps++;
				assert.match(
					headers.get( 'x-dm-nearby' ),
					new RegExp( `(^|, )skill=${ id };[1-9]\\d*(,|$)` )
				);
			}
		}
	}
	assert.ok( gaps > 0 );
} );

test( 'a lost password: ERROR for an unknown address, a mail for a known one', async () => {
	const ask = ( address, lang = '' ) =>
		fetch( `${ SITE_URL }/wp-login.php?action=lostpassword${ lang }`, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( {
				user_login: address,
				redirect_to: `${ SITE_URL }/login`,
			} ),
		} );
	for ( const lang of [ '', '&lang=fr', '&wp_lang=de_DE' ] ) {
		assert.match(
			await ( await ask( freshEmail(), lang ) ).text(),
			/ERROR/
		);
	}
	const known = await ask( reader.email );
	assert.equal( known.status, 302 );
	assert.equal( known.headers.get( 'location' ), `${ SITE_URL }/login` );
	const landed = await ( await fetch( `${ SITE_URL }/login` ) ).text();
	assert.doesNotMatch( landed, /ERROR/ );
	const mail = await mailTo( reader.email, /password/i );
	const link = new URL( mail.text.match( /https?:\/\/\S+[?&]key=\S+/ )[ 0 ] );
	const reset = ( more ) =>
		stranger.post( '/wp/v2/users/password', {
			login: link.searchParams.get( 'login' ),
			key: link.searchParams.get( 'key' ),
			password: 'third horse 12',
			password_verify: 'third horse 12',
			...more,
		} );
	assert.equal( ( await reset( { key: 'x'.repeat( 20 ) } ) ).status, 410 );
	assert.equal( ( await reset() ).body.code, 200 );
	assert.equal( ( await reset() ).status, 410, 'once' );
	reader.api = await login( reader.email, 'third horse 12' );
} );
