import type { ImageObject } from '../../../../contract/shapes';
import { blankValues } from '../form';
import type { MemberValues } from '../types';
import {
	changesOf,
	fieldsOfTab,
	firstTabOf,
	settingsErrors,
	tabFrom,
	tabsOf,
} from './settings-form';

const image = { id: 4 } as ImageObject;

const before: MemberValues = {
	...blankValues(),
	role: 'contractor',
	email: 'a@b.ch',
	company: 'Probe',
	city: 'Sion',
	company_size: '4',
	avatar: image,
	project_image: image,
	affiliated: true,
	ecosystem: 'EPFL',
	epfl_lab: 'Lab',
	epfl_professor: 'Prof',
};

const changed = ( given: Partial< MemberValues > ) =>
	changesOf( before, { ...before, ...given } );

const errors = ( given: Partial< MemberValues > ) =>
	settingsErrors( before, { ...before, ...given }, 'contractor' );

describe( 'the tabs', () => {
	it( 'are those of the role', () => {
		expect( tabsOf( 'designer' ) ).toEqual( [
			'about-me',
			'location',
			'account',
		] );
		expect( tabsOf( 'contractor' ) ).toEqual( [
			'about-startup',
			'social',
			'what-you-do',
			'account',
		] );
	} );

	it( 'show the notification opt-in to designers only', () => {
		expect( fieldsOfTab( 'designer', 'account' ) ).toContain(
			'notification_enabled'
		);
		expect( fieldsOfTab( 'contractor', 'account' ) ).not.toContain(
			'notification_enabled'
		);
	} );

	it( 'are chosen by the address, among those there are', () => {
		expect( tabFrom( 'account', 'contractor' ) ).toBe( 'account' );
		expect( tabFrom( 'about-me', 'contractor' ) ).toBe( 'about-startup' );
		expect( tabFrom( null, 'designer' ) ).toBe( 'about-me' );
	} );

	it( 'hold the fields that may fail', () => {
		expect( firstTabOf( [ 'password_old' ], 'designer' ) ).toBe(
			'account'
		);
		expect( firstTabOf( [ 'email', 'city' ], 'contractor' ) ).toBe(
			'about-startup'
		);
		expect( firstTabOf( [ 'need' ], 'contractor' ) ).toBe( 'what-you-do' );
		expect( firstTabOf( [ 'need' ], 'designer' ) ).toBeNull();
	} );
} );

describe( 'what is sent', () => {
	it( 'is nothing when nothing changed', () => {
		expect( changed( {} ) ).toEqual( {} );
	} );

	it( 'is only what changed', () => {
		expect( changed( { city: 'Genève' } ) ).toEqual( { city: 'Genève' } );
		expect( changed( { skill: [ 3 ] } ) ).toEqual( { skill: [ 3 ] } );
	} );

	it( 'is a new picture, or that there is none any more', () => {
		const file = new File( [ 'x' ], 'logo.jpg' );
		expect( changed( { avatar: file } ) ).toEqual( { avatar: file } );
		expect( changed( { avatar: null } ) ).toEqual( { avatar: null } );
	} );

	it( 'has no current password without a new one', () => {
		expect( changed( { password_old: 'typed', city: 'Bex' } ) ).toEqual( {
			city: 'Bex',
		} );
	} );

	it( 'has all three passwords with a new one', () => {
		expect(
			changed( {
				password_old: 'current one',
				password: 'brand new',
				password_verify: 'brand new',
			} )
		).toEqual( {
			password_old: 'current one',
			password: 'brand new',
			password_verify: 'brand new',
		} );
	} );

	it( 'records the answer with the newsletter', () => {
		expect( changed( { newsletter: true } ) ).toEqual( {
			newsletter: true,
			newsletter_optin: true,
		} );
	} );

	it( 'takes the university back with what hung on it', () => {
		expect( changed( { affiliated: false } ) ).toEqual( {
			affiliated: false,
			ecosystem: '',
			epfl_lab: '',
			epfl_professor: '',
		} );
	} );

	it( 'is of the design challenge only what a university’s startup changed', () => {
		expect( changed( { need: 'Signs' } ) ).toEqual( { need: 'Signs' } );
		expect(
			changed( { need: 'Signs', affiliated: false } )
		).not.toHaveProperty( 'need' );
		expect( errors( { need_design: '', start_date: '2026-' } ) ).toEqual( {
			start_date: 'Please check start date',
		} );
		const told = { ...before, need_design: 'A sign' };
		expect(
			settingsErrors( told, { ...told, need_design: '' }, 'contractor' )
		).toEqual( {
			need_design:
				'Please provide a correct description of your need in term of design',
		} );
	} );

	it( 'sends fields that are judged together, together', () => {
		expect(
			changed( { ecosystem: 'OTHER', ecosystem_other: 'ETH' } )
		).toEqual( {
			ecosystem: 'OTHER',
			ecosystem_other: 'ETH',
			epfl_lab: '',
			epfl_professor: '',
		} );
		const other = {
			...before,
			ecosystem: 'OTHER',
			ecosystem_other: 'ETH',
		};
		expect(
			changesOf( other, { ...other, ecosystem_other: 'ETHZ' } )
		).toEqual( { ecosystem: 'OTHER', ecosystem_other: 'ETHZ' } );
	} );
} );

describe( 'the settings’ messages', () => {
	it( 'leave alone what was not touched, even where it is empty', () => {
		expect( errors( {} ) ).toEqual( {} );
	} );

	it.each( [
		[ { city: '' }, { city: 'Please provide a correct city' } ],
		[ { email: 'a@b' }, { email: 'Please provide a correct email' } ],
		[ { email: 'a@b.swiss' }, {} ],
		[
			{ project_image: null },
			{ project_image: 'Please provide an image for your startup' },
		],
		[
			{ password: 'brand new', password_verify: 'brand new' },
			{
				password_old:
					'Please provide your current password to change it',
			},
		],
		[
			{
				password: 'short',
				password_verify: 'short',
				password_old: 'current one',
			},
			{ password: 'Please provide a password with min. 8 chars.' },
		],
		[
			{
				password: 'brand new',
				password_verify: 'brand old',
				password_old: 'current one',
			},
			{ password_verify: 'Passwords mismatch' },
		],
		[
			{ password_verify: 'brand new' },
			{ password_verify: 'Passwords mismatch' },
		],
		[
			{ ecosystem: '' },
			{ ecosystem: "Please provide your university's name" },
		],
		[
			{ ecosystem: 'OTHER' },
			{ ecosystem_other: "Please provide your university's name" },
		],
		[ { epfl_lab: '' }, { epfl_lab: 'Please provide your EPFL Lab' } ],
		[ { affiliated: false }, {} ],
	] as [ Partial< MemberValues >, object ][] )(
		'for %j are %j',
		( given, expected ) => {
			expect( errors( given ) ).toEqual( expected );
		}
	);

	it( 'ask for the university as soon as the affiliation is ticked', () => {
		const alone = { ...before, affiliated: false, ecosystem: '' };
		expect(
			settingsErrors(
				alone,
				{ ...alone, affiliated: true },
				'contractor'
			)
		).toEqual( { ecosystem: "Please provide your university's name" } );
	} );
} );
