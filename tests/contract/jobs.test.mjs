// Strangers with the link read title, company and date of a design job, over HTTP and on its page, until it is gone.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { SITE_URL, login, multipart, person } from '../support/client.mjs';
import {
	newCompany,
	newDesigner,
	newMission,
	newWork,
} from '../support/people.mjs';

const stranger = person();
let company, ada, admin;

before( async () => {
	[ company, ada, admin ] = await Promise.all( [
		newCompany(),
		newDesigner(),
		login( 'admin', 'password' ),
	] );
} );

const pathOf = ( id ) => `/design-marketplace/v1/jobs/${ id }`;
const pageOf = ( owner, id ) =>
	fetch( `${ SITE_URL }/project/${ owner.slug }/mission/${ id }`, {
		redirect: 'manual',
	} );
const statusOf = async ( id, by = stranger ) =>
	( await by.get( pathOf( id ) ) ).status;
const robots = ( html ) =>
	/<meta name=['"]robots['"] content=['"]([^'"]*)/.exec( html )?.[ 1 ] ?? '';

test( 'strangers and members read the same of a job, and no more', async () => {
	const mission = await newMission( company, {
		title: 'A <3 bell',
		description: 'Secret scope',
		postingDate: '08/10/2026',
	} );
	const { status, body, headers } = await stranger.get(
		pathOf( mission.id )
	);
	assert.equal( status, 200 );
	assert.deepEqual( body, {
		id: mission.id,
		title: { rendered: 'A &lt;3 bell' },
		company: company.form.company,
		contractor: company.slug,
		date: mission.date,
		date_gmt: mission.date_gmt,
		postingDate: '2026/10/08',
		open: true,
		close: false,
	} );
	assert.match( headers.get( 'cache-control' ), /^public, max-age=0/ );
	const again = await fetch(
		`${ SITE_URL }/wp-json${ pathOf( mission.id ) }`,
		{
			headers: { 'If-None-Match': headers.get( 'etag' ) },
		}
	);
	assert.equal( again.status, 304 );

	const asked = await ada.api.get( pathOf( mission.id ) );
	assert.deepEqual( asked.body, body );
	assert.match( asked.headers.get( 'cache-control' ), /no-store/ );

	const page = await pageOf( company, mission.id );
	const html = await page.text();
	assert.equal( page.status, 200 );
	assert.match( html, /<title>A &lt;3 bell – / );
	assert.doesNotMatch( html, /Secret scope/ );
	assert.doesNotMatch( robots( html ), /noindex/ );
	assert.equal(
		( await stranger.get( `/wp/v2/mission/${ mission.id }` ) ).status,
		401
	);
} );

test( 'a closed job stays, and search engines are told to leave it', async () => {
	const { id } = await newMission( company );
	await company.api.post(
		`/wp/v2/mission/${ id }`,
		multipart( { close: true } )
	);
	const { status, body } = await stranger.get( pathOf( id ) );
	assert.deepEqual( [ status, body.close ], [ 200, true ] );
	const page = await pageOf( company, id );
	const html = await page.text();
	assert.equal( page.status, 200 );
	assert.match( robots( html ), /noindex/ );
	assert.doesNotMatch( html, /application\/ld\+json/ );
} );

test( 'a trashed job is gone, for strangers and members', async () => {
	const { id } = await newMission( company );
	await company.api.del( `/wp/v2/mission/${ id }` );
	const { status, body } = await stranger.get( pathOf( id ) );
	assert.deepEqual( [ status, body.code ], [ 410, 'rest_post_gone' ] );
	assert.equal( await statusOf( id, ada.api ), 410 );
	const page = await pageOf( company, id );
	assert.equal( page.status, 410 );
	assert.match( robots( await page.text() ), /noindex/ );
} );

test( 'with an erased company its jobs are gone, and those it never published never were', async () => {
	const leaving = await newCompany();
	const job = await newMission( leaving );
	const draft = await newMission( leaving, { status: 'draft' } );
	assert.equal( await statusOf( draft.id ), 404 );
	assert.equal(
		( await leaving.api.del( `/wp/v2/users/delete/${ leaving.id }` ) ).body
			.code,
		200
	);
	assert.equal( await statusOf( job.id ), 410 );
	assert.equal( ( await pageOf( leaving, job.id ) ).status, 410 );
	assert.equal( await statusOf( draft.id ), 404 );
	assert.equal( ( await pageOf( leaving, draft.id ) ).status, 404 );
} );

test( 'of a company that is off jobs are not there, until it is back', async () => {
	const paused = await newCompany();
	const { id } = await newMission( paused );
	const put = ( fields ) =>
		admin.post( `/design-marketplace/v1/members/${ paused.id }`, fields );
	assert.equal( ( await put( { off: true, reason: 'spam' } ) ).status, 200 );
	assert.equal( await statusOf( id ), 404 );
	assert.equal( await statusOf( id, ada.api ), 404 );
	assert.equal( ( await pageOf( paused, id ) ).status, 404 );
	assert.equal( ( await put( { off: false } ) ).status, 200 );
	assert.equal( await statusOf( id ), 200 );
} );

test( 'what is no job, and another company’s address, is not found', async () => {
	const work = await newWork( ada );
	const { id } = await newMission( company );
	const other = await newCompany();
	for ( const nothing of [ work.id, 0, 99999999, '99999999999999999999' ] ) {
		assert.equal( await statusOf( nothing ), 404, `${ nothing }` );
	}
	assert.equal( ( await pageOf( other, id ) ).status, 404 );
} );
