import type { ValidationError } from 'yup';
import { informs } from './components/informs';
import { factsOf } from './facts';
import { getBoot, resetBoot } from '../../../lib/boot';
import { changedOf, missionSchema, valuesOf } from './form';
import { sentOf } from './sent';
import type { Mission, MissionValues } from './types';

describe( 'The form of a design job', () => {
	it( 'shows the stored day as people write it', () => {
		const mission = {
			title: 'A',
			description: 'B',
			skill: 4,
			postingDate: '2026/02/28',
			facts: factsOf( {} ),
		} as Mission;
		expect( valuesOf( mission ) ).toMatchObject( {
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
			facts: factsOf( { paid: true, budget: 'Lunch', place: 'remote' } ),
			proposed: {
				title: 'A new A',
				description: 'B',
				terms: { paid: false, budget: null },
			},
		} as Mission;
		expect( valuesOf( mission ) ).toMatchObject( {
			title: 'A new A',
			description: 'B',
			paid: false,
			budget: '',
			place: 'remote',
		} );
	} );

	it( 'says nothing that nobody has said', () => {
		expect( sentOf( valuesOf( undefined ) ) ).toMatchObject( {
			paid: null,
			budget_currency: '',
			budget_unit: '',
			'workload[min]': '',
		} );
	} );

	it( 'complains of nothing that is out of sight', async () => {
		const values = {
			...valuesOf( undefined ),
			title: 'A',
			description: 'B',
			engagement: 'internship',
			workload: { min: '600', max: '' },
			paid: false,
			budget_from: 'a lot',
		};
		await expect(
			missionSchema().validate( values )
		).resolves.toBeTruthy();
		await expect(
			missionSchema().validate( { ...values, engagement: 'employment' } )
		).rejects.toThrow( 'Please give a workload' );
	} );

	it( 'sends what has a place alone', () => {
		const values = {
			...valuesOf( undefined ),
			engagement: 'employment',
			workload: { min: '60', max: '80' },
			paid: true,
			budget_from: '900',
			budget_unit: 'day',
		};
		expect( sentOf( values ) ).toMatchObject( {
			'workload[min]': '60',
			'workload[max]': '80',
			budget_from: '900',
			budget_currency: 'CHF',
			budget_unit: 'day',
		} );
		expect(
			sentOf( { ...values, engagement: 'internship', paid: false } )
		).toMatchObject( {
			'workload[min]': '',
			budget_from: '',
			budget_currency: '',
			budget_unit: '',
			paid: false,
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
		[ { engagement: 'internship' }, 'Please say whether this is paid' ],
		[ { budget_from: 'a lot' }, 'Please give a whole amount' ],
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

describe( 'The pay of kinds that have to say it', () => {
	const errorsOf = async (
		change: Partial< MissionValues >,
		before?: Partial< Mission >
	) => {
		const was =
			before &&
			( {
				title: 'A',
				description: 'B',
				status: 'publish',
				facts: factsOf( {} ),
				...before,
			} as Mission );
		try {
			await missionSchema( was ).validate(
				{ ...valuesOf( was ), title: 'A', description: 'B', ...change },
				{ abortEarly: false }
			);
		} catch ( error ) {
			return ( error as ValidationError ).inner.map(
				( { path } ) => path
			);
		}
		return [];
	};
	const old = { facts: factsOf( { engagement: 'employment', paid: true } ) };

	beforeEach( () => {
		getBoot().settings.payRequired = [ 'employment', 'internship' ];
	} );
	afterEach( resetBoot );

	it.each( [
		[ { engagement: 'employment', paid: true }, [ 'budget_from' ] ],
		[
			{ engagement: 'employment', paid: true, budget: 'Good' },
			[ 'budget_from' ],
		],
		[ { engagement: 'employment', paid: false }, [ 'paid' ] ],
		[ { engagement: 'employment', paid: true, budget_to: '9' }, [] ],
		[ { engagement: 'internship', paid: false }, [] ],
		[ { engagement: 'freelance' }, [] ],
		[ {}, [] ],
	] )( 'new: %j', async ( change, wrong ) => {
		expect( await errorsOf( change ) ).toEqual( wrong );
	} );

	it( 'is asked of an older job where it is touched, or published', async () => {
		expect( await errorsOf( { title: 'C' }, old ) ).toEqual( [] );
		expect( await errorsOf( { budget: 'Good' }, old ) ).toEqual( [
			'budget_from',
		] );
		expect( await errorsOf( {}, { ...old, status: 'draft' } ) ).toEqual( [
			'budget_from',
		] );
	} );

	it( 'is not sent of an older job where it stays', () => {
		const was = { status: 'publish', ...old } as Mission;
		expect( changedOf( valuesOf( was ), was ) ).not.toHaveProperty(
			'engagement'
		);
		expect(
			changedOf( { ...valuesOf( was ), budget_to: '9' }, was )
		).toMatchObject( { engagement: 'employment', budget_to: '9' } );
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

	describe( 'with a deadline', () => {
		const errorsOf = async ( deadline: string, stored?: string ) => {
			try {
				await missionSchema(
					stored
						? ( {
								deadline: stored,
								facts: factsOf( {} ),
							} as Mission )
						: undefined
				).validate(
					{ ...valuesOf( undefined ), deadline },
					{ abortEarly: false }
				);
			} catch ( error ) {
				return ( error as ValidationError ).inner.map(
					( { path, message } ) => `${ path }: ${ message }`
				);
			}
			return [];
		};
		const WRONG =
			'deadline: Please choose a day from today to one year ahead: DD/MM/YYYY';

		beforeEach( () =>
			jest
				.useFakeTimers()
				.setSystemTime( new Date( '2026-11-28T12:00:00Z' ) )
		);
		afterEach( () => jest.useRealTimers() );

		it( 'says at once that the day is over, or too far ahead', async () => {
			for ( const day of [ '01/01/2020', '26/11/2026', '01/12/2027' ] ) {
				const errors = await errorsOf( day );
				expect( errors ).toContain( WRONG );
				// With what else is wrong.
				expect( errors.length ).toBeGreaterThan( 1 );
			}
			for ( const day of [ '28/11/2026', '28/11/2027', '' ] ) {
				expect( await errorsOf( day ) ).not.toContain( WRONG );
			}
		} );

		it( 'says once that a day is none', async () => {
			expect(
				( await errorsOf( '31/02/2026' ) ).filter(
					( error ) => error === WRONG
				)
			).toHaveLength( 1 );
		} );

		it( 'lets a stored day stay', async () => {
			expect(
				await errorsOf( '01/01/2020', '2020/01/01' )
			).not.toContain( WRONG );
		} );
	} );
} );
