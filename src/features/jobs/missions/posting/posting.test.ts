import { getBoot, resetBoot } from '../../../../lib/boot';
import type { JobTemplate } from '../../../../contract/shapes';
import { factsOf } from '../facts';
import { valuesOf } from '../form';
import type { Mission } from '../types';
import { boxesOf, boxOf } from './boxes';
import { begun, gapsIn, givenByJob, givenByTemplate } from './doors';

const template = ( title: string, description: string ): JobTemplate => ( {
	id: 'a',
	name: 'A',
	title,
	description,
	skill: [ 4 ],
	engagement: 'freelance',
	place: null,
	duration: '',
} );

afterEach( resetBoot );

describe( 'A door to a new job', () => {
	const empty = valuesOf( undefined, 'name' );
	const logo = givenByTemplate( template( 'A logo', 'For ___, by ___.' ) );

	it( 'fills what is empty, and takes back what it filled', () => {
		const filled = begun( empty, {}, logo );
		expect( filled ).toMatchObject( {
			title: 'A logo',
			skill: [ 4 ],
			engagement: 'freelance',
		} );
		expect( gapsIn( filled.description ) ).toBe( 2 );
		expect( begun( filled, logo, {} ) ).toEqual( empty );
	} );

	it( 'keeps what somebody has typed', () => {
		const typed = {
			...begun( empty, {}, logo ),
			title: 'Mine',
			deadline: '01/12/2026',
		};
		const sign = givenByTemplate( template( 'A sign', 'It hangs.' ) );
		expect( begun( typed, logo, sign ) ).toMatchObject( {
			title: 'Mine',
			description: 'It hangs.',
			deadline: '01/12/2026',
		} );
	} );

	it( 'copies a job with its questions, but without its dates', () => {
		const job = {
			title: 'A',
			description: 'B',
			deadline: '2026/12/01',
			postingDate: '2026/11/01',
			facts: factsOf( { starts: '2027-01', duration: 'A week' } ),
			questions: [ { id: 'q', text: 'Why?', required: true } ],
		} as unknown as Mission;
		const copy = begun( empty, {}, givenByJob( job ) );
		expect( copy ).toMatchObject( {
			title: 'A',
			deadline: '',
			postingDate: '',
			starts: '',
			duration: 'A week',
			request_id: 'name',
			questions: [ { text: 'Why?', required: true } ],
		} );
	} );
} );

describe( 'The boxes of the poster', () => {
	const of = ( changes: object, id: string ) =>
		boxesOf( { ...valuesOf( undefined ), ...changes }, 'Lausanne' ).find(
			( box ) => box.id === id
		);

	it( 'say what was typed as the poster will', () => {
		expect( of( { place: 'hybrid' }, 'place' )?.value ).toBe(
			'Hybrid, Lausanne'
		);
		const job = {
			engagement: 'employment',
			workload: { min: '60', max: '' },
		};
		expect( of( job, 'engagement' ) ).toMatchObject( {
			value: 'Employment',
			note: '60%',
		} );
		expect( of( { budget_from: 'a lot' }, 'pay' )?.value ).toBe( '' );
		expect( boxOf( 'budget_unit' ) ).toBe( 'pay' );
		expect( boxOf( 'title' ) ).toBeUndefined();
	} );

	it( 'say who has to name the pay as far as the site asks for it', () => {
		const cost = ( engagement = '' ) => of( { engagement }, 'pay' )?.cost;
		getBoot().settings.payRequired = [ 'employment', 'internship' ];
		expect( cost() ).toMatch( /Employment and Internship\.$/ );
		expect( cost( 'internship' ) ).toMatch( /have to say/ );
		getBoot().settings.payRequired = [];
		expect( cost( 'internship' ) ).toBe(
			'Hidden from everyone who ticks “Paid”.'
		);
	} );
} );
