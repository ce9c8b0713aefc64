import { blankValues } from '../form';
import type { MemberValues } from '../types';
import {
	firstStepOf,
	furthestStep,
	memberTypeOf,
	missingAfterReload,
	payloadOf,
	stepsOf,
} from './flow';

const values = ( given: Partial< MemberValues > = {} ): MemberValues => ( {
	...blankValues(),
	...given,
} );

const account: Partial< MemberValues > = {
	email: 'noemie@example.test',
	password: 'long enough',
	password_verify: 'long enough',
	cgu_1: true,
	cgu_2: true,
};

const company = ( given: Partial< MemberValues > = {} ) =>
	values( {
		...account,
		role: 'contractor',
		company: 'Probe',
		country: 'CH',
		city: 'Sion',
		company_size: '4',
		contact_name: 'Ana',
		contact_job: 'CEO',
		project_headline: 'Snow',
		project_short_description: 'Short',
		project_description: 'Long',
		project_image: new File( [ 'x' ], 'p.jpg' ),
		...given,
	} );

describe( 'the steps', () => {
	it( 'are only the account until a role is chosen', () => {
		expect( stepsOf( values() ) ).toEqual( [ 'account' ] );
	} );

	it( 'are four after the account for a designer', () => {
		expect( stepsOf( values( { role: 'designer' } ) ) ).toEqual( [
			'account',
			'about_me',
			'about_me_more',
			'school',
			'location',
		] );
	} );

	it( 'are four for a company', () => {
		expect( stepsOf( values( { role: 'contractor' } ) ) ).toEqual( [
			'account',
			'about_startup',
			'social',
			'what_you_do',
		] );
	} );

	it( 'gain the design challenge when the affiliation is ticked, and lose it when not', () => {
		const affiliated = values( { role: 'contractor', affiliated: true } );
		expect( stepsOf( affiliated ) ).toHaveLength( 5 );
		expect( stepsOf( affiliated ).at( -1 ) ).toBe( 'design_challenge' );
		expect(
			stepsOf( { ...affiliated, affiliated: false, ecosystem: 'EPFL' } )
		).toHaveLength( 4 );
	} );

	it.each( [
		[ 'designer', true, 'EPFL', 'designer' ],
		[ 'contractor', false, '', 'company' ],
		[ 'contractor', false, 'EPFL', 'university' ],
		[ 'contractor', true, '', 'university' ],
	] as const )(
		'take a %s with affiliation %p and ecosystem %p for a %s',
		( role, affiliated, ecosystem, type ) => {
			expect( memberTypeOf( { role, affiliated, ecosystem } ) ).toBe(
				type
			);
		}
	);
} );

describe( 'an error', () => {
	it.each( [
		[ 'designer', 'email', 'account' ],
		[ 'designer', 'avatar', 'about_me' ],
		[ 'designer', 'job', 'about_me' ],
		[ 'designer', 'bio', 'about_me_more' ],
		[ 'designer', 'skill', 'about_me_more' ],
		[ 'designer', 'city', 'location' ],
		[ 'designer', 'company', null ],
		[ 'contractor', 'password', 'account' ],
		[ 'contractor', 'avatar', 'about_startup' ],
		[ 'contractor', 'city', 'about_startup' ],
		[ 'contractor', 'website', 'social' ],
		[ 'contractor', 'project_image', 'what_you_do' ],
		[ 'contractor', 'ecosystem', 'what_you_do' ],
		[ 'contractor', 'need', null ],
		[ 'contractor', 'bio', null ],
	] as const )( 'of a %s on %s belongs to %s', ( role, field, step ) => {
		expect( firstStepOf( [ field ], values( { role } ) ) ).toBe( step );
	} );

	it( 'on the design challenge belongs to its step once affiliated', () => {
		expect(
			firstStepOf(
				[ 'need' ],
				values( { role: 'contractor', affiliated: true } )
			)
		).toBe( 'design_challenge' );
	} );

	it( 'leads to the earliest step of all that failed', () => {
		expect(
			firstStepOf(
				[ 'project_headline', 'website', 'email' ],
				values( { role: 'contractor' } )
			)
		).toBe( 'account' );
		expect(
			firstStepOf( [ 'nothing_known' ], values( { role: 'designer' } ) )
		).toBeNull();
	} );
} );

describe( 'the furthest step', () => {
	it( 'is the first that is not complete', () => {
		expect( furthestStep( values() ) ).toBe( 0 );
		expect(
			furthestStep( values( { ...account, role: 'designer' } ) )
		).toBe( 1 );
		expect( furthestStep( company() ) ).toBe( 3 );
		expect( furthestStep( company( { city: '' } ) ) ).toBe( 1 );
	} );

	it( 'does not fall back for what a reload took away', () => {
		expect(
			furthestStep(
				company( {
					password: '',
					password_verify: '',
					project_image: null,
					affiliated: true,
					ecosystem: 'ECAL',
				} )
			)
		).toBe( 4 );
	} );
} );

describe( 'after a reload', () => {
	const restored = company( {
		password: '',
		password_verify: '',
		project_image: null,
		affiliated: true,
		ecosystem: 'ECAL',
	} );

	it( 'passwords and pictures of earlier steps are asked for again', () => {
		expect(
			missingAfterReload( restored, 'design_challenge', [ 'avatar' ] )
		).toEqual( [
			'password',
			'password_verify',
			'avatar',
			'project_image',
		] );
	} );

	it( 'an optional picture that was never chosen is not', () => {
		expect( missingAfterReload( restored, 'social', [] ) ).toEqual( [
			'password',
			'password_verify',
		] );
	} );

	it( 'nothing is asked twice where it is asked anyway', () => {
		expect( missingAfterReload( restored, 'account', [] ) ).toEqual( [] );
		expect(
			missingAfterReload( restored, 'what_you_do', [] )
		).not.toContain( 'project_image' );
	} );
} );

describe( 'what is sent', () => {
	it( 'holds the fields of the flow and nothing of the other', () => {
		const sent = payloadOf(
			values( {
				...account,
				role: 'designer',
				name: 'Noémie',
				job: 'Type',
				country: 'CH',
				city: 'Lausanne',
				skill: [ 3, 7 ],
				level: 2,
				company: 'left over',
				affiliated: true,
				ecosystem: 'EPFL',
				started_at: 12,
			} )
		);
		expect( sent ).toEqual( {
			role: 'designer',
			email: 'noemie@example.test',
			password: 'long enough',
			password_verify: 'long enough',
			cgu_1: true,
			cgu_2: true,
			cgu: true,
			name: 'Noémie',
			job: 'Type',
			country: 'CH',
			city: 'Lausanne',
			skill: [ 3, 7 ],
			level: 2,
			portfolio_open: 'off',
			fax: '',
			started_at: 12,
		} );
	} );

	it( 'says cgu only when both boxes are ticked', () => {
		expect( payloadOf( company( { cgu_2: false } ) ).cgu ).toBe( false );
		expect( payloadOf( company() ).cgu ).toBe( true );
	} );

	it( 'leaves out what an answer taken back had opened', () => {
		const sent = payloadOf(
			company( {
				affiliated: false,
				ecosystem: 'EPFL',
				epfl_lab: 'Lab',
				epfl_professor: 'Prof',
				need: 'kept in the form',
			} )
		);
		expect( sent ).not.toHaveProperty( 'ecosystem' );
		expect( sent ).not.toHaveProperty( 'epfl_lab' );
		expect( sent ).not.toHaveProperty( 'need' );
		expect( sent ).toHaveProperty( 'affiliated', false );
	} );

	it( 'sends the free text only with OTHER, lab and professor only with EPFL', () => {
		const all = {
			affiliated: true,
			ecosystem_other: 'ETH',
			epfl_lab: 'Lab',
			epfl_professor: 'Prof',
		};
		const other = payloadOf( company( { ...all, ecosystem: 'OTHER' } ) );
		expect( other ).toMatchObject( {
			ecosystem: 'OTHER',
			ecosystem_other: 'ETH',
		} );
		expect( other ).not.toHaveProperty( 'epfl_lab' );
		const epfl = payloadOf( company( { ...all, ecosystem: 'EPFL' } ) );
		expect( epfl ).toMatchObject( {
			epfl_lab: 'Lab',
			epfl_professor: 'Prof',
		} );
		expect( epfl ).not.toHaveProperty( 'ecosystem_other' );
	} );
} );
