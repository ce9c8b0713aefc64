import { payMark } from '../../../lib/pay-words';
import { factLines, factsOf } from './facts';
import type { Facts } from './facts';

const lines = ( facts: Partial< Facts >, city = 'Lausanne' ) =>
	factLines( factsOf( facts ), city ).map( ( { term, value, note } ) =>
		[ term, value, ...( note ? [ note ] : [] ) ].join( ' | ' )
	);

const amount = ( more: Partial< Facts > ) =>
	lines( { budget_currency: 'CHF', budget_unit: 'month', ...more } );

describe( 'The facts of a design job', () => {
	it( 'are none where it says none', () => {
		expect( lines( {} ) ).toEqual( [] );
	} );

	it( 'stand in the order of the poster', () => {
		expect(
			lines( {
				engagement: 'employment',
				workload: { min: 60, max: 80 },
				place: 'hybrid',
				languages: [ 'de', 'rm' ],
				starts: '2027-01',
				duration: 'Ten weeks',
				paid: true,
				budget_from: 14000,
				budget_to: 18000,
				budget_currency: 'CHF',
				budget_unit: 'project',
				budget: 'trains besides',
			} )
		).toEqual( [
			'Engagement | Employment | 60–80%',
			'Place | Hybrid, Lausanne',
			'Languages | German, Romansh',
			'Pay | CHF 14,000 to 18,000 | for the project, trains besides',
			'Starts | January 2027',
			'Duration | Ten weeks',
		] );
	} );

	it( 'name the city of those alone who are there at times', () => {
		expect( lines( { place: 'remote' } ) ).toEqual( [ 'Place | Remote' ] );
		expect( lines( { place: 'on_site' } ) ).toEqual( [
			'Place | On site, Lausanne',
		] );
	} );

	it( 'say an amount as far as it is known', () => {
		expect( amount( { budget_from: 90, budget_to: 90 } ) ).toEqual( [
			'Pay | CHF 90 | per month',
		] );
		expect( amount( { budget_from: 90 } ) ).toEqual( [
			'Pay | From CHF 90 | per month',
		] );
		expect( amount( { budget_to: 90 } ) ).toEqual( [
			'Pay | Up to CHF 90 | per month',
		] );
		expect( amount( {} ) ).toEqual( [] );
	} );

	it( 'say first of all that nothing is paid', () => {
		expect( lines( { paid: false, budget: 'lunch' } ) ).toEqual( [
			'Pay | Unpaid | lunch',
		] );
		expect( lines( { paid: true } ) ).toEqual( [ 'Pay | Paid' ] );
		expect( lines( { paid: true, budget: 'By agreement' } ) ).toEqual( [
			'Pay | By agreement',
		] );
	} );

	it( 'say in one line what an amount is paid for, without what was typed', () => {
		const mark = ( more: Partial< Facts > ) =>
			payMark( factsOf( { budget_currency: 'CHF', ...more } ) );
		expect(
			mark( { budget_from: 90, budget_to: 90, budget_unit: 'hour' } )
		).toBe( 'CHF 90 per hour' );
		expect(
			mark( {
				budget_from: 8000,
				budget_to: 11000,
				budget_unit: 'project',
				budget: 'trains besides',
			} )
		).toBe( 'CHF 8,000 to 11,000 for the project' );
		expect( mark( { budget: 'By agreement', paid: true } ) ).toBe(
			'By agreement'
		);
	} );
} );
