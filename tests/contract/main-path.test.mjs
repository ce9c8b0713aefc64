// The main path over HTTP, as a client would write it from the spec: two people from sign-up to the deleted account.
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
import { pngFile } from '../support/pictures.mjs';

const stranger = person();
const password = 'correct horse 12';
const account = {
	password,
	password_verify: password,
	cgu_1: 'true',
	cgu_2: 'true',
	cgu: 'true',
	token: 'false',
};
const designer = { email: freshEmail( 'designer' ) };
const contractor = { email: freshEmail( 'contractor' ) };
let skill, level, mission, otherMission, work;

const follow = ( url ) => fetch( url, { redirect: 'manual' } );

async function activate( who, role ) {
	const mail = await mailTo( who.email );
	const link = mail.text.match(
		/https?:\/\/\S+\/activate\/\d+\/[A-Za-z0-9]{32,}/
	)[ 0 ];
	for ( const time of [ 'first', 'second' ] ) {
		const answer = await follow( link );
		assert.equal( answer.status, 302, `the ${ time } time` );
		assert.equal(
			new URL( answer.headers.get( 'location' ), SITE_URL ).search,
			`?user_role=${ role }&user_verify=1`
		);
	}
	who.api = await login( who.email, password );
	const token = await stranger.post( '/jwt-auth/v1/token', {
		username: who.email,
		password,
	} );
	who.slug = token.body.user_nicename;
	const [ own ] = ( await who.api.get( '/wp/v2/users', { slug: who.slug } ) )
		.body;
	assert.equal( own.email, who.email );
	who.id = own.id;
}

test( 'an empty sign-up names every field at once, and nothing stays behind', async () => {
	const answer = await stranger.post(
		'/wp/v2/users/register',
		multipart( {
			role: 'designer',
			email: 'nobody',
			password: 'short',
			password_verify: 'other',
		} )
	);
	assert.equal( answer.status, 400 );
	assert.equal( answer.body.code, 'rest_invalid_param' );
	assert.deepEqual( answer.body.errors.slice( 0, 4 ), [
		'Please provide a correct email',
		'Please provide a password with min. 8 chars.',
		'Passwords mismatch',
		'Please accept CGU',
	] );
	assert.equal(
		answer.body.data.params.name,
		'Please provide a correct name'
	);
	assert.equal( answer.body.data.params.country, 'Please provide a country' );
} );

test( 'a designer registers with an avatar', async () => {
	const free = await stranger.post( '/wp/v2/users/availability', {
		email: designer.email,
	} );
	assert.equal( free.body.availabilty.email, true );
	skill = ( await stranger.get( '/wp/v2/skill' ) ).body[ 0 ].id;
	level = 2;
	const answer = await stranger.post(
		'/wp/v2/users/register',
		multipart( {
			...account,
			role: 'designer',
			email: designer.email,
			name: 'Ada <3 Type',
			job: 'Type designer',
			bio: 'Letters & spaces',
			skill: [ skill ],
			level,
			country: 'CH',
			city: 'Genf',
			website: 'https://ada.example',
			avatar: pngFile( 400, 400 ),
		} )
	);
	assert.equal( answer.status, 200, answer.text );
	assert.equal( answer.body.code, 200 );
	assert.equal( answer.body.user.role, 'designer' );
	const taken = await stranger.post( '/wp/v2/users/availability', {
		email: designer.email,
	} );
	assert.equal( taken.body.availabilty.email, false );
} );

test( 'nobody logs in before the link in the mail was opened', async () => {
	const answer = await stranger.post( '/jwt-auth/v1/token', {
		username: designer.email,
		password,
	} );
	assert.equal( answer.status, 403 );
	assert.equal( answer.body.code, '[jwt_auth] not_activated' );
	await activate( designer, 'designer' );
} );

test( 'a company registers with a logo and a picture', async () => {
	const answer = await stranger.post(
		'/wp/v2/users/register',
		multipart( {
			...account,
			role: 'contractor',
			email: contractor.email,
			company: 'Loop & Co',
			country: 'CH',
			city: 'Lausanne',
			company_size: 12,
			contact_name: 'Grace',
			contact_job: 'Founder',
			project_headline: 'Bikes that last',
			project_short_description: 'Short',
			project_description: 'Long',
			affiliated: 'false',
			avatar: pngFile( 420, 296 ),
			project_image: pngFile( 1300, 800 ),
		} )
	);
	assert.equal( answer.status, 200, answer.text );
	await activate( contractor, 'contractor' );
} );

test( 'a designer without a work is not listed; with one they are, under skill, level and region', async () => {
	const filters = {
		role: 'designer',
		skill,
		level,
		region: 'Genève',
		search: 'ada',
	};
	const before = await stranger.get( '/wp/v2/users', filters );
	assert.ok( ! before.body.some( ( { slug } ) => slug === designer.slug ) );

	const answer = await designer.api.post(
		'/wp/v2/work',
		multipart( {
			title: 'Grotesk <3',
			client: 'Own',
			month: 0,
			year: 2026,
			skill: [ skill ],
			status: 'publish',
			description: 'A & B',
			image: pngFile( 1500, 1000 ),
			image2: pngFile( 1200, 800 ),
		} )
	);
	assert.ok( [ 200, 201 ].includes( answer.status ), answer.text );
	work = answer.body;
	assert.equal( work.month, 0 );
	assert.equal( work.description, 'A & B' );
	assert.equal( work.image3, null );
	assert.ok( ! ( 'error' in work ) );
	const picture = await fetch(
		work.image.base_path + work.image.breakpoints.lg[ '2x' ]
	);
	assert.equal( picture.status, 200 );

	const after = await stranger.get( '/wp/v2/users', filters );
	const card = after.body.find( ( { slug } ) => slug === designer.slug );
	assert.equal( card.name, 'Ada <3 Type' );
	assert.equal( card.latest_works.length, 1 );
	assert.ok( ! ( 'email' in card ) );
} );

test( 'a stranger sees the card, a member the profile, and only the owner the private fields', async () => {
	const [ card ] = (
		await stranger.get( '/wp/v2/users', { slug: designer.slug } )
	).body;
	const [ member ] = (
		await contractor.api.get( '/wp/v2/users', { slug: designer.slug } )
	).body;
	assert.ok( ! ( 'bio' in card ) );
	assert.equal( member.bio, 'Letters & spaces' );
	assert.ok( ! ( 'email' in member ) );
	assert.equal( member.can.contact, true );
	assert.equal(
		( await stranger.get( '/wp/v2/work', { author_name: designer.slug } ) )
			.status,
		401
	);
	assert.equal(
		(
			await contractor.api.get( '/wp/v2/work', {
				author_name: designer.slug,
			} )
		).body.length,
		1
	);
} );

test( 'the company posts two jobs and is listed, open first', async () => {
	const bad = await contractor.api.post(
		'/wp/v2/mission',
		multipart( { title: '', description: '', postingDate: '31/02/2026' } )
	);
	assert.deepEqual( bad.body.errors, [
		'Missing name field',
		'Missing design scope',
		'Please check the postingDate date format : DD/MM/YYYY',
	] );
	const make = async ( title ) =>
		(
			await contractor.api.post(
				'/wp/v2/mission',
				multipart( {
					title,
					description: 'Scope',
					skill,
					postingDate: '01/12/2026',
				} )
			)
		).body;
	mission = await make( 'A bell' );
	otherMission = await make( 'A lamp' );
	assert.equal( mission.status, 'publish' );
	assert.equal( mission.postingDate, '2026/12/01' );
	assert.deepEqual( mission.skill, [ skill ] );

	const list = await stranger.get( '/wp/v2/users', {
		role: 'contractor',
		per_page: 100,
	} );
	const mine = list.body.findIndex(
		( { slug } ) => slug === contractor.slug
	);
	assert.equal( mine, 0, 'the newest open project comes first' );
	const open = Number( list.headers.get( 'x-dm-open-total' ) );
	list.body.forEach( ( card, index ) =>
		assert.equal(
			card.missions_count > card.closed_missions_count,
			index < open
		)
	);
} );

test( 'the designer applies once; the company gets a mail it can answer', async () => {
	const apply = () =>
		designer.api.post(
			'/wp/v2/mail/workwith',
			multipart( {
				comment: 'I <3 bells',
				to: contractor.slug,
				missions: [ mission.id ],
			} )
		);
	const answers = await Promise.all( [ apply(), apply(), apply() ] );
	assert.deepEqual(
		answers.map( ( { status } ) => status ).sort(),
		[ 200, 409, 409 ]
	);
	const mail = await mailTo(
		contractor.email,
		/A bell|Loop|application|candidat/i
	);
	assert.equal( mail.replyTo[ 0 ].address, designer.email );
	assert.match( mail.text, /I <3 bells/ );
} );

test( 'the candidates are for the owner alone', async () => {
	const query = {
		_embed: '',
		orderby: 'date',
		order: 'asc',
		per_page: 3,
		mission: mission.id,
	};
	const own = await contractor.api.get( '/wp/v2/application', query );
	assert.equal( own.headers.get( 'x-wp-total' ), '1' );
	const [ applicant ] = own.body[ 0 ]._embedded.author;
	assert.deepEqual(
		[ applicant.slug, applicant.name, applicant.email ],
		[ designer.slug, 'Ada <3 Type', designer.email ]
	);
	assert.equal(
		( await designer.api.get( '/wp/v2/application', query ) ).status,
		403
	);
	assert.equal(
		( await stranger.get( '/wp/v2/application', query ) ).status,
		401
	);
} );

test( 'a closed job tells its candidates once and takes no more', async () => {
	const close = () =>
		contractor.api.post(
			`/wp/v2/mission/${ mission.id }`,
			multipart( { close: 'true' } )
		);
	const [ first, second ] = [ await close(), await close() ];
	assert.equal( first.body.close, true );
	assert.equal( first.body.informed, 1 );
	assert.equal( second.status, 200 );
	await mailTo( designer.email, /A bell|closed/i );
	const late = await designer.api.post(
		'/wp/v2/mail/workwith',
		multipart( {
			comment: 'Late',
			to: contractor.slug,
			missions: [ mission.id ],
		} )
	);
	assert.equal( late.status, 409 );
} );

test( 'the company writes to the designer', async () => {
	const answer = await contractor.api.post(
		'/wp/v2/mail/workwith/',
		multipart( { comment: 'Come and see us', to: designer.slug } )
	);
	assert.equal( answer.body.code, 200 );
	const mail = await mailTo( designer.email, /would like to work/i );
	assert.equal( mail.replyTo[ 0 ].address, contractor.email );
} );

test( 'deleting moves to the trash, once', async () => {
	const first = await contractor.api.del(
		`/wp/v2/mission/${ otherMission.id }`
	);
	assert.equal( first.body.status, 'trash' );
	assert.equal(
		( await contractor.api.del( `/wp/v2/mission/${ otherMission.id }` ) )
			.status,
		410
	);
	const page = await follow(
		`${ SITE_URL }/project/${ contractor.slug }/mission/${ otherMission.id }`
	);
	assert.equal( page.status, 410 );
} );

test( 'a deleted account is gone: token, profile, candidates, files', async () => {
	const picture = work.image.base_path + work.image.breakpoints.lg[ '2x' ];
	const answer = await designer.api.del(
		`/wp/v2/users/delete/${ designer.id }`
	);
	assert.deepEqual( [ answer.status, answer.body.code ], [ 200, 200 ] );
	assert.equal(
		( await designer.api.post( '/jwt-auth/v1/token/validate' ) ).status,
		403
	);
	assert.deepEqual(
		( await contractor.api.get( '/wp/v2/users', { slug: designer.slug } ) )
			.body,
		[]
	);
	assert.equal(
		(
			await contractor.api.get( '/wp/v2/application', {
				mission: mission.id,
			} )
		).headers.get( 'x-wp-total' ),
		'0'
	);
	assert.equal( ( await fetch( picture ) ).status, 404 );
	assert.ok( ( await mailsTo( contractor.email ) ).length >= 2 );
} );
