// Each write of a member beside the deletion of the account: whoever comes first, nothing of the member is left.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { wp } from '../../bin/lib/wp.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { multipart, person } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
	newWork,
	password,
} from '../support/people.mjs';
import { pngFile } from '../support/pictures.mjs';

/** A site on another machine is asked over HTTP alone. */
const site = process.env.SITE_DIR;

/** How many accounts are deleted beside all writes of a kind. */
const ROUNDS = 4;

let company, mission, designer;

before( async () => {
	[ company, designer ] = await Promise.all( [
		newCompany(),
		newDesigner(),
	] );
	mission = await newMission( company );
} );

const work = ( more = {} ) => ( {
	title: 'Beside the deletion',
	client: 'Own',
	month: 0,
	year: 2026,
	image: pngFile( 300, 200 ),
	...more,
} );
const settings = ( who, values ) =>
	who.api.post( `/wp/v2/users/${ who.id }?slug=${ who.slug }`, values );
const job = { title: 'Beside the deletion', description: 'Scope' };
const erase = ( { api, id } ) => api.del( `/wp/v2/users/delete/${ id }` );

const ofDesigners = {
	'a work': ( who ) => who.api.post( '/wp/v2/work', multipart( work() ) ),
	'a draft': ( who ) =>
		who.api.post( '/wp/v2/work', multipart( work( { status: 'draft' } ) ) ),
	'a changed work': ( who ) =>
		who.api.post(
			`/wp/v2/work/${ who.work.id }`,
			multipart( work( { title: 'Changed' } ) )
		),
	'a trashed work': ( who ) => who.api.del( `/wp/v2/work/${ who.work.id }` ),
	'an application': ( who ) => apply( who, company, mission ),
	'a setting': ( who ) => settings( who, { city: 'Bern' } ),
	'an answer about mails': ( who ) =>
		settings( who, { newsletter: true, notification_enabled: 1 } ),
	'a picture': ( who ) =>
		settings( who, multipart( { avatar: pngFile( 300, 300 ) } ) ),
	'a log-in': ( who ) =>
		person().post( '/jwt-auth/v1/token', {
			username: who.email,
			password,
		} ),
	'the activation link': ( who ) => fetch( who.link, { redirect: 'manual' } ),
};

const ofCompanies = {
	'a job': ( who ) => who.api.post( '/wp/v2/mission', job ),
	'a draft of a job': ( who ) =>
		who.api.post( '/wp/v2/mission', { ...job, status: 'draft' } ),
	'a changed job': ( who ) =>
		who.api.post( `/wp/v2/mission/${ who.mission.id }`, job ),
	'a closed job': ( who ) =>
		who.api.post( `/wp/v2/mission/${ who.mission.id }`, { close: true } ),
	'a trashed job': ( who ) =>
		who.api.del( `/wp/v2/mission/${ who.mission.id }` ),
	'words to a designer': ( who ) =>
		who.api.post( '/wp/v2/mail/workwith', {
			comment: 'Beside the deletion',
			to: designer.slug,
		} ),
	"a company's picture": ( who ) =>
		settings( who, multipart( { project_image: pngFile( 300, 200 ) } ) ),
	'an application of somebody else': ( who ) =>
		apply( designer, who, who.mission ),
};

const talk = ( who ) =>
	`/design-marketplace/v1/conversations/${ who.conversation }`;
const decide = ( who, fields ) =>
	who.api.post( `/wp/v2/application/${ who.application }`, fields );
const searches = '/design-marketplace/v1/searches';

const ofApplicants = {
	'a withdrawal': ( who ) => decide( who, { stage: 'withdrawn' } ),
	'a message': ( who ) => who.api.post( talk( who ), { text: 'Hello' } ),
	'a read mark': ( who ) =>
		who.api.post( `${ talk( who ) }/read`, { until: 1e9 } ),
	'a block': ( who ) =>
		who.api.post( `${ talk( who ) }/block`, { blocked: true } ),
	'a message taken back': ( who ) =>
		who.api.del( `${ talk( who ) }/messages/${ who.message }` ),
	'a saved search': ( who ) =>
		who.api.post( searches, {
			kind: 'jobs',
			filters: { search: 'lamps' },
		} ),
	'a report': ( who ) =>
		who.api.post( '/design-marketplace/v1/reports', {
			kind: 'mission',
			id: mission.id,
			reason: 'spam',
		} ),
};

const ofOwners = {
	'a decision': ( who ) =>
		decide( who, { stage: 'declined', words: 'Thank you' } ),
	'a decision told at once': ( who ) =>
		decide( who, { stage: 'chosen', tell: true } ),
	'several decisions': ( who ) =>
		who.api.post( '/wp/v2/application', {
			ids: [ who.application ],
			stage: 'shortlisted',
		} ),
	'a note': ( who ) => decide( who, { note: 'Good' } ),
	'a look': ( who ) => decide( who, { seen: true } ),
	'a message of a company': ( who ) =>
		who.api.post( talk( who ), { text: 'Hello' } ),
	'a message with a picture': ( who ) =>
		who.api.post(
			talk( who ),
			multipart( { text: 'Look', 'files[]': pngFile( 60, 40 ) } )
		),
	'a copy of a job': ( who ) =>
		who.api.post( `/wp/v2/mission/${ who.mission.id }/duplicate` ),
	'a renewed job': ( who ) =>
		who.api.post( `/wp/v2/mission/${ who.mission.id }`, { renew: true } ),
	'a job closed with words': ( who ) =>
		who.api.post( `/wp/v2/mission/${ who.mission.id }`, {
			close: true,
			outcome: 'cancelled',
			words: 'Thank you',
		} ),
	'a search of a company': ( who ) =>
		who.api.post( searches, {
			kind: 'designers',
			filters: { search: 'type' },
		} ),
};

/** What may end the deletion's own session before it begins: each has an account of its own. */
const endsSessions = {
	'a password': ( who ) =>
		settings( who, {
			password: 'another horse 34',
			password_verify: 'another horse 34',
			password_old: password,
		} ),
	'an address': ( who ) => settings( who, { email: `new.${ who.email }` } ),
	'the end of all sessions': ( who ) =>
		who.api.post( '/wp/v2/users/signout' ),
	'a second deletion': erase,
};

const withWork = async () => {
	const who = await newDesigner();
	return { ...who, work: await newWork( who ) };
};
const withJob = async () => {
	const who = await newCompany();
	return { ...who, mission: await newMission( who ) };
};

/** An application between two, as one of them knows it. */
async function between( who, applicant, owner, about ) {
	await apply( applicant, owner, about );
	const { body: applications } = await owner.api.get( '/wp/v2/application', {
		mission: about.id,
	} );
	const { body: conversations } = await who.api.get(
		'/design-marketplace/v1/conversations'
	);
	const conversation = conversations[ 0 ].id;
	const { body: thread } = await who.api.get(
		`/design-marketplace/v1/conversations/${ conversation }`
	);
	return {
		...who,
		mission: about,
		application: applications.find(
			( { author } ) => author === applicant.id
		).id,
		conversation,
		message: thread.messages[ 0 ].id,
	};
}
const withApplication = async () => {
	const who = await newDesigner();
	return between( who, who, company, mission );
};
const withCandidate = async () => {
	const who = await withJob();
	return between( who, designer, who, who.mission );
};

/** Where an account is named that is gone. */
async function left( ids ) {
	if ( ! site ) {
		return {};
	}
	const { stdout } = await wp(
		site,
		'eval-file',
		inRoot( 'tests/support/owned.php' ),
		...ids.map( String )
	);
	return JSON.parse( stdout );
}

/** That nothing is left of the accounts, in the database and in the lists. */
async function assertGone( ids ) {
	assert.deepEqual( await left( ids ), {} );
	for ( const role of [ 'designer', 'contractor' ] ) {
		const { body } = await person().get( '/wp/v2/users', { role } );
		assert.deepEqual(
			body.filter( ( { id } ) => ids.includes( id ) ),
			[]
		);
	}
}

const faultless = ( name, { status, text } ) =>
	assert.ok( status < 500, `${ name }: ${ status } ${ text }` );

/** Sends all writes at once, and the deletion sooner or later among them. */
async function race( writes, make ) {
	const names = Object.keys( writes );
	const people = await Promise.all( Array.from( { length: ROUNDS }, make ) );
	for ( const [ round, who ] of people.entries() ) {
		const turn = Math.floor( ( names.length * round ) / ROUNDS );
		const calls = names.map( ( name ) => [ name, writes[ name ] ] );
		calls.splice( turn, 0, [ 'the deletion', erase ] );
		const answers = await Promise.all(
			calls.map( ( [ , call ] ) => call( who ) )
		);
		answers.forEach( ( answer, index ) =>
			faultless( calls[ index ][ 0 ], answer )
		);
		assert.equal( answers[ turn ].status, 200, answers[ turn ].text );
	}
	for ( const [ name, write ] of Object.entries( writes ) ) {
		const late = await write( people.at( -1 ) );
		faultless( name, late );
		assert.ok( late.status >= 300, `${ name }, afterwards` );
	}
	await assertGone( people.map( ( { id } ) => id ) );
}

test( 'nothing a designer writes outlives the account', () =>
	race( ofDesigners, withWork ) );

test( 'nothing a company writes outlives the account', () =>
	race( ofCompanies, withJob ) );

test( 'nothing an applicant writes outlives the account', () =>
	race( ofApplicants, withApplication ) );

test( 'nothing the owner of a job writes outlives the account', () =>
	race( ofOwners, withCandidate ) );

test( 'a deletion beside what ends its session is done, or not begun', async () => {
	const gone = await Promise.all(
		Object.entries( endsSessions ).map( async ( [ name, write ] ) => {
			const who = await withWork();
			const [ deleted, ...written ] = await Promise.all( [
				erase( who ),
				write( who ),
				write( who ),
				write( who ),
			] );
			written.forEach( ( answer ) => faultless( name, answer ) );
			assert.ok(
				[ 200, 401 ].includes( deleted.status ),
				`${ name }: ${ deleted.text }`
			);
			return deleted.status === 200 || write === erase ? [ who.id ] : [];
		} )
	);
	await assertGone( gone.flat() );
} );
