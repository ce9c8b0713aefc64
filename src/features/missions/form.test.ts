import { informs } from './components/informs';
import { missionSchema, valuesOf } from './form';
import type { Mission } from './types';

describe( 'The form of a design job', () => {
	it( 'shows the stored day as people write it', () => {
		const mission = {
			title: 'A',
			description: 'B',
			skill: 4,
			postingDate: '2026/02/28',
		} as Mission;
		expect( valuesOf( mission ) ).toEqual( {
			title: 'A',
			description: 'B',
			skill: [ 4 ],
			postingDate: '28/02/2026',
			request_id: '',
		} );
	} );

	it( 'shows what its owner wrote last, also while that waits for approval', () => {
		const mission = {
			title: 'A',
			description: 'B',
			proposed: { title: 'A new A', description: 'B' },
		} as Mission;
		expect( valuesOf( mission ) ).toMatchObject( {
			title: 'A new A',
			description: 'B',
		} );
	} );

	it.each( [
		[ { title: '' }, 'Missing name field' ],
		[ { description: '' }, 'Missing design scope' ],
		[
			{ postingDate: '31/02/2026' },
			'Please check the postingDate date format : DD/MM/YYYY',
		],
		[ { title: 'x'.repeat( 81 ) }, '80 characters at most.' ],
	] )( 'answers %j with “%s”', async ( change, words ) => {
		const values = {
			...valuesOf( undefined ),
			title: 'A',
			description: 'B',
			...change,
		};
		await expect( missionSchema().validate( values ) ).rejects.toThrow(
			words
		);
	} );
} );

describe( 'The dialog that closes a job', () => {
	it.each( [
		[ 0, 'There is no candidate to inform.' ],
		[ 1, '1 email will be sent to inform candidates.' ],
		[ 12, '12 emails will be sent to inform candidates.' ],
	] )( 'says with %i candidates: %s', ( count, words ) => {
		expect( informs( count ) ).toBe( words );
	} );
} );
