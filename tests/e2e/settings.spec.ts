// A member's settings: what is sent, what is told, and the ways out.
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { findings, lowContrast, sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import { freshEmail, person } from '../support/client.mjs';
import { PASSWORD, member, sessionOf } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { pngFile } from '../support/pictures.mjs';
import { answerNext, breakNext, countOf } from '../support/trouble';
import { PHONE } from '../support/windows';

let designer: Member;
let startup: Member;

const stamp = Date.now().toString( 36 );
const SAVE = /\/wp\/v2\/users\/\d+/;

test.beforeAll( async () => {
	[ designer, startup ] = await Promise.all( [
		member( 'designer', `Edo Satz ${ stamp }` ),
		member( 'contractor', `Glocke ${ stamp }`, {
			affiliated: true,
			ecosystem: 'EPFL',
			epfl_lab: 'Lab',
			epfl_professor: 'Prof',
			need_design: 'A sign',
			need: 'Readers',
			design_outcomes: 'Ten',
		} ),
	] );
} );

const field = ( page: Page, label: string ): Locator =>
	page
		.getByRole( 'tabpanel' )
		.getByLabel( new RegExp( `^${ label }\\s*(optional)?$` ) )
		.and( page.locator( 'input, textarea, select' ) );
const openTab = ( page: Page, name: string ) =>
	page.getByRole( 'tab', { name } ).click();
const save = ( page: Page ) => press( page, 'Save' );
/** As it is read out: on the button it stands for a moment only. */
const saved = ( page: Page ) =>
	expect(
		page.getByRole( 'status' ).filter( { hasText: 'Saved!' } )
	).toBeAttached();

/** Saves, and says which fields left. */
async function sentBySaving( page: Page ): Promise< string[] > {
	// The words of the save before may still stand: the answer is what counts.
	const answer = page.waitForResponse(
		( response ) =>
			response.request().method() === 'POST' &&
			SAVE.test( response.url() )
	);
	await save( page );
	const request = ( await answer ).request();
	await saved( page );
	return [
		...( request.postData() ?? '' ).matchAll( /name="([^"]+)"/g ),
	].map( ( [ , name ] ) => name ?? '' );
}

const me = async ( { api }: Member ) =>
	( await api.get( '/wp/v2/users/me' ) ).body;

async function looksGood( page: Page ): Promise< void > {
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	expect.soft( await findings( page ) ).toEqual( [] );
	expect.soft( await sideways( page ) ).toBe( 0 );
	await page.emulateMedia( { colorScheme: 'dark' } );
	expect.soft( await lowContrast( page ) ).toEqual( [] );
	await page.emulateMedia( { colorScheme: 'light' } );
}

test( 'each role has its tabs, opened by the address or by where one comes from', async ( {
	browser,
} ) => {
	test.slow();
	for ( const [ who, names ] of [
		[ designer, [ 'About Me', 'Location and socials', 'Account' ] ],
		[
			startup,
			[ 'About your startup', 'Social', 'What you do', 'Account' ],
		],
	] as const ) {
		const page = await pageOf( browser, who, {
			viewport: { width: 320, height: 700 },
		} );
		await page.goto( '/settings' );
		const tabs = page.getByRole( 'tab' );
		const open = ( name: string ) =>
			expect( page.getByRole( 'tab', { name } ) ).toHaveAttribute(
				'aria-selected',
				'true'
			);
		await expect( tabs ).toHaveText( [ ...names ] );
		await open( names[ 0 ] );
		for ( const name of names ) {
			await openTab( page, name );
			await open( name );
			// The row goes sideways; the open one is in sight.
			await expect( page.getByRole( 'tab', { name } ) ).toBeInViewport( {
				ratio: 1,
			} );
			await looksGood( page );
		}
		await page.reload();
		await open( 'Account' );
		await page.goto( '/settings?tab=nonsense' );
		await open( names[ 0 ] );
		await page.evaluate( () =>
			window.history.replaceState(
				{ usr: { tab: 'account' }, key: 'there', idx: 0 },
				'',
				'/settings'
			)
		);
		await page.reload();
		await open( 'Account' );
		const optIn = page.getByRole( 'switch', { name: /match my skills/ } );
		await expect( optIn ).toHaveCount( who === designer ? 1 : 0 );
		// By keyboard: arrows move, Enter opens.
		await page.getByRole( 'tab', { name: 'Account' } ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'Enter' );
		await open( names[ 0 ] );
		await page.context().close();
	}
} );

test( 'only what changed is sent, of every tab at once, and "Saved!" stands for 1.2 seconds', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	await page.clock.install();
	await page.goto( '/settings' );
	await field( page, 'Job' ).fill( 'Sign painter' );
	await openTab( page, 'Location and socials' );
	await field( page, 'City' ).fill( 'Bern' );
	await openTab( page, 'Account' );
	await page
		.getByRole( 'switch', { name: /match my skills/ } )
		.press( 'Space' );
	await page.clock.pauseAt( new Date( Date.now() + 5_000 ) );
	expect( await sentBySaving( page ) ).toEqual( [
		'notification_enabled',
		'job',
		'city',
	] );
	const button = page.getByRole( 'button', { name: 'Saved!' } );
	await expect( button ).toBeVisible();
	await page.clock.runFor( 1_150 );
	await expect( button ).toBeVisible();
	await page.clock.runFor( 100 );
	await expect(
		page.getByRole( 'button', { name: 'Save', exact: true } )
	).toBeVisible();
	expect( await me( designer ) ).toMatchObject( {
		job: 'Sign painter',
		city: 'Bern',
		notification_enabled: 1,
		bio: 'Letters and the space between them.',
	} );
	await page.clock.resume();

	// Nothing changed: nothing is sent, and all is well.
	const count = countOf( page, SAVE );
	await save( page );
	await saved( page );
	expect( count() ).toBe( 0 );
} );

test( 'a startup of a university changes its challenge, and takes the university back', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, startup );
	await page.goto( '/settings?tab=what-you-do' );
	await expect( field( page, 'University' ) ).toHaveValue( 'EPFL' );
	await expect( field( page, 'Your need in terms of design' ) ).toHaveValue(
		'A sign'
	);
	await field( page, 'The need you want to validate' ).fill( '' );
	await page.getByLabel( 'End, year' ).selectOption( { index: 2 } );
	await save( page );
	const list = page.getByRole( 'alert' ).locator( 'li' );
	const messages = [
		'Please provide a correct description of your need to validate',
		'Please check end date',
	];
	await expect( list ).toHaveText( messages );
	await expect(
		field( page, 'The need you want to validate' )
	).toHaveAccessibleDescription( new RegExp( messages[ 0 ] ?? '' ) );
	await looksGood( page );
	const refused = await startup.api.post( `/wp/v2/users/${ startup.id }`, {
		need: '',
		end_date: '2027-',
	} );
	expect( refused.body.errors ).toEqual( messages );
	await field( page, 'The need you want to validate' ).fill( 'Passers-by' );
	await page.getByLabel( 'End, month' ).selectOption( 'May' );
	await page.getByLabel( 'Other funding' ).fill( 'A prize' );
	await expect( list ).toHaveCount( 0 );
	expect( await sentBySaving( page ) ).toEqual( [
		'need',
		'end_date',
		'other_funding',
	] );
	expect( await me( startup ) ).toMatchObject( {
		need: 'Passers-by',
		end_date: `${ new Date().getFullYear() }-05`,
		other_funding: 'A prize',
		need_design: 'A sign',
	} );

	await field( page, 'University' ).selectOption( 'OTHER' );
	await field( page, 'Name of the university' ).fill( 'ETH' );
	await sentBySaving( page );
	expect( await me( startup ) ).toMatchObject( {
		ecosystem: 'ETH',
		epfl_lab: '',
	} );
	await page.getByRole( 'switch', { name: /university/ } ).press( 'Space' );
	await expect( field( page, 'Your need in terms of design' ) ).toHaveCount(
		0
	);
	await sentBySaving( page );
	expect( await me( startup ) ).toMatchObject( {
		ecosystem: '',
		need: 'Passers-by',
	} );
} );

interface Row {
	tab: string;
	label: string;
	field: string;
	wrong: string;
	message: string;
	/** Where the field is not there until it is asked for. */
	ask?: ( page: Page ) => Promise< void >;
}

const row = (
	tab: string,
	label: string,
	name: string,
	message: string,
	wrong = ''
): Row => ( { tab, label, field: name, wrong, message } );

const tables: {
	role: 'designer' | 'contractor';
	/** Tabs where nothing is wrong, and what one is led to from there. */
	elsewhere: { tab: string; led: string }[];
	rows: Row[];
}[] = [
	{
		role: 'designer',
		elsewhere: [],
		rows: [
			row( 'About Me', 'Name', 'name', 'Please provide a correct name' ),
			row( 'About Me', 'Job', 'job', 'Please provide a correct job' ),
			row(
				'Location and socials',
				'City',
				'city',
				'Please provide a correct city'
			),
			{
				...row(
					'Location and socials',
					'Website',
					'website',
					'Please provide a web address that starts with https://',
					'nonsense'
				),
				ask: ( page ) => press( page, 'Website' ),
			},
			row(
				'Account',
				'E-mail',
				'email',
				'Please provide a correct email',
				'a@b'
			),
		],
	},
	{
		role: 'contractor',
		elsewhere: [ { tab: 'Social', led: 'Company name' } ],
		rows: [
			row(
				'About your startup',
				'Company name',
				'company',
				'Please provide a correct company name'
			),
			row(
				'About your startup',
				'City',
				'city',
				'Please provide a correct city'
			),
			row(
				'About your startup',
				'Number of employees',
				'company_size',
				'Please give the number of employees in your company',
				'0'
			),
			row(
				'About your startup',
				'Contact name',
				'contact_name',
				'Please provide a correct contact name'
			),
			row(
				'About your startup',
				'Contact job',
				'contact_job',
				'Please provide a correct contact job'
			),
			row(
				'What you do',
				'Headline',
				'project_headline',
				'Please provide a correct startup headline'
			),
			row(
				'What you do',
				'Short description',
				'project_short_description',
				'Please provide a correct startup description'
			),
			row(
				'What you do',
				'Description',
				'project_description',
				'Please provide correct startup details'
			),
		],
	},
];

for ( const { role, elsewhere, rows } of tables ) {
	test( `what is wrong in the settings of a ${ role } is told on its field, whichever tab it is in, and by the server`, async ( {
		browser,
	} ) => {
		const who = { designer, contractor: startup }[ role ];
		const page = await pageOf( browser, who, { viewport: PHONE } );
		await page.goto( '/settings' );
		for ( const { tab, label, wrong, ask } of rows ) {
			await openTab( page, tab );
			await ask?.( page );
			await field( page, label ).fill( wrong );
		}
		const count = countOf( page, SAVE );
		await save( page );
		const list = page.getByRole( 'alert' ).locator( 'li' );
		await expect( list ).toHaveText(
			rows.map( ( { message } ) => message )
		);
		expect( count() ).toBe( 0 );
		const answer = await who.api.post(
			`/wp/v2/users/${ who.id }`,
			Object.fromEntries(
				rows.map( ( one ) => [ one.field, one.wrong ] )
			)
		);
		expect( answer.status ).toBe( 400 );
		expect( answer.body.errors ).toEqual(
			rows.map( ( { message } ) => message )
		);
		for ( const { tab, label, message } of rows ) {
			await openTab( page, tab );
			await expect( field( page, label ) ).toHaveAccessibleDescription(
				new RegExp( message )
			);
		}
		await looksGood( page );
		// Saving where nothing is wrong leads to where something is.
		for ( const { tab, led } of elsewhere ) {
			await openTab( page, tab );
			await save( page );
			await expect( field( page, led ) ).toBeFocused();
		}
		for ( const { tab, label, field: name } of rows ) {
			await openTab( page, tab );
			const right = ( await me( who ) )[ name ];
			await field( page, label ).fill( String( right ) );
			await expect( field( page, label ) ).not.toHaveAttribute(
				'aria-invalid',
				'true'
			);
		}
		await expect( list ).toHaveCount( 0 );
	} );
}

test( 'addresses are added one by one, stand in the other tabs’ way no more, and are kept', async ( {
	browser,
} ) => {
	const who = await member( 'designer', `Ada Adresse ${ stamp }`, {
		instagram: 'https://instagram.com/ada',
	} );
	const page = await pageOf( browser, who );
	await page.goto( '/settings?tab=location' );
	await expect( field( page, 'Instagram' ) ).toHaveValue(
		'https://instagram.com/ada'
	);
	await expect( field( page, 'Vimeo' ) ).toHaveCount( 0 );
	await press( page.getByRole( 'group', { name: 'Add a link' } ), 'Vimeo' );
	await expect( field( page, 'Vimeo' ) ).toBeFocused();
	await page.keyboard.type( 'https://vimeo.com/ada' );
	await openTab( page, 'Account' );
	await openTab( page, 'Location and socials' );
	await expect( field( page, 'Vimeo' ) ).toHaveValue(
		'https://vimeo.com/ada'
	);
	expect( await sentBySaving( page ) ).toEqual( [ 'vimeo' ] );
	await field( page, 'Instagram' ).fill( '' );
	expect( await sentBySaving( page ) ).toEqual( [ 'instagram' ] );
	await page.reload();
	await expect( field( page, 'Vimeo' ) ).toHaveValue(
		'https://vimeo.com/ada'
	);
	await expect( field( page, 'Instagram' ) ).toHaveCount( 0 );
	await who.api.del( `/wp/v2/users/delete/${ who.id }` );
} );

test( 'on a phone the tabs stand in one row that goes sideways, the open one in sight', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, startup, { viewport: PHONE } );
	await page.goto( '/settings' );
	const tabs = page.getByRole( 'tab' );
	await expect( tabs ).toHaveCount( 4 );
	const tops = await tabs.evaluateAll( ( all ) =>
		all.map( ( tab ) => tab.getBoundingClientRect().top )
	);
	expect( new Set( tops ).size ).toBe( 1 );
	expect( await sideways( page ) ).toBe( 0 );
	await expect( tabs.last() ).not.toBeInViewport( { ratio: 1 } );
	// By keyboard, and by the address.
	await tabs.first().focus();
	await page.keyboard.press( 'End' );
	await expect( tabs.last() ).toBeInViewport( { ratio: 1 } );
	await page.goto( '/settings?tab=account' );
	await expect( tabs.last() ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( tabs.last() ).toBeInViewport( { ratio: 1 } );
	expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
} );

test( 'a save that fails keeps every word: it is told, made again, or found after a reload', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await page.goto( '/settings' );
	await field( page, 'Bio' ).fill( 'A new bio' );
	await breakNext( page, SAVE );
	await save( page );
	await expect( page.getByRole( 'alert' ) ).toContainText(
		"Can't save user information"
	);
	await page.reload();
	await expect( field( page, 'Bio' ) ).toHaveValue( 'A new bio' );
	await expect( page.getByText( /^Your draft from/ ) ).toBeVisible();
	const count = countOf( page, SAVE );
	await page.getByRole( 'button', { name: 'Save' } ).dblclick();
	await saved( page );
	expect( count() ).toBe( 1 );
	expect( ( await me( designer ) ).bio ).toBe( 'A new bio' );
	await page.reload();
	await heading( page, 'Settings' );
	await expect( page.getByText( /^Your draft from/ ) ).toHaveCount( 0 );
} );

test( 'a new password follows its rules, ends every other session, and not this one', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	await page.goto( '/settings?tab=account' );
	const [ old, fresh, again ] = [
		'Current password',
		'New password',
		'Repeat new password',
	].map( ( label ) => field( page, label ) ) as [ Locator, Locator, Locator ];
	const fill = async ( ...values: string[] ) => {
		for ( const [ index, control ] of [ old, fresh, again ].entries() ) {
			await control.fill( values[ index ] ?? '' );
		}
		await save( page );
	};
	const told = ( control: Locator, message: string ) =>
		expect( control ).toHaveAccessibleDescription( new RegExp( message ) );

	await fill( '', 'long enough', 'long enough' );
	await told( old, 'Please provide your current password to change it' );
	await fill( PASSWORD, '1234567', '1234567' );
	await told( fresh, 'Please provide a password with min. 8 chars.' );
	await fill( PASSWORD, 'long enough', 'long enoug' );
	await told( again, 'Passwords mismatch' );
	const { body } = await designer.api.post( `/wp/v2/users/${ designer.id }`, {
		password: '1234567',
		password_verify: '7654321',
	} );
	expect( body.data.params ).toEqual( {
		password_old: 'Please provide your current password to change it',
		password: 'Please provide a password with min. 8 chars.',
		password_verify: 'Passwords mismatch',
	} );
	await fill( 'not this one', 'long enough', 'long enough' );
	await told( old, 'Your current password is not correct' );
	await looksGood( page );

	// Without a new one the current one is not sent.
	await old.fill( PASSWORD );
	await fresh.fill( '' );
	await again.fill( '' );
	await page.getByRole( 'switch', { name: /newsletter/ } ).press( 'Space' );
	expect( await sentBySaving( page ) ).toEqual( [
		'newsletter',
		'newsletter_optin',
	] );
	await old.fill( PASSWORD );
	await fresh.fill( 'long enough' );
	await again.fill( 'long enough' );
	expect( ( await sentBySaving( page ) ).sort() ).toEqual( [
		'password',
		'password_old',
		'password_verify',
	] );
	await expect( fresh ).toHaveValue( '' );
	// One is logged in again with what was just typed.
	await expect
		.poll( () =>
			page.evaluate( () =>
				window.localStorage.getItem( 'design-marketplace-session' )
			)
		)
		.not.toContain( designer.session.token );
	await page.reload();
	await heading( page, 'Settings' );
	expect( ( await designer.api.get( '/wp/v2/users/me' ) ).status ).toBe(
		401
	);
	const session = await sessionOf( designer.email, 'long enough' );
	designer = { ...designer, session, api: person( session.token ) };
} );

test( 'a new e-mail asks for the password, here or at the log-in', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, startup );
	await page.goto( '/settings?tab=account' );
	await field( page, 'E-mail' ).fill( designer.email );
	await save( page );
	await expect( field( page, 'E-mail' ) ).toHaveAccessibleDescription(
		/This email is not available/
	);
	const first = freshEmail( 'moved' );
	await field( page, 'E-mail' ).fill( first );
	await save( page );
	const dialog = page.getByRole( 'dialog', { name: 'Log in again' } );
	await expect( dialog ).toContainText( first );
	await looksGood( page );
	await dialog.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await press( dialog, 'Log in' );
	await expect( dialog ).toBeHidden();
	await page.reload();
	await expect( field( page, 'E-mail' ) ).toHaveValue( first );

	const second = freshEmail( 'moved' );
	await field( page, 'E-mail' ).fill( second );
	await save( page );
	await press( dialog, 'Cancel' );
	await expect( page ).toHaveURL( /\/login$/ );
	await expect(
		page.getByText( 'Saved. Please log in again.' )
	).toBeVisible();
	await expect( page.getByLabel( 'E-mail' ) ).toHaveValue( second );
	await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await page.getByLabel( 'Password', { exact: true } ).press( 'Enter' );
	await expect( page ).not.toHaveURL( /\/login/ );
	const session = await sessionOf( second, PASSWORD );
	startup = {
		...startup,
		email: second,
		session,
		api: person( session.token ),
	};
} );

test( 'the language is the member’s, whatever the page’s', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	await page.goto( '/settings?tab=account' );
	await field( page, 'Language' ).selectOption( 'de' );
	await save( page );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', /^de/ );
	expect( ( await me( designer ) ).locale ).toBe( 'de' );
	await page.goto( '/settings?tab=account&lang=en' );
	await expect( field( page, 'Language' ) ).toHaveValue( 'de' );
	await field( page, 'Language' ).selectOption( 'en' );
	await save( page );
	await saved( page );
	expect( ( await me( designer ) ).locale ).toBe( 'en' );
	// The visit before is not remembered over it.
	await page.goto( '/settings' );
	await heading( page, 'Settings' );
} );

test( 'one’s data is downloaded, and every device signed out', async ( {
	browser,
} ) => {
	const who = await member( 'designer', `Far Away ${ stamp }` );
	const page = await pageOf( browser, who );
	await page.goto( '/settings?tab=account' );
	await breakNext( page, /\/export/, 'GET' );
	await press( page, 'Download my data' );
	await expect(
		page.getByRole( 'alert' ).filter( { hasText: 'server' } )
	).toHaveText( 'The server cannot be reached. Please try again.' );
	const coming = page.waitForEvent( 'download' );
	await press( page, 'Download my data' );
	const download = await coming;
	expect( download.suggestedFilename() ).toBe( `${ who.slug }.json` );
	const content = readFileSync( await download.path(), 'utf8' );
	expect( content ).toContain( who.email );
	expect( JSON.parse( content ) ).toBeTruthy();

	await press( page, 'Sign out everywhere' );
	const dialog = page.getByRole( 'alertdialog' );
	await expect( dialog ).toContainText(
		'You will have to log in again here, too.'
	);
	await looksGood( page );
	await press( dialog, 'Sign out' );
	await expect( page ).toHaveURL( /\/login$/ );
	await expect(
		page.getByText( 'You are signed out on every device.' )
	).toBeVisible();
	expect( ( await who.api.get( '/wp/v2/users/me' ) ).status ).toBe( 401 );
} );

test( 'an account is deleted after one question, and not when that fails', async ( {
	browser,
} ) => {
	const who = await member( 'designer', `Gone Soon ${ stamp }`, {
		avatar: pngFile( 400, 400 ),
	} );
	const page = await pageOf( browser, who, { viewport: PHONE } );
	await page.goto( '/settings' );
	await field( page, 'Job' ).fill( 'Half a thought' );
	const ask = () => press( page, 'Delete my account' );
	const dialog = page.getByRole( 'alertdialog', {
		name: 'Are you sure you want to delete your account permanently ?',
		exact: true,
	} );
	await ask();
	await expect( dialog.getByRole( 'button' ) ).toHaveText( [
		'Cancel',
		'Delete',
	] );
	await looksGood( page );
	await press( dialog, 'Cancel' );
	await expect( dialog ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: 'Delete my account' } )
	).toBeFocused();

	await answerNext( page, /users\/delete/, {
		status: 500,
		json: { code: 'x', message: 'Fatal', data: { status: 500 } },
	} );
	await ask();
	await press( dialog, 'Delete' );
	const failure = page.getByRole( 'alertdialog', {
		name: "Can't delete this user currently. Please contact an administrator.",
	} );
	await expect( failure ).toBeVisible();
	await looksGood( page );
	await press( failure, 'OK' );
	await expect( field( page, 'Job' ) ).toHaveValue( 'Half a thought' );

	await ask();
	await dialog.getByRole( 'button', { name: 'Delete' } ).dblclick();
	await expect( page ).toHaveURL( /\/$/ );
	expect(
		await page.evaluate( () =>
			window.localStorage.getItem( 'design-marketplace-session' )
		)
	).toBeNull();
	const login = await person().post( '/jwt-auth/v1/token', {
		username: who.email,
		password: PASSWORD,
	} );
	expect( login.status ).toBe( 403 );
} );
