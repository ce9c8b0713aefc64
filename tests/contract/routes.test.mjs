// Each route of ours once, from the list the site itself gives: it is answered, on whatever database, and nobody complains in the log.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { login, multipart, person } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
	newWork,
} from '../support/people.mjs';
import { pngFile } from '../support/pictures.mjs';

const OWN = '/design-marketplace/v1';
/** As in AccessMatrixTest: core's routes are core's to test. */
const OURS =
	/^\/(jwt-auth\/v1\/|design-marketplace\/v1\/\w|wp\/v2\/(users(?!\/\(\?P<user_id>)|mail|work|mission|application|skill|options|pages$|event|resource|reading|past_project|design-marketplace))/;
const PLACE = /\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g;

const stranger = person();
const site = process.env.SITE_DIR;
const log = () => {
	const file = join( site ?? '', 'wp-content/debug.log' );
	return site && existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
};

let routes, admin, demo, fresh, logged;

const first = async ( api, path, query ) =>
	( await api.get( path, query ) ).body[ 0 ];
const me = async ( api ) => ( await api.get( '/wp/v2/users/me' ) ).body;

/** The ids that stand in the routes, by the first word of the route and by their own names. */
async function idsOf( designer, company, mission ) {
	const { id: application } = await first(
		company.api,
		'/wp/v2/application',
		{ mission }
	);
	const { id: conversation } = await first(
		company.api,
		`${ OWN }/conversations`
	);
	const { body } = await company.api.get(
		`${ OWN }/conversations/${ conversation }`
	);
	const common = Object.fromEntries(
		await Promise.all(
			[ 'skill', 'event', 'resource', 'reading', 'past_project' ].map(
				async ( type ) => [
					type,
					( await first( stranger, `/wp/v2/${ type }` ) ).id,
				]
			)
		)
	);
	return {
		...common,
		users: designer.id,
		work: ( await first( designer.api, '/wp/v2/work' ) ).id,
		mission,
		missions: mission,
		jobs: mission,
		application,
		members: company.id,
		conversations: conversation,
		message: body.messages[ 0 ].id,
		name: '0'.repeat( 32 ),
		check: 'cron',
	};
}

/** The accounts of the demo, and what they have. */
async function demoCast() {
	const [ designer, company ] = await Promise.all( [
		login( 'designer@example.test' ),
		login( 'contractor@example.test' ),
	] );
	const [ one, other ] = await Promise.all( [
		me( designer ),
		me( company ),
	] );
	const { body: jobs } = await company.get( '/wp/v2/mission', {
		author: other.id,
	} );
	const { id } = jobs.find( ( job ) => job.applications_count > 0 );
	const ids = await idsOf(
		{ id: one.id, api: designer },
		{ id: other.id, api: company },
		id
	);
	return { people: { designer, company }, ids };
}

/** Two new members with one of each, so that they can lose it. */
async function freshCast() {
	const [ ada, loop ] = await Promise.all( [ newDesigner(), newCompany() ] );
	const [ work, mission ] = await Promise.all( [
		newWork( ada ),
		newMission( loop ),
	] );
	await apply( ada, loop, mission );
	const ids = await idsOf( ada, loop, mission.id );
	const sent = await loop.api.post(
		`${ OWN }/conversations/${ ids.conversations }`,
		multipart( { text: 'Look', 'files[]': pngFile( 30, 20 ) } )
	);
	const saved = await ada.api.post( `${ OWN }/searches`, {
		kind: 'jobs',
		filters: { search: 'lamp' },
	} );
	await ada.api.post( `/wp/v2/work/${ work.id }`, { for: loop.slug } );
	const named = await loop.api.get( `${ OWN }/credits` );
	const list = await loop.api.post( `${ OWN }/lists`, { name: 'Snow' } );
	const { body: lent } = await loop.api.post(
		`${ OWN }/lists/${ list.body.id }/share`,
		{ notes: false }
	);
	const template = await loop.api.post( `${ OWN }/templates`, {
		name: 'No',
		text: 'No',
	} );
	const reported = await ada.api.post( `${ OWN }/reports`, {
		kind: 'mission',
		id: mission.id,
		reason: 'spam',
	} );
	return {
		people: { designer: ada.api, company: loop.api },
		ids: {
			...ids,
			work: work.id,
			files: sent.body.files[ 0 ].id,
			searches: saved.body.id,
			credits: named.body[ 0 ].id,
			lists: list.body.id,
			token: lent.url.split( '/' ).at( -1 ),
			designer: ada.slug,
			templates: template.body.id,
			reports: reported.body.id,
		},
	};
}

before( async () => {
	const index = await stranger.get( '/' );
	routes = Object.entries( index.body.routes ).filter( ( [ route ] ) =>
		OURS.test( route )
	);
	[ admin, demo, fresh ] = await Promise.all( [
		login( 'admin', 'password' ),
		demoCast(),
		freshCast(),
	] );
	logged = log();
} );

/** A route with ids in it: those that are there, or 1. */
function fill( route, ids ) {
	const [ , , , base ] = route.split( '/' );
	return route.replace( PLACE, ( place, name ) =>
		name === 'id' && route.includes( '<parent>' )
			? 1
			: ( ids[ name ] ?? ids[ base ] ?? 1 )
	);
}

const methodsOf = ( { endpoints } ) =>
	endpoints.flatMap( ( { methods } ) => methods[ 0 ] );

/** What is wrong with an answer. */
function faults( { status, headers, body, text }, about ) {
	const type = headers.get( 'content-type' ) ?? '';
	const isRead =
		status === 204
			? text === ''
			: /^(text\/csv|application\/zip)/.test( type ) ||
				( /^application\/json/.test( type ) && body !== null );
	return status < 500 && isRead
		? []
		: [ `${ about }: ${ status } ${ type } ${ text.slice( 0, 300 ) }` ];
}

/** Asks several people at once; gives their statuses, and notes what is wrong. */
async function askAll( people, path, query, wrong ) {
	return Promise.all(
		Object.entries( people ).map( async ( [ who, api ] ) => {
			const answer = await api.get( path, query );
			const about = `${ path } ${ JSON.stringify( query ) }, ${ who }`;
			wrong.push( ...faults( answer, about ) );
			return answer.status;
		} )
	);
}

/** What a route wants to be told with the question. */
const queryOf = ( route, { mission } ) =>
	route.endsWith( '/invitations' ) ? { mission } : {};

test( 'each read is answered, for strangers and for members', async () => {
	assert.ok( routes.length > 60, `${ routes.length } routes` );
	const wrong = [];
	for ( const [ route, about ] of routes ) {
		if ( ! methodsOf( about ).includes( 'GET' ) ) {
			continue;
		}
		const statuses = await askAll(
			{ stranger, ...demo.people },
			fill( route, demo.ids ),
			queryOf( route, demo.ids ),
			wrong
		);
		// Of revisions and stored names there may be none; a log-in elsewhere leads there and back.
		if (
			statuses.includes( 200 ) ||
			/<(parent|name)>|oidc\/(start|callback)/.test( route )
		) {
			continue;
		}
		const others = await askAll(
			{ admin, ...fresh.people },
			fill( route, fresh.ids ),
			queryOf( route, fresh.ids ),
			wrong
		);
		if ( ! others.includes( 200 ) ) {
			wrong.push(
				`GET ${ route }: nobody gets to it; idsOf() may lack an id`
			);
		}
	}
	assert.deepEqual( wrong, [] );
} );

test( 'each way to look for something is answered', async () => {
	const { designer, company } = demo.people;
	const { skill, mission, users } = demo.ids;
	const wrong = [];
	for ( const [ path, query, filters ] of [
		[
			'/wp/v2/users',
			{ role: 'designer' },
			{
				skill,
				level: 2,
				region: 'Lausanne',
				search: 'type',
				available: 1,
				after: users,
			},
		],
		[
			'/wp/v2/users',
			{ role: 'contractor' },
			{
				skill,
				search: 'design',
				verified: 1,
				engagement: 'freelance',
				place: 'remote',
				paid: 1,
				deadline: 30,
			},
		],
		[
			'/wp/v2/application',
			{ mission },
			{
				_embed: 1,
				orderby: 'stage',
				stage: 'new',
				search: 'type',
				format: 'csv',
			},
		],
		[ `${ OWN }/conversations`, {}, { unread: 1, search: 'a' } ],
	] ) {
		for ( const [ name, value ] of Object.entries( filters ) ) {
			const statuses = await askAll(
				{ company, designer, stranger },
				path,
				{ ...query, [ name ]: value },
				wrong
			);
			assert.equal( statuses[ 0 ], 200, `${ path } ${ name }` );
		}
	}
	assert.deepEqual( wrong, [] );
} );

test( 'each write is done or refused, and nothing is written into the log', async () => {
	const writes = routes.flatMap( ( [ route, about ] ) =>
		methodsOf( about )
			.filter( ( method ) => method !== 'GET' )
			.map( ( method ) => [ method, route ] )
	);
	/** What takes things away comes last, and last of all what ends the sessions. */
	const turn = ( [ method, route ] ) =>
		[ method === 'DELETE', /delete/.test( route ), /signout/.test( route ) ]
			.map( Number )
			.reduce( ( sum, one, place ) => sum + one * 2 ** place, 0 );
	const wrong = [];
	for ( const [ method, route ] of writes.sort(
		( one, other ) => turn( one ) - turn( other )
	) ) {
		const path = fill( route, fresh.ids );
		for ( const [ who, api ] of Object.entries( fresh.people ) ) {
			const answer = await ( method === 'DELETE'
				? api.del( path )
				: api.post( path, {} ) );
			wrong.push(
				...faults( answer, `${ method } ${ path }, ${ who }` )
			);
		}
	}
	assert.deepEqual( wrong, [] );
	assert.equal( log(), logged );
} );
