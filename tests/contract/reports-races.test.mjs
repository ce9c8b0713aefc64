// Many report at once, two decide at once: one report each, one decision, one email.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { login, mailsTo, mailTo } from '../support/client.mjs';
import { newCompany, newDesigner, newMission } from '../support/people.mjs';

const REPORTS = '/design-marketplace/v1/reports';

let admin, company, reporter;

before( async () => {
	[ admin, company, reporter ] = await Promise.all( [
		login( 'admin', 'password' ),
		newCompany(),
		newDesigner(),
	] );
} );

const report = ( { id } ) =>
	reporter.api.post( REPORTS, { kind: 'mission', id, reason: 'fraud' } );

test( 'the same report twenty times at once is one', async () => {
	const mission = await newMission( company );
	const answers = await Promise.all(
		Array.from( { length: 20 }, () => report( mission ) )
	);
	const made = answers.filter( ( { status } ) => status === 201 );
	assert.equal( made.length, 1, answers.map( ( { text } ) => text ).join() );
	for ( const { status, body, text } of answers ) {
		assert.ok( [ 200, 201 ].includes( status ), text );
		assert.equal( body.id, made[ 0 ].body.id );
	}
} );

test( 'of two who decide at once one wins, and the other is told what was decided', async () => {
	for ( let round = 0; round < 4; round++ ) {
		const mission = await newMission( company );
		const { body } = await report( mission );
		const answers = await Promise.all( [
			admin.post( `${ REPORTS }/${ body.id }`, {
				decision: 'hide',
				reason: 'fraud',
			} ),
			admin.post( `${ REPORTS }/${ body.id }`, { decision: 'dismiss' } ),
		] );
		const [ won, lost ] = answers.sort( ( a, b ) => a.status - b.status );
		assert.deepEqual(
			[ won.status, lost.status ],
			[ 200, 409 ],
			answers.map( ( { text } ) => text ).join()
		);
		assert.deepEqual( lost.body.data.current, won.body );
		const { status } = await reporter.api.get(
			`/wp/v2/mission/${ mission.id }`
		);
		assert.equal( status, won.body.decision === 'hide' ? 404 : 200 );
		const subject = new RegExp( `no\\. ${ body.id } is decided` );
		await mailTo( reporter.email, subject );
		const mails = await mailsTo( reporter.email );
		assert.equal(
			mails.filter( ( mail ) => subject.test( mail.subject ) ).length,
			1
		);
	}
} );

test( 'reported while its company is erased, nothing is left to be decided', async () => {
	const rogue = await newCompany();
	const mission = await newMission( rogue );
	const [ reported, erased ] = await Promise.all( [
		report( mission ),
		rogue.api.del( `/wp/v2/users/delete/${ rogue.id }` ),
	] );
	assert.equal( erased.status, 200, erased.text );
	assert.ok( [ 201, 404 ].includes( reported.status ), reported.text );
	if ( reported.status === 201 ) {
		const late = await admin.post( `${ REPORTS }/${ reported.body.id }`, {
			decision: 'dismiss',
		} );
		assert.equal( late.status, 409 );
	}
} );
