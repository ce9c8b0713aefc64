import type { MemberPrivate } from '../../../contract/shapes';
import { saidBy } from '../../../components/form/form-field';
import { memberRules } from '../../../contract/member-rules';
import { blankValues, errorsOf, valuesOf } from './form';
import type { MemberValues } from './types';

type Row = [
	field: string,
	given: Partial< MemberValues >,
	message: string | undefined,
];

describe( 'every message of the specification stands on its field', () => {
	const rows: Row[] = [
		[
			'role',
			{ role: '' },
			'Please precise if you are an entrepreneur or a designer',
		],
		[ 'role', { role: 'designer' }, undefined ],
		[ 'email', { email: 'noemie@' }, 'Please provide a correct email' ],
		[ 'email', { email: '' }, 'Please provide a correct email' ],
		[ 'email', { email: 'a@studio.design' }, undefined ],
		[
			'password',
			{ password: '1234567' },
			'Please provide a password with min. 8 chars.',
		],
		[ 'password', { password: '12345678' }, undefined ],
		[
			'password_verify',
			{ password: '12345678', password_verify: '12345679' },
			'Passwords mismatch',
		],
		[
			'password_verify',
			{ password: '12345678', password_verify: '' },
			'Passwords mismatch',
		],
		[ 'cgu_1', { cgu_1: false }, 'Please accept CGU' ],
		[ 'cgu_2', { cgu_2: false }, 'Please accept CGU' ],
		[ 'cgu_2', { cgu_2: true }, undefined ],
		[ 'name', { name: ' ' }, 'Please provide a correct name' ],
		[ 'job', { job: '' }, 'Please provide a correct job' ],
		[ 'job', { job: 'x'.repeat( 31 ) }, 'Please provide a correct job' ],
		[ 'job', { job: 'x'.repeat( 30 ) }, undefined ],
		[ 'bio', { bio: 'x'.repeat( 201 ) }, '200 characters at most.' ],
		[ 'country', { country: '' }, 'Please provide a country' ],
		[ 'city', { city: '' }, 'Please provide a correct city' ],
		[ 'company', { company: '' }, 'Please provide a correct company name' ],
		...[ '', '0', '-1', '1.5', 'ten' ].map( ( size ): Row => [
			'company_size',
			{ company_size: size },
			'Please give the number of employees in your company',
		] ),
		[ 'company_size', { company_size: '1' }, undefined ],
		[
			'contact_name',
			{ contact_name: '' },
			'Please provide a correct contact name',
		],
		[
			'contact_job',
			{ contact_job: '' },
			'Please provide a correct contact job',
		],
		[
			'project_headline',
			{ project_headline: '' },
			'Please provide a correct startup headline',
		],
		[
			'project_headline',
			{ project_headline: 'x'.repeat( 81 ) },
			'Please provide a correct startup headline',
		],
		[
			'project_short_description',
			{ project_short_description: '' },
			'Please provide a correct startup description',
		],
		[
			'project_description',
			{ project_description: '' },
			'Please provide correct startup details',
		],
		[
			'project_image',
			{ project_image: null },
			'Please provide an image for your startup',
		],
		[
			'ecosystem',
			{ affiliated: true, ecosystem: '' },
			"Please provide your university's name",
		],
		[ 'ecosystem', { affiliated: false, ecosystem: '' }, undefined ],
		[
			'ecosystem_other',
			{ affiliated: true, ecosystem: 'OTHER' },
			"Please provide your university's name",
		],
		[
			'epfl_lab',
			{ affiliated: true, ecosystem: 'EPFL' },
			'Please provide your EPFL Lab',
		],
		[
			'epfl_professor',
			{ affiliated: true, ecosystem: 'EPFL' },
			'Please provide your the name of your professor',
		],
		[ 'epfl_lab', { affiliated: true, ecosystem: 'ECAL' }, undefined ],
		[ 'epfl_lab', { affiliated: false, ecosystem: 'EPFL' }, undefined ],
		[
			'need_design',
			{ affiliated: true, ecosystem: 'ECAL' },
			'Please provide a correct description of your need in term of design',
		],
		[
			'need',
			{ affiliated: true, ecosystem: 'ECAL' },
			'Please provide a correct description of your need to validate',
		],
		[
			'design_outcomes',
			{ affiliated: true, ecosystem: 'ECAL' },
			'Please provide your design need and the expected outcomes/deliverables',
		],
		[ 'start_date', { start_date: '' }, undefined ],
		[ 'start_date', { start_date: '2027-' }, 'Please check start date' ],
		[ 'start_date', { start_date: '-03' }, 'Please check start date' ],
		[ 'start_date', { start_date: '2027-03' }, undefined ],
		[ 'start_date', { start_date: '1999-12' }, 'Please check start date' ],
		[ 'end_date', { end_date: '2027-13' }, 'Please check end date' ],
		[ 'end_date', { end_date: '2101-01' }, 'Please check end date' ],
		[
			'password_old',
			{ password: 'new and long' },
			'Please provide your current password to change it',
		],
		[ 'password_old', { password: '' }, undefined ],
	];

	it.each( rows )( '%s with %j: %s', ( field, given, message ) => {
		expect( errorsOf( [ field ], { ...blankValues(), ...given } ) ).toEqual(
			message === undefined ? {} : { [ field ]: message }
		);
	} );
} );

describe( 'a member in the form', () => {
	const member = {
		id: 7,
		slug: 'probe',
		user_nicename: 'probe',
		role: 'contractor',
		avatar: null,
		skill: [],
		country: 'CH',
		city: 'Sion',
		company: 'Probe',
		company_size: 12,
		newsletter: true,
		email: 'a@b.ch',
	} as unknown as MemberPrivate;

	it( 'has texts for numbers and booleans for flags', () => {
		expect( valuesOf( member ) ).toMatchObject( {
			company_size: '12',
			newsletter: true,
			notification_enabled: false,
			affiliated: false,
			bio: '',
		} );
		expect(
			valuesOf( { ...member, notification_enabled: 1 } )
				.notification_enabled
		).toBe( true );
	} );

	it.each( [
		[ '', '', { affiliated: false, ecosystem: '', ecosystem_other: '' } ],
		[
			'EPFL',
			'',
			{ affiliated: true, ecosystem: 'EPFL', ecosystem_other: '' },
		],
		[
			'OTHER',
			'ETH Zürich',
			{
				affiliated: true,
				ecosystem: 'OTHER',
				ecosystem_other: 'ETH Zürich',
			},
		],
		[
			'GONE',
			'Left over',
			{ affiliated: true, ecosystem: 'GONE', ecosystem_other: '' },
		],
	] )(
		'keeps the university %p apart from the name of another',
		( code, other, expected ) => {
			expect(
				valuesOf( {
					...member,
					ecosystem: 'Any name',
					ecosystem_code: code,
					ecosystem_other: other,
				} )
			).toMatchObject( expected );
		}
	);
} );

describe( 'a counter', () => {
	it.each( [
		[ 'job', 30 ],
		[ 'bio', 200 ],
		[ 'project_headline', 80 ],
		[ 'project_short_description', 1250 ],
		[ 'project_description', 3500 ],
		[ 'ecosystem_other', 80 ],
		[ 'epfl_lab', 80 ],
		[ 'epfl_professor', 80 ],
		[ 'need_design', 500 ],
		[ 'need', 500 ],
		[ 'design_outcomes', 1250 ],
		[ 'other_funding', 1250 ],
	] as const )( 'of %s counts to %d', ( field, max ) => {
		expect( saidBy( memberRules.fields[ field ] ) ).toMatchObject( {
			max,
		} );
	} );

	it.each( [ 'name', 'city', 'email', 'website' ] as const )(
		'does not stand at %s',
		( field ) => {
			expect( saidBy( memberRules.fields[ field ] ) ).not.toHaveProperty(
				'max'
			);
		}
	);
} );
