// Axe walks through all screens and their states once, light and dark, on a phone and on a desk. No screen scrolls sideways.
import { matchRoutes } from 'react-router-dom';
import { allRoutes } from '../../src/contract/routes';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import {
	answer,
	breakDown,
	enter,
	holdBack,
	withoutWorks,
} from '../support/answers';
import { bringAxe, findings, sideways } from '../support/axe';
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

interface People {
	stranger: null;
	designer: Member;
	contractor: Member;
	/** Id of an open job with candidates. */
	job: number;
}

type Look = [ theme: 'light' | 'dark', window: typeof DESK ];

const only = ( window: typeof DESK ): Look[] => [
	[ 'light', window ],
	[ 'dark', window ],
];

/** Positions do not depend on the theme, nor colours on the window. */
const ACROSS: Look[] = [
	[ 'light', DESK ],
	[ 'dark', PHONE ],
];

/** Where colours do depend on the window. */
const EACH = [ ...only( DESK ), ...only( PHONE ) ];

interface State {
	name: string;
	/** Opens a page there. Without it and without a link, the state follows from the one before. */
	path?: ( people: People ) => string;
	/** Opens a page without calls, and follows this link. */
	link?: string;
	/** What the server answers that page. */
	given?: ( page: Page ) => Promise< unknown >;
	reach?: ( page: Page ) => Promise< unknown >;
	looks?: Look[];
}

const at = ( path: string ) => () => path;
const ofDesigner = ( { designer }: People ) => `/designer/${ designer.slug }`;
const ofProject = ( { contractor }: People ) => `/project/${ contractor.slug }`;
const ofJob = ( all: People ) => `${ ofProject( all ) }/mission/${ all.job }`;

const seen = ( words: string | RegExp ) => ( page: Page ) =>
	expect( page.getByText( words ).first() ).toBeVisible();

const failed = ( times: number ) => ( page: Page ) =>
	expect( page.getByRole( 'button', { name: 'Try again' } ) ).toHaveCount(
		times
	);

const tryAgain = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Try again' } ).first().click();

const openTab = ( name: string ) => ( page: Page ) =>
	page.getByRole( 'tab', { name } ).click();

const submit = ( name: string | RegExp ) => async ( page: Page ) => {
	await press( page.getByRole( 'main' ), name );
	await expect( page.locator( '.summary' ) ).toBeVisible();
};

const ask = ( name: string | RegExp ) => async ( page: Page ) => {
	await page.getByRole( 'button', { name } ).first().click();
	await expect( page.getByRole( 'alertdialog' ) ).toBeVisible();
};

const isOffline = async ( page: Page ) => {
	await page.context().setOffline( true );
	await seen( /You are offline/ )( page );
};

async function showCandidates( page: Page ) {
	await page
		.getByRole( 'group' )
		.filter( { hasText: 'A bell that rings' } )
		.evaluate( ( card ) => card.setAttribute( 'open', '' ) );
	await expect(
		page.getByRole( 'link', { name: /^Write, / } )
	).toBeVisible();
}

/** Answers that wait, then fail or are empty. */
function held( call: string, given: ( page: Page ) => Promise< unknown > ) {
	let letGo = () => {};
	return {
		given: async ( page: Page ) => {
			await given( page );
			letGo = await holdBack( page, call );
		},
		reach: ( page: Page ) =>
			expect(
				page.getByText( 'Loading', { exact: true } ).first()
			).toBeAttached(),
		letGo: () => letGo(),
	};
}

function listStates( link: string, call: string ): State[] {
	const { letGo, ...waiting } = held( call, ( page ) =>
		breakDown( page, call )
	);
	return [
		{ name: `${ link } on their way`, link, ...waiting },
		{
			name: `${ link } that do not come`,
			reach: async ( page ) => {
				letGo();
				await expect( page.getByRole( 'alert' ) ).toBeVisible();
			},
		},
		{
			name: `${ link } of which none fits`,
			reach: async ( page ) => {
				await answer( page, call, [] );
				await tryAgain( page );
				await seen( 'No results found' )( page );
			},
		},
	];
}

function showcaseStates(): State[] {
	const call = '/wp/v2/past_project';
	const { letGo, ...waiting } = held( call, ( page ) =>
		answer( page, call, [] )
	);
	return [
		{ name: 'a showcase on its way', link: 'Showcase', ...waiting },
		{
			name: 'a showcase with nothing in it',
			reach: async ( page ) => {
				letGo();
				await seen( 'The first projects are on their way' )( page );
			},
		},
	];
}

function homeStates(): State[] {
	let mend = async () => {};
	return [
		{
			name: 'home that does not come',
			link: 'Home',
			given: async ( page ) => {
				await breakDown( page, '/wp/v2/event' );
				await breakDown( page, '/wp/v2/past_project' );
				mend = await breakDown( page, '/wp/v2/pages' );
			},
			reach: failed( 1 ),
		},
		{
			name: 'home of which parts do not come',
			reach: async ( page ) => {
				await mend();
				await tryAgain( page );
				await failed( 2 )( page );
			},
		},
	];
}

/** A draft of the sign-up, as far as its last step. */
const signUpDraft = ( role: Member[ 'role' ] ) => ( page: Page ) =>
	page.addInitScript(
		( values ) =>
			localStorage.setItem(
				'design-marketplace-draft:guest:signup',
				JSON.stringify( { values, savedAt: Date.now() } )
			),
		{
			role,
			email: 'somebody@example.test',
			cgu_1: true,
			cgu_2: true,
			country: 'CH',
			city: 'Sion',
			name: 'Ana',
			job: 'Type',
			company: 'Probe',
			company_size: '4',
			contact_name: 'Ana',
			contact_job: 'CEO',
			affiliated: true,
			ecosystem: 'EPFL',
			epfl_lab: 'A',
			epfl_professor: 'B',
			project_headline: 'C',
			project_short_description: 'D',
			project_description: 'E',
		}
	);

const signUp = ( role: Member[ 'role' ], step: string ): State => ( {
	name: `the sign-up’s step ${ step }, with errors`,
	path: at( `/signup?step=${ step }` ),
	given: signUpDraft( role ),
	reach: submit( /^(Next|Sign up)$/ ),
} );

const walks: Record< string, { who?: Member[ 'role' ]; states: State[] } > = {
	'strangers, on the main pages': {
		states: [
			{ name: 'home', path: at( '/' ), looks: EACH },
			{ name: 'designers', path: at( '/designers' ) },
			{
				name: 'design jobs, closed ones too',
				path: at( '/jobs' ),
				reach: async ( page ) => {
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
			{ name: 'showcase', path: at( '/showcase' ) },
			{
				name: 'the languages',
				reach: async ( page ) => {
					await press( page, 'Language: English' );
					await expect(
						page.getByRole( 'banner' ).getByText( 'Deutsch' )
					).toBeVisible();
				},
				looks: only( DESK ),
			},
		],
	},
	'strangers, on the house’s pages': {
		states: [
			{ name: 'tools', path: at( '/tools' ) },
			{ name: 'about us', path: at( '/about-us' ) },
			{
				name: 'the open menu',
				path: at( '/tools' ),
				reach: async ( page ) => {
					await press( page, 'Menu' );
					await expect(
						page.getByRole( 'navigation', { name: 'Main' } )
					).toBeVisible();
				},
				looks: only( PHONE ),
			},
			{ name: 'an address of nothing', path: at( '/no/such/page' ) },
			{
				name: 'reporting a page',
				path: ( all ) =>
					`/report?url=${ encodeURIComponent( ofDesigner( all ) ) }`,
				reach: submit( 'Report' ),
			},
		],
	},
	'strangers, at the wall': {
		states: [
			{ name: 'a designer, for strangers', path: ofDesigner },
			{ name: 'a project, for strangers', path: ofProject },
			{ name: 'a job, for strangers', path: ofJob },
		],
	},
	'strangers, on the way in': {
		states: [
			{ name: 'login', path: at( '/login' ) },
			{
				name: 'login, with errors',
				reach: async ( page ) => {
					await press( page.getByRole( 'main' ), 'Log in' );
					await seen( /^Please provide/ )( page );
				},
			},
			{
				name: 'an account that was activated',
				path: at( '/login?user_role=contractor&user_verify=1' ),
			},
			{
				name: 'a link of an activation that is over',
				path: at( '/login?user_verify=0' ),
			},
			{ name: 'forgotten password', path: at( '/forgottenpassword' ) },
			{
				name: 'a new password, with errors',
				path: at( '/resetpassword?key=k&login=l' ),
				given: ( page ) => answer( page, '/wp/v2/users/password', {} ),
				reach: async ( page ) => {
					await press( page, 'Save password' );
					await seen( /min. 8 chars/ )( page );
				},
			},
		],
	},
	'strangers, in the sign-up': {
		states: [
			{ name: 'the sign-up', path: at( '/signup' ) },
			{
				name: 'the sign-up, with errors',
				reach: submit( 'Next' ),
			},
			signUp( 'designer', 'about_me' ),
			signUp( 'designer', 'location' ),
			signUp( 'contractor', 'about_startup' ),
			signUp( 'contractor', 'what_you_do' ),
			signUp( 'contractor', 'design_challenge' ),
		],
	},
	'strangers, where lists are late, missing or empty': {
		states: [
			...listStates( 'Designers', '/wp/v2/users?role=designer' ),
			...listStates( 'Design jobs', '/wp/v2/users?role=contractor' ),
		],
	},
	'strangers, where parts of pages are missing': {
		states: [
			...showcaseStates(),
			{
				name: 'a page that does not come',
				link: 'About us',
				given: ( page ) => breakDown( page, '/wp/v2/pages' ),
				reach: failed( 1 ),
			},
			{
				name: 'tools that do not come',
				link: 'Tools',
				given: async ( page ) => {
					await breakDown( page, '/wp/v2/resource' );
					await breakDown( page, '/wp/v2/reading' );
				},
				reach: failed( 2 ),
			},
			{
				name: 'tools and events of which there are none',
				reach: async ( page ) => {
					await answer( page, '/wp/v2/resource', [] );
					await tryAgain( page );
					await seen( 'The first tools are on their way' )( page );
				},
			},
		],
	},
	'strangers, on a home that is missing, and without a connection': {
		states: [
			...homeStates(),
			{
				name: 'home for entrepreneurs, with its past events and a film of another house',
				link: 'Home',
				given: async ( page ) => {
					const [ home ] = await (
						await page.request.get(
							'/wp-json/wp/v2/pages?slug=home'
						)
					).json();
					for ( const { name, props } of home.home_content ) {
						Object.assign(
							props,
							name === 'video' && {
								url: 'https://vimeo.com/76979871',
							}
						);
					}
					await answer( page, '/wp/v2/pages?slug=home', [ home ] );
				},
				reach: async ( page ) => {
					await page
						.getByRole( 'button', { name: 'Entrepreneur' } )
						.first()
						.click();
					await page
						.getByRole( 'button', { name: /past events?/ } )
						.click();
					await page
						.getByRole( 'link', { name: /View all done/ } )
						.scrollIntoViewIfNeeded();
					await seen( 'Play film' )( page );
				},
			},
			{
				name: 'a part of the app that does not come',
				path: at( '/privacy-policy' ),
				reach: async ( page ) => {
					await page.route( /\/build\/[^?]*\.js/, ( route ) =>
						route.abort()
					);
					await page
						.getByRole( 'contentinfo' )
						.getByRole( 'link', { name: 'Tools' } )
						.click();
					await seen( 'Reload the page' )( page );
				},
			},
			{
				name: 'a connection that is gone',
				path: at( '/' ),
				reach: isOffline,
			},
		],
	},
	'designers, on profiles and jobs': {
		who: 'designer',
		states: [
			{ name: 'a designer, for the owner', path: ofDesigner },
			{
				name: 'asking before a project is deleted',
				reach: ask( /^Delete/ ),
			},
			{
				name: 'an empty portfolio, for the owner',
				path: ofDesigner,
				given: async ( page ) => {
					await withoutWorks( page );
					await answer( page, '/wp/v2/work', [] );
				},
				reach: seen( 'Your portfolio is empty.' ),
			},
			{
				name: 'a project, for members',
				path: ofProject,
				reach: ( page ) => press( page, 'Show past jobs' ),
			},
		],
	},
	'designers, at a job': {
		who: 'designer',
		states: [
			{ name: 'a job, for designers', path: ofJob },
			{
				name: 'reporting a job, with errors',
				reach: async ( page ) => {
					await press( page, 'Report this design job' );
					await page
						.getByRole( 'dialog' )
						.getByRole( 'button', { name: 'Report' } )
						.click();
					await expect( page.locator( '.summary' ) ).toBeVisible();
				},
			},
			{
				name: 'applying, with errors',
				path: ( { contractor } ) =>
					`/project/workwith?to=${ contractor.slug }`,
				reach: submit( 'Send my request' ),
			},
			{ name: 'own applications', path: at( '/applications' ) },
			{
				name: 'a page for the other role',
				path: at( '/project/editmission' ),
			},
		],
	},
	'designers, in their own rooms': {
		who: 'designer',
		states: [
			{ name: 'settings of a designer', path: at( '/settings' ) },
			{
				name: 'settings: places',
				reach: openTab( 'Location and socials' ),
			},
			{ name: 'settings: account', reach: openTab( 'Account' ) },
			{
				name: 'adding a project, with errors',
				path: at( '/designer/editwork' ),
				reach: submit( 'Publish project' ),
			},
			{
				name: 'cropping a picture',
				reach: async ( page ) => {
					await page
						.locator( 'input[type=file]' )
						.first()
						.setInputFiles( pictureFile( 1600, 1100 ) );
					await expect( page.getByRole( 'dialog' ) ).toBeVisible();
				},
				looks: only( DESK ),
			},
		],
	},
	'members, where they are told things': {
		who: 'designer',
		states: [
			{
				name: 'saved searches',
				path: at( '/settings/searches' ),
				reach: ( page ) =>
					expect(
						page.getByRole( 'button', { name: /^Pause/ } )
					).toBeVisible(),
			},
			{ name: 'messages', path: at( '/messages' ) },
			{
				name: 'a conversation',
				path: ( { contractor } ) => `/messages/${ contractor.slug }`,
			},
			{
				name: 'the open menu of a member, and the newsletter’s question',
				path: at( '/tools' ),
				reach: async ( page ) => {
					await press( page, 'My account' );
					await seen( 'Subscribe' )( page );
					await seen( 'Sign out' )( page );
				},
				looks: only( DESK ),
			},
			{
				name: 'the phone’s menu of a member',
				path: at( '/tools' ),
				reach: async ( page ) => {
					await press( page, 'Menu' );
					await expect(
						page.locator( '.menu' ).getByText( 'Sign out' )
					).toBeVisible();
				},
				looks: only( PHONE ),
			},
			{
				name: 'the newsletter’s question on a phone, and a connection that is gone',
				path: at( '/about-us' ),
				reach: async ( page ) => {
					await seen( 'Subscribe' )( page );
					await isOffline( page );
				},
				looks: only( PHONE ),
			},
		],
	},
	'companies, at a portfolio': {
		who: 'contractor',
		states: [
			{
				name: 'a designer, for members',
				path: ofDesigner,
				looks: EACH,
			},
			{
				name: 'the slideshow',
				reach: async ( page ) => {
					await press( page, 'Open Letters' );
					await expect( page.getByRole( 'dialog' ) ).toBeVisible();
				},
				looks: EACH,
			},
			{
				name: 'the slideshow at a film',
				reach: async ( page ) => {
					await press( page.getByRole( 'dialog' ), 'Film' );
					await expect(
						page.getByRole( 'button', { name: 'Play the film' } )
					).toBeVisible();
				},
				looks: EACH,
			},
		],
	},
	'companies, in forms': {
		who: 'contractor',
		states: [
			{
				name: 'a portfolio that does not come',
				path: ofDesigner,
				given: async ( page ) => {
					await withoutWorks( page );
					await breakDown( page, '/wp/v2/work' );
				},
				reach: ( page ) =>
					expect( page.getByRole( 'alert' ) ).toBeVisible(),
			},
			{
				name: 'writing to a designer, with errors',
				path: ( { designer } ) =>
					`/designer/workwith?to=${ designer.slug }`,
				reach: submit( 'Send my request' ),
			},
			{
				name: 'posting a job, with errors',
				path: at( '/project/editmission' ),
				reach: submit( 'Publish' ),
			},
			{ name: 'settings of a company', path: at( '/settings' ) },
			{
				name: 'settings: what you do',
				reach: openTab( 'What you do' ),
			},
		],
	},
	'companies, with their jobs': {
		who: 'contractor',
		states: [
			{
				name: 'a project, for the owner',
				path: ofProject,
				reach: showCandidates,
			},
			{
				name: 'asking before a job is closed',
				reach: ask( 'Close mission' ),
			},
			{
				name: 'a project without jobs, for the owner',
				path: ofProject,
				given: ( page ) => answer( page, '/wp/v2/mission', [] ),
				reach: seen( 'No design job is open at the moment.' ),
			},
			{
				name: 'a job with its candidates',
				path: ofJob,
				reach: ( page ) =>
					expect(
						page.getByRole( 'heading', { name: '1 candidate' } )
					).toBeVisible(),
			},
		],
	},
};

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
	await designer.api.post( '/design-marketplace/v1/searches', {
		kind: 'jobs',
		filters: { verified: '1' },
	} );
	people = { stranger: null, designer, contractor, job: job.id };
} );

async function show( page: Page, [ colorScheme, size ]: Look ) {
	await page.emulateMedia( { colorScheme } );
	if ( page.viewportSize()?.width !== size.width ) {
		await resize( page, size );
	}
}

async function open( page: Page, { path, link, given, reach }: State ) {
	if ( link || path ) {
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
	}
	await given?.( page );
	if ( link ) {
		await enter( page, link );
	} else if ( path ) {
		await page.goto( path( people ) );
		await expect(
			page.getByRole( 'heading', { level: 1 } ).first()
		).toBeVisible();
	}
	await reach?.( page );
}

for ( const [ title, { who, states } ] of Object.entries( walks ) ) {
	test( title, async ( { browser } ) => {
		// What is loaded once serves all of the walk. States are checked, not the transitions between them.
		const page = await pageOf( browser, people[ who ?? 'stranger' ], {
			reducedMotion: 'reduce',
		} );
		await bringAxe( page );
		// Forms with changes ask whether they may be left.
		page.on( 'dialog', ( dialog ) => dialog.accept() );
		for ( const { looks = ACROSS, ...state } of states ) {
			await test.step( `${ state.name }: nothing axe objects to, nothing sideways`, async () => {
				await show( page, looks[ 0 ]! );
				await open( page, state );
				for ( const look of looks ) {
					await show( page, look );
					expect.soft( await findings( page ) ).toEqual( [] );
					expect.soft( await sideways( page ) ).toBe( 0 );
				}
			} );
		}
	} );
}

test( 'every page of the contract is walked', () => {
	const pages = allRoutes.filter( ( [ , { aliasOf } ] ) => ! aliasOf );
	const table = pages.map( ( [ id, { path } ] ) => ( { id, path } ) );
	const walked = Object.values( walks )
		.flatMap( ( { states } ) => states )
		.flatMap( ( { path } ) => path?.( people ) ?? [] )
		.map( ( path ) => matchRoutes( table, path.replace( /\?.*/, '' ) ) )
		.map( ( found ) => found?.at( -1 )?.route.id );
	expect( walked ).toEqual(
		expect.arrayContaining( table.map( ( { id } ) => id ) )
	);
} );
