// Axe checks every main screen, light and dark, on a phone and on a desktop; the sign-up has a spec of its own. No screen scrolls sideways.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import {
	answer,
	breakDown,
	enter,
	holdBack,
	withoutWorks,
} from '../support/answers';
import { findings, looksGoodHere, lowContrast } from '../support/axe';
import { pageOf, pictureFile, press } from '../support/browser';
import {
	application,
	close,
	member,
	mission,
	work,
} from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { wheelDown } from '../support/movement';
import { pngFile } from '../support/pictures.mjs';
import { DESK, PHONE, resize } from '../support/windows';

interface Screen {
	name: string;
	who?: 'stranger' | 'designer' | 'contractor';
	path: ( people: People ) => string;
	/** Brings the screen into the state to check. */
	open?: ( page: Page ) => Promise< unknown >;
	/** Both sizes, unless the state exists in one only, or its own spec checks it on a phone. */
	windows?: ( typeof DESK )[];
	/** Windows of the dark theme, the first of them unless told. */
	dark?: ( typeof DESK )[];
}

interface People {
	stranger: null;
	designer: Member;
	contractor: Member;
	/** Id of an open job with candidates. */
	job: number;
}

// Axe's findings are printed as text, so no trace is needed.
test.use( { trace: 'off' } );

let people: People;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	const [ designer, contractor ] = await Promise.all( [
		member( 'designer', `Iris Benutzeroberflächen ${ stamp }` ),
		member( 'contractor', `Gestaltungsauftragsvergabe ${ stamp }` ),
	] );
	await work( designer, 'Letters', {
		image2: pngFile( 1500, 1000 ),
		video_url: 'https://vimeo.com/76979871',
	} );
	await work( designer, 'Signs' );
	const job = await mission( contractor, 'A bell that rings' );
	await mission( contractor, 'A door that opens' );
	await close( contractor, await mission( contractor, 'A lamp' ) );
	await application( designer, contractor, job, 'I would begin at once.' );
	people = { stranger: null, designer, contractor, job: job.id };
} );

const at = ( path: string ) => () => path;
const ofDesigner = ( { designer }: People ) => `/designer/${ designer.slug }`;
const ofProject = ( { contractor }: People ) => `/project/${ contractor.slug }`;
const ofJob = ( all: People ) => `${ ofProject( all ) }/mission/${ all.job }`;

const openTab = ( name: string ) => ( page: Page ) =>
	page.getByRole( 'tab', { name } ).click();

const submit = ( name: string ) => async ( page: Page ) => {
	await press( page, name );
	await expect( page.locator( '.summary' ) ).toBeVisible();
};

const ask = ( name: string | RegExp ) => async ( page: Page ) => {
	await page.getByRole( 'button', { name } ).first().click();
	await expect( page.getByRole( 'alertdialog' ) ).toBeVisible();
};

async function showCandidates( page: Page ) {
	await page
		.getByRole( 'group' )
		.filter( { hasText: 'A bell that rings' } )
		.evaluate( ( card ) => card.setAttribute( 'open', '' ) );
	await expect(
		page.getByRole( 'link', { name: /^Answer, / } )
	).toBeVisible();
}

const withNone = ( call: string, words: string ) => async ( page: Page ) => {
	await answer( page, call, [] );
	await page.reload();
	await expect( page.getByText( words ) ).toBeVisible();
};

async function show( page: Page ) {
	await page.getByRole( 'button', { name: 'Open Letters' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
}

const screens: Screen[] = [
	{ name: 'home', path: at( '/' ) },
	{ name: 'designers', path: at( '/designers' ) },
	{
		name: 'design jobs, closed ones too',
		path: at( '/jobs' ),
		open: async ( page ) => {
			await expect(
				page.getByRole( 'button', { name: 'Load more' } )
			).toBeVisible();
			expect.soft( await findings( page ) ).toEqual( [] );
			await wheelDown( page );
			await expect(
				page.getByRole( 'heading', { name: /previous jobs?$/ } )
			).toBeVisible();
		},
	},
	...[
		{ link: 'Designers', call: '/wp/v2/users?role=designer' },
		{ link: 'Design jobs', call: '/wp/v2/users?role=contractor' },
	].flatMap( ( { link, call } ): Screen[] => [
		{
			name: `${ link } of which none fits`,
			path: at( '/privacy-policy' ),
			open: async ( page ) => {
				await answer( page, call, [] );
				await enter( page, link );
				await expect(
					page.getByText( 'No results found' )
				).toBeVisible();
			},
		},
		{
			name: `${ link } on their way`,
			path: at( '/privacy-policy' ),
			open: async ( page ) => {
				await holdBack( page, call );
				await enter( page, link );
				await expect(
					page.getByText( 'Loading', { exact: true } )
				).toBeAttached();
			},
		},
		{
			name: `${ link } that do not come`,
			path: at( '/privacy-policy' ),
			open: async ( page ) => {
				await breakDown( page, call );
				await enter( page, link );
				await expect( page.getByRole( 'alert' ) ).toBeVisible();
			},
		},
	] ),
	{ name: 'showcase', path: at( '/showcase' ) },
	{ name: 'tools', path: at( '/tools' ) },
	{ name: 'about us', path: at( '/about-us' ) },
	{ name: 'login', path: at( '/login' ) },
	{ name: 'forgotten password', path: at( '/forgottenpassword' ) },
	{ name: 'an address of nothing', path: at( '/no/such/page' ) },
	{
		name: 'the open menu',
		path: at( '/tools' ),
		windows: [ PHONE ],
		open: async ( page ) => {
			await press( page, 'Menu' );
			await expect(
				page.getByRole( 'navigation', { name: 'Main' } )
			).toBeVisible();
		},
	},
	{ name: 'a designer, for strangers', path: ofDesigner },
	{ name: 'a project, for strangers', path: ofProject },
	{
		name: 'a designer, for members',
		who: 'contractor',
		path: ofDesigner,
		dark: [ DESK, PHONE ],
	},
	{ name: 'a designer, for the owner', who: 'designer', path: ofDesigner },
	{
		name: 'an empty portfolio, for the owner',
		who: 'designer',
		path: ofDesigner,
		open: async ( page ) => {
			await withoutWorks( page );
			await withNone( '/wp/v2/work', 'Your portfolio is empty.' )( page );
		},
	},
	{
		name: 'a project without jobs, for the owner',
		who: 'contractor',
		path: ofProject,
		open: withNone(
			'/wp/v2/mission',
			'No design job is open at the moment.'
		),
	},
	{
		name: 'a portfolio that does not come',
		who: 'contractor',
		path: ofDesigner,
		open: async ( page ) => {
			await withoutWorks( page );
			await breakDown( page, '/wp/v2/work' );
			await page.reload();
			await expect( page.getByRole( 'alert' ) ).toBeVisible();
		},
	},
	{
		name: 'a project, for members',
		who: 'designer',
		path: ofProject,
		open: ( page ) => press( page, 'Show past jobs' ),
	},
	{
		name: 'a project, for the owner',
		who: 'contractor',
		path: ofProject,
		open: showCandidates,
	},
	{
		name: 'a job with its candidates',
		who: 'contractor',
		path: ofJob,
		open: ( page ) =>
			expect(
				page.getByRole( 'heading', { name: '1 candidate' } )
			).toBeVisible(),
	},
	{ name: 'a job, for designers', who: 'designer', path: ofJob },
	{
		name: 'reporting a job, with errors',
		who: 'designer',
		path: ofJob,
		open: async ( page ) => {
			await press( page, 'Report this design job' );
			await submit( 'Report' )( page );
		},
	},
	{
		name: 'reporting a page',
		path: ( all ) =>
			`/report?url=${ encodeURIComponent( ofDesigner( all ) ) }`,
		open: submit( 'Report' ),
	},
	{
		name: 'the slideshow',
		dark: [ DESK, PHONE ],
		who: 'contractor',
		path: ofDesigner,
		open: show,
	},
	{
		name: 'the slideshow at a film',
		dark: [ DESK, PHONE ],
		who: 'contractor',
		path: ofDesigner,
		open: async ( page ) => {
			await show( page );
			await press( page.getByRole( 'dialog' ), 'Film' );
			await expect(
				page.getByRole( 'button', { name: 'Play the film' } )
			).toBeVisible();
		},
	},
	{
		name: 'adding a project, with errors',
		who: 'designer',
		path: at( '/designer/editwork' ),
		open: submit( 'Publish project' ),
	},
	{
		name: 'cropping a picture',
		who: 'designer',
		path: at( '/designer/editwork' ),
		open: async ( page ) => {
			await page
				.locator( 'input[type=file]' )
				.first()
				.setInputFiles( pictureFile( 1600, 1100 ) );
			await expect( page.getByRole( 'dialog' ) ).toBeVisible();
		},
		windows: [ DESK ],
	},
	{
		name: 'posting a job, with errors',
		who: 'contractor',
		path: at( '/project/editmission' ),
		open: submit( 'Publish' ),
	},
	{
		name: 'applying, with errors',
		who: 'designer',
		path: ( { contractor } ) => `/project/workwith?to=${ contractor.slug }`,
		open: submit( 'Send my request' ),
	},
	{
		name: 'writing to a designer, with errors',
		who: 'contractor',
		path: ( { designer } ) => `/designer/workwith?to=${ designer.slug }`,
		open: submit( 'Send my request' ),
	},
	{
		name: 'own applications',
		who: 'designer',
		path: at( '/applications' ),
	},
	{
		name: 'a page for the other role',
		who: 'designer',
		path: at( '/project/editmission' ),
	},
	{
		name: 'settings of a designer',
		who: 'designer',
		path: at( '/settings' ),
		windows: [ DESK ],
	},
	{
		name: 'settings: places',
		who: 'designer',
		path: at( '/settings' ),
		open: openTab( 'Location and socials' ),
		windows: [ DESK ],
	},
	{
		name: 'settings: account',
		who: 'designer',
		path: at( '/settings' ),
		open: openTab( 'Account' ),
		windows: [ DESK ],
	},
	{
		name: 'settings of a company',
		who: 'contractor',
		path: at( '/settings' ),
		windows: [ DESK ],
	},
	{
		name: 'settings: what you do',
		who: 'contractor',
		path: at( '/settings' ),
		open: openTab( 'What you do' ),
		windows: [ DESK ],
	},
	{
		name: 'asking before a job is closed',
		who: 'contractor',
		path: ofProject,
		open: ask( 'Close mission' ),
	},
	{
		name: 'asking before a project is deleted',
		who: 'designer',
		path: ofDesigner,
		open: ask( /^Delete/ ),
	},
];

for ( const {
	name,
	who = 'stranger',
	path,
	open,
	windows = [ DESK, PHONE ],
	dark = windows.slice( 0, 1 ),
} of screens ) {
	test( `${ name }: nothing axe objects to, nothing sideways`, async ( {
		browser,
	} ) => {
		const page = await pageOf( browser, people[ who ], {
			viewport: windows[ 0 ],
			// The test checks states, not the transitions between them.
			reducedMotion: 'reduce',
		} );
		await page.goto( path( people ) );
		await expect(
			page.getByRole( 'heading', { level: 1 } ).first()
		).toBeVisible();
		await open?.( page );

		// Only colours depend on the theme, not positions: one window shows them, where both show the same.
		await page.emulateMedia( { colorScheme: 'dark' } );
		for ( const size of dark ) {
			await resize( page, size );
			expect.soft( await lowContrast( page ) ).toEqual( [] );
		}
		await page.emulateMedia( { colorScheme: 'light' } );
		for ( const size of windows ) {
			await resize( page, size );
			await looksGoodHere( page );
		}
		await page.context().close();
	} );
}
