import { mailSchema, preselected } from './form';
import type { OpenMission } from './types';

const mission = ( id: number, canApply = true ): OpenMission => ( {
	id,
	title: `Job ${ id }`,
	skill: null,
	canApply,
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
				[ mission( 1, false ), mission( 2 ), mission( 3 ) ],
				1
			)
		).toEqual( [] );
	} );
} );

describe( 'The mail forms', () => {
	it( 'want a comment, and an application a job', async () => {
		const empty = { to: 'ada', comment: '', missions: [] };
		await expect(
			mailSchema( 'contact' ).validate( empty )
		).rejects.toThrow( 'Please write a comment' );
		await expect(
			mailSchema( 'apply' ).validate( { ...empty, comment: 'Hi' } )
		).rejects.toThrow( 'Please choose at least one design job' );
	} );
} );
