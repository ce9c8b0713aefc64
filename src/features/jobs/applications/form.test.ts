import { mailRules } from '../../../contract/mail-rules';
import { schemaOf } from '../../../lib/rules';
import { possibleOf, preselected, questionsOf, withGone } from './form';
import type { OpenMission } from './types';

const mission = (
	id: number,
	state: OpenMission[ 'state' ] = 'open'
): OpenMission => ( {
	id,
	description: '',
	title: `Job ${ id }`,
	locale: 'en',
	skill: null,
	state,
} );

describe( 'The job an application begins with', () => {
	it( 'is the one the designer comes from', () => {
		expect( preselected( [ mission( 1 ), mission( 2 ) ], 2 ) ).toEqual( [
			2,
		] );
	} );

	it( 'is the only one there is', () => {
		expect( preselected( [ mission( 7 ) ], 0 ) ).toEqual( [ 7 ] );
	} );

	it( 'is none where there is a choice, and never one already applied to', () => {
		expect( preselected( [ mission( 1 ), mission( 2 ) ], 0 ) ).toEqual(
			[]
		);
		expect(
			preselected(
				[ mission( 1, 'applied' ), mission( 2 ), mission( 3 ) ],
				1
			)
		).toEqual( [] );
	} );
} );

describe( 'The jobs of an application being written', () => {
	const before = [ mission( 1 ), mission( 2 ) ];
	const now = withGone( [ mission( 2 ), mission( 3, 'applied' ) ], before );

	it( 'stay in sight when they are closed or deleted', () => {
		expect( now.map( ( { id, state } ) => [ id, state ] ) ).toEqual( [
			[ 2, 'open' ],
			[ 3, 'applied' ],
			[ 1, 'gone' ],
		] );
	} );

	it( 'ask the same question once, and want an answer if one of them does', () => {
		const asking = ( id: number, required: boolean ) =>
			( {
				...mission( id ),
				sent: { questions: [ { id: 'q', text: 'Why us?', required } ] },
			} ) as OpenMission;
		const jobs = [ asking( 1, true ), asking( 2, false ) ];
		for ( const order of [ jobs, [ ...jobs ].reverse() ] ) {
			expect( questionsOf( order, [ 1, 2 ] ) ).toEqual( [
				{ id: 'q', text: 'Why us?', required: true },
			] );
		}
	} );

	it( 'are sent only while they are open', () => {
		expect( possibleOf( now, [ 1, 2, 3 ] ) ).toEqual( [ 2 ] );
	} );
} );

describe( 'The mail forms', () => {
	it( 'want a comment, and an application a job', async () => {
		const empty = { to: 'ada', comment: '', missions: [] };
		await expect(
			schemaOf( mailRules, mailRules.forms.contact ).validate( empty )
		).rejects.toThrow( 'Please write a comment' );
		await expect(
			schemaOf( mailRules, mailRules.forms.apply ).validate( {
				...empty,
				comment: 'Hi',
			} )
		).rejects.toThrow( 'Please choose at least one design job' );
	} );
} );
