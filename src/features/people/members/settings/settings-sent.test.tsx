// What is sent from the settings, tab by tab, and what is told of what is wrong.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	contractor,
	designer,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { getBoot } from '../../../../lib/boot';
import type { CurrentUser } from '../../../../lib/current-user';
import { readDraft } from '../../../../lib/draft';
import { clearSession } from '../../../../lib/session';
import SettingsScreen from '../screens/settings-screen';

let server: Server;

const user = userEvent.setup( { delay: null } );
const show = ( member: CurrentUser, tab: string ) =>
	showScreen( {
		screens: { '/settings': SettingsScreen },
		at: `/settings?tab=${ tab }`,
		member,
	} );
const field = ( label: string ) =>
	screen.getByLabelText( new RegExp( `^${ label }\\s*(optional)?$` ), {
		selector: 'input, textarea, select',
	} );
const retype = ( label: string, value: string ) =>
	fireEvent.change( field( label ), { target: { value } } );
const button = ( name: string | RegExp ) =>
	screen.getByText( name, { selector: 'button' } );
const save = () => user.click( button( /^Saved?!?$/ ) );
const openTab = ( name: string ) =>
	user.click( screen.getByText( name, { selector: '[role=tab]' } ) );
const told = () =>
	within( screen.getByRole( 'alert' ) )
		.queryAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent );
const saves = () => server.count( 'POST', /users/ );

let saved: CurrentUser;

/** Saves, and says what was sent. */
async function sentBySaving() {
	await save();
	const { body, answer } = await server.next( 'POST', /\/users\/7$/ );
	saved = {
		...saved,
		...body,
		...( 'affiliated' in body && { affiliated: false } ),
	};
	await answer( saved );
	await screen.findByText( 'Saved!', { selector: 'button' } );
	return body;
}

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	clearSession();
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
} );

it( 'a startup of a university changes its challenge, and takes the university back', async () => {
	getBoot().settings.universities = [ { code: 'EPFL', name: 'EPFL' } ];
	saved = {
		...contractor,
		ecosystem_code: 'EPFL',
		epfl_lab: 'Lab',
		epfl_professor: 'Prof',
		need_design: 'A sign',
		need: 'Readers',
		design_outcomes: 'Ten',
	};
	show( saved, 'what-you-do' );
	expect( field( 'University' ) ).toHaveValue( 'EPFL' );
	retype( 'The need you want to validate', '' );
	await user.selectOptions( field( 'End, year' ), '2030' );
	await save();
	const wrong = [
		'Please provide a correct description of your need to validate',
		'Please check end date',
	];
	await waitFor( () => expect( told() ).toEqual( wrong ) );
	retype( 'The need you want to validate', 'Passers-by' );
	await user.selectOptions( field( 'End, month' ), 'May' );
	retype( 'Other funding', 'A prize' );
	await waitFor( () => expect( told() ).toEqual( [] ) );
	expect( await sentBySaving() ).toEqual( {
		need: 'Passers-by',
		end_date: '2030-05',
		other_funding: 'A prize',
	} );
	await user.selectOptions( field( 'University' ), 'OTHER' );
	retype( 'Name of the university', 'ETH' );
	expect( await sentBySaving() ).toMatchObject( {
		ecosystem: 'OTHER',
		ecosystem_other: 'ETH',
		epfl_lab: '',
	} );
	await user.click( screen.getByRole( 'switch', { name: /university/ } ) );
	expect( screen.queryByLabelText( /^Your need/ ) ).toBeNull();
	const back = await sentBySaving();
	expect( back ).toMatchObject( { ecosystem: '' } );
	expect( back ).not.toHaveProperty( 'need' );
} );

it( 'addresses are added one by one, stand in the other tabs’ way no more, and are kept', async () => {
	saved = { ...designer, instagram: 'https://instagram.com/ada' };
	show( saved, 'location' );
	expect( field( 'Instagram' ) ).toHaveValue( 'https://instagram.com/ada' );
	expect( screen.queryByLabelText( /^Vimeo/ ) ).toBeNull();
	await user.click( button( 'Vimeo' ) );
	await user.keyboard( 'https://vimeo.com/ada' );
	await openTab( 'Account' );
	await openTab( 'Location and socials' );
	expect( field( 'Vimeo' ) ).toHaveValue( 'https://vimeo.com/ada' );
	expect( await sentBySaving() ).toEqual( {
		vimeo: 'https://vimeo.com/ada',
	} );
	retype( 'Instagram', '' );
	expect( await sentBySaving() ).toEqual( { instagram: '' } );
} );

it( 'a save that fails keeps every word: it is told, made again, or found after a reload', async () => {
	saved = designer;
	const { unmount } = show( designer, 'about-me' );
	retype( 'Bio', 'A new bio' );
	await save();
	await ( await server.next( 'POST', /users/ ) ).lose();
	await screen.findByText( "Can't save user information" );
	unmount();
	show( designer, 'about-me' );
	expect( field( 'Bio' ) ).toHaveValue( 'A new bio' );
	expect( screen.getByText( /^Your draft from/ ) ).toBeVisible();
	await user.dblClick( button( 'Save' ) );
	const again = await server.next( 'POST', /users/ );
	expect( saves() ).toBe( 2 );
	await again.answer( { ...designer, ...again.body } );
	await screen.findByText( 'Saved!', { selector: 'button' } );
	expect( readDraft( 'settings' ) ).toBeNull();
} );

it.each( [
	{
		role: 'designer',
		member: designer,
		rows: [
			[ 'About Me', 'Name', 'Please provide a correct name' ],
			[ 'About Me', 'Job', 'Please provide a correct job' ],
			[ 'Location and socials', 'City', 'Please provide a correct city' ],
			[
				'Location and socials',
				'Website',
				'Please provide a web address that starts with https://',
				'nonsense',
			],
			[ 'Account', 'E-mail', 'Please provide a correct email', 'a@b' ],
		],
		from: 'Account',
		led: 'E-mail',
	},
	{
		role: 'contractor',
		member: contractor,
		rows: [
			...[
				[ 'Company name', 'Please provide a correct company name' ],
				[ 'City', 'Please provide a correct city' ],
				[
					'Number of employees',
					'Please give the number of employees in your company',
					'0',
				],
				[ 'Contact name', 'Please provide a correct contact name' ],
				[ 'Contact job', 'Please provide a correct contact job' ],
			].map( ( row ) => [ 'About your startup', ...row ] ),
			...[
				[ 'Headline', 'Please provide a correct startup headline' ],
				[
					'Short description',
					'Please provide a correct startup description',
				],
				[ 'Description', 'Please provide correct startup details' ],
			].map( ( row ) => [ 'What you do', ...row ] ),
		],
		// A tab in which nothing is wrong leads to where something is.
		from: 'Social',
		led: 'Company name',
	},
] as {
	role: string;
	member: CurrentUser;
	rows: [ tab: string, label: string, message: string, wrong?: string ][];
	/** Tab to save from, and the field that leads to. */
	from: string;
	led: string;
}[] )(
	'what is wrong in the settings of a $role is told on its field, whichever tab it is in',
	async ( { member, rows, from, led } ) => {
		show( { ...member, website: 'https://a.ch' }, '' );
		const right: string[] = [];
		for ( const [ tab, label, , wrong = '' ] of rows ) {
			await openTab( tab );
			right.push( ( field( label ) as HTMLInputElement ).value );
			retype( label, wrong );
		}
		await save();
		await waitFor( () =>
			expect( told() ).toEqual( rows.map( ( [ , , words ] ) => words ) )
		);
		expect( saves() ).toBe( 0 );
		await openTab( from );
		await save();
		await waitFor( () => expect( field( led ) ).toHaveFocus() );
		for ( const [ index, [ tab, label, words ] ] of rows.entries() ) {
			await openTab( tab );
			expect( field( label ) ).toHaveAccessibleDescription(
				expect.stringContaining( words )
			);
			retype( label, right[ index ] ?? '' );
			await waitFor( () => expect( field( label ) ).toBeValid() );
		}
		expect( told() ).toEqual( [] );
	}
);
