// Axe walks through all screens and their states once, light and dark, on a phone and on a desk. No screen scrolls sideways or asks another server.
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
import { pageOf, pictureFile, press, watchStrangers } from '../support/browser';
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
	/** Id of the company's list of designers. */
	list: number;
}

type Size = typeof DESK;

type Look = [ theme: 'light' | 'dark', window: Size ];

const only = ( window: Size ): Look[] => [
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

type Act = ( page: Page ) => Promise< unknown >;

interface State {
	name: string;
	/** Opens a page there. Without it and without a link, the state follows from the one before. */
	path?: string | ( ( people: People ) => string );
	/** Opens a page without calls, and follows this link. */
	link?: string;
	/** What the server answers that page. */
	given?: Act;
	reach?: Act;
	looks?: Look[];
}

const ofDesigner = ( { designer }: People ) => `/designer/${ designer.slug }`;
const ofProject = ( { contractor }: People ) => `/project/${ contractor.slug }`;
const ofJob = ( all: People ) => `${ ofProject( all ) }/mission/${ all.job }`;

const all =
	( ...acts: Act[] ): Act =>
	async ( page ) => {
		for ( const act of acts ) {
			await act( page );
		}
	};

type Role = Parameters< Page[ 'getByRole' ] >[ 0 ];

const is =
	( role: Role, name?: string | RegExp ): Act =>
	( page ) =>
		expect( page.getByRole( role, { name } ).first() ).toBeVisible();

const seen =
	( words: string | RegExp, within = 'body' ): Act =>
	( page ) =>
		expect(
			page.locator( within ).getByText( words ).first()
		).toBeVisible();

const pressed =
	( name: string | RegExp, within: Role = 'main' ): Act =>
	( page ) =>
		press( page.getByRole( within ), name );

const openTab =
	( name: string ): Act =>
	( page ) =>
		page.getByRole( 'tab', { name } ).click();

const submit = ( name: string | RegExp, within?: Role ) =>
	all( pressed( name, within ), ( page ) =>
		expect( page.locator( '.summary' ) ).toBeVisible()
	);

const ask = ( name: string | RegExp ) =>
	all(
		( page ) => page.getByRole( 'button', { name } ).first().click(),
		is( 'alertdialog' )
	);

const isOffline = all(
	( page ) => page.context().setOffline( true ),
	seen( /You are offline/ )
);

const failed =
	( times: number ): Act =>
	( page ) =>
		expect( page.getByRole( 'button', { name: 'Try again' } ) ).toHaveCount(
			times
		);

const tryAgain: Act = ( page ) =>
	page.getByRole( 'button', { name: 'Try again' } ).first().click();

const broken = ( ...calls: string[] ) =>
	all(
		...calls.map( ( call ) => ( page: Page ) => breakDown( page, call ) )
	);

const empty =
	( call: string ): Act =>
	( page ) =>
		answer( page, call, [] );

/** As many times as the list has pages. */
const toPreviousJobs: Act = ( page ) =>
	expect( async () => {
		await wheelDown( page );
		await expect(
			page.getByRole( 'heading', { name: /previous jobs?$/ } )
		).toBeVisible( { timeout: 500 } );
	} ).toPass();

/** Waits for an answer, then for what comes of it. */
function late( name: string, link: string, call: string, given: Act ) {
	let letGo = () => {};
	const waiting: State = {
		name,
		link,
		given: async ( page ) => {
			await given( page );
			letGo = await holdBack( page, call );
		},
		reach: ( page ) =>
			expect(
				page.getByText( 'Loading', { exact: true } ).first()
			).toBeAttached(),
	};
	return { waiting, answers: async () => letGo() };
}

function listStates( link: string, call: string ): State[] {
	const name = `${ link } on their way`;
	const { waiting, answers } = late( name, link, call, broken( call ) );
	return [
		waiting,
		{
			name: `${ link } that do not come`,
			reach: all( answers, is( 'alert' ) ),
		},
		{
			name: `${ link } of which none fits`,
			reach: all( empty( call ), tryAgain, seen( 'No results found' ) ),
		},
	];
}

function showcaseStates(): State[] {
	const call = '/wp/v2/past_project';
	const { waiting, answers } = late(
		'a showcase on its way',
		'Showcase',
		call,
		empty( call )
	);
	return [
		waiting,
		{
			name: 'a showcase with nothing in it',
			reach: all(
				answers,
				seen( 'The first projects are on their way' )
			),
		},
	];
}

function homeStates(): State[] {
	let mend = async () => {};
	return [
		{
			name: 'home that does not come',
			link: 'Home',
			given: all(
				broken( '/wp/v2/event', '/wp/v2/past_project' ),
				async ( page ) => {
					mend = await breakDown( page, '/wp/v2/pages' );
				}
			),
			reach: failed( 1 ),
		},
		{
			name: 'home of which parts do not come',
			reach: all( () => mend(), tryAgain, failed( 2 ) ),
		},
	];
}

/** A film of another house than the demo's. */
async function withFilm( page: Page ) {
	const path = '/wp/v2/pages?slug=home';
	const [ home ] = await (
		await page.request.get( `/wp-json${ path }` )
	).json();
	for ( const { name, props } of home.home_content ) {
		Object.assign(
			props,
			name === 'video' && { url: 'https://vimeo.com/76979871' }
		);
	}
	await answer( page, path, [ home ] );
}

/** A draft of the sign-up, as far as its last step. */
const signUp = ( role: Member[ 'role' ], step: string ): State => ( {
	name: `the sign-up’s step ${ step }, with errors`,
	path: `/signup?step=${ step }`,
	given: ( page ) =>
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
		),
	reach: submit( /^(Next|Sign up)$/ ),
} );

const walks: Record< string, { who?: Member[ 'role' ]; states: State[] } > = {
	'strangers, on the main pages': {
		states: [
			{ name: 'home', path: '/' },
			{ name: 'designers', path: '/designers' },
			{
				name: 'design jobs, before they are scrolled',
				path: '/jobs',
				reach: is( 'button', 'Load more' ),
				looks: [ [ 'light', DESK ] ],
			},
			{
				name: 'design jobs, closed ones too',
				reach: toPreviousJobs,
			},
			{ name: 'showcase', path: '/showcase' },
			{
				name: 'the languages',
				reach: all(
					pressed( 'Language: English', 'banner' ),
					seen( 'Deutsch', 'header' )
				),
				looks: only( DESK ),
			},
		],
	},
	'strangers, on the house’s pages': {
		states: [
			{ name: 'tools', path: '/tools' },
			{ name: 'about us', path: '/about-us' },
			{
				name: 'the open menu',
				path: '/tools',
				reach: all(
					pressed( 'Menu', 'banner' ),
					is( 'navigation', 'Main' )
				),
				looks: only( PHONE ),
			},
			{ name: 'an address of nothing', path: '/no/such/page' },
			{
				name: 'reporting a page',
				path: ( people ) =>
					`/report?url=${ encodeURIComponent( ofDesigner( people ) ) }`,
				reach: submit( 'Report' ),
			},
		],
	},
	'strangers, at the wall': {
		states: [
			{ name: 'a designer, for strangers', path: ofDesigner },
			{
				name: 'a work, for strangers',
				path: ( people ) => `${ ofDesigner( people ) }/kettle`,
			},
			{ name: 'a project, for strangers', path: ofProject },
			{ name: 'a job, for strangers', path: ofJob },
		],
	},
	'strangers, on the way in': {
		states: [
			{ name: 'login', path: '/login' },
			{
				name: 'login, with errors',
				reach: all( pressed( 'Log in' ), seen( /^Please provide/ ) ),
			},
			{
				name: 'an account that was activated',
				path: '/login?user_role=contractor&user_verify=1',
			},
			{
				name: 'a link of an activation that is over',
				path: '/login?user_verify=0',
			},
			{ name: 'forgotten password', path: '/forgottenpassword' },
			{
				name: 'a new password, with errors',
				path: '/resetpassword?key=k&login=l',
				given: empty( '/wp/v2/users/password' ),
				reach: all(
					pressed( 'Save password' ),
					seen( /min. 8 chars/ )
				),
			},
		],
	},
	'strangers, in the sign-up': {
		states: [
			{ name: 'the sign-up', path: '/signup' },
			{ name: 'the sign-up, with errors', reach: submit( 'Next' ) },
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
				given: broken( '/wp/v2/pages' ),
				reach: failed( 1 ),
			},
			{
				name: 'tools that do not come',
				link: 'Tools',
				given: broken( '/wp/v2/resource', '/wp/v2/reading' ),
				reach: failed( 2 ),
			},
			{
				name: 'tools and events of which there are none',
				reach: all(
					empty( '/wp/v2/resource' ),
					tryAgain,
					seen( 'The first tools are on their way' )
				),
			},
		],
	},
	'strangers, on a home that is missing, and without a connection': {
		states: [
			...homeStates(),
			{
				name: 'home for entrepreneurs, with its past events and a film of another house',
				link: 'Home',
				given: withFilm,
				reach: all(
					( page ) =>
						page
							.getByRole( 'button', { name: 'Entrepreneur' } )
							.first()
							.click(),
					pressed( /past events?/ ),
					( page ) =>
						page
							.getByRole( 'link', { name: /View all done/ } )
							.scrollIntoViewIfNeeded(),
					seen( 'Play film' )
				),
			},
			{
				name: 'a part of the app that does not come',
				path: '/privacy-policy',
				reach: all(
					( page ) =>
						page.route( /\/build\/[^?]*\.js/, ( route ) =>
							route.abort()
						),
					( page ) =>
						page
							.getByRole( 'contentinfo' )
							.getByRole( 'link', { name: 'Tools' } )
							.click(),
					seen( 'Reload the page' )
				),
			},
			{
				name: 'a connection that is gone',
				path: '/',
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
				given: all( withoutWorks, empty( '/wp/v2/work' ) ),
				reach: seen( 'Your portfolio is empty.' ),
			},
			{
				name: 'a project, for members',
				path: ofProject,
				reach: pressed( 'Show past jobs' ),
			},
		],
	},
	'designers, at a job': {
		who: 'designer',
		states: [
			{ name: 'a job, for designers', path: ofJob },
			{
				name: 'reporting a job, with errors',
				reach: all(
					pressed( 'Report this design job' ),
					submit( 'Report', 'dialog' )
				),
			},
			{
				name: 'applying, with errors',
				path: ( { contractor } ) =>
					`/project/workwith?to=${ contractor.slug }`,
				reach: submit( 'Send my request' ),
			},
			{ name: 'own applications', path: '/applications' },
			{ name: 'saved jobs', path: '/saved' },
			{ name: 'a page for the other role', path: '/project/editmission' },
		],
	},
	'designers, in their own rooms': {
		who: 'designer',
		states: [
			{ name: 'settings of a designer', path: '/settings' },
			{
				name: 'settings: places',
				reach: openTab( 'Location and socials' ),
			},
			{ name: 'settings: account', reach: openTab( 'Account' ) },
			{
				name: 'adding a project, with errors',
				path: '/designer/editwork',
				// The skills arrive after the form, and what stands below moves.
				reach: all( is( 'checkbox' ), submit( 'Publish project' ) ),
			},
			{
				name: 'cropping a picture',
				reach: all(
					( page ) =>
						page
							.locator( 'input[type=file]' )
							.first()
							.setInputFiles( pictureFile( 1600, 1100 ) ),
					is( 'dialog' )
				),
				looks: only( DESK ),
			},
		],
	},
	'members, where they are told things': {
		who: 'designer',
		states: [
			{
				name: 'saved searches',
				path: '/settings/searches',
				reach: is( 'button', /^Pause/ ),
			},
			{ name: 'projects that name them', path: '/settings/credits' },
			{ name: 'messages', path: '/messages' },
			{
				name: 'a conversation',
				path: ( { contractor } ) => `/messages/${ contractor.slug }`,
			},
			{
				name: 'the open menu of a member, and the newsletter’s question',
				path: '/tools',
				reach: all(
					pressed( 'My account', 'banner' ),
					seen( 'Subscribe' ),
					seen( 'Sign out' )
				),
				looks: only( DESK ),
			},
			{
				name: 'the phone’s menu of a member',
				path: '/tools',
				reach: all(
					pressed( 'Menu', 'banner' ),
					seen( 'Sign out', '.menu' )
				),
				looks: only( PHONE ),
			},
			{
				name: 'the newsletter’s question on a phone, and a connection that is gone',
				path: '/about-us',
				reach: all( seen( 'Subscribe' ), isOffline ),
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
				reach: all( pressed( 'Open Letters' ), is( 'dialog' ) ),
				looks: EACH,
			},
			{
				name: 'the slideshow at a film',
				reach: all(
					pressed( 'Film', 'dialog' ),
					is( 'button', 'Play the film' )
				),
				looks: EACH,
			},
		],
	},
	'companies, in forms': {
		who: 'contractor',
		states: [
			{ name: 'templates of answers', path: '/settings/templates' },
			{
				name: 'a portfolio that does not come',
				path: ofDesigner,
				given: all( withoutWorks, broken( '/wp/v2/work' ) ),
				reach: is( 'alert' ),
			},
			{
				name: 'writing to a designer, with errors',
				path: ( { designer } ) =>
					`/designer/workwith?to=${ designer.slug }`,
				reach: submit( 'Send my request' ),
			},
			{
				name: 'posting a job, with errors',
				path: '/project/editmission?q=9',
				reach: submit( 'Publish' ),
			},
			{ name: 'lists of designers', path: '/lists' },
			{
				name: 'a list of designers',
				path: ( { list } ) => `/lists/${ list }`,
				reach: is( 'textbox', /^Note/ ),
			},
			{
				name: 'a shared list that has ended',
				path: '/lists/shared/none',
				looks: only( DESK ),
			},
			{ name: 'settings of a company', path: '/settings' },
			{ name: 'settings: what you do', reach: openTab( 'What you do' ) },
		],
	},
	'companies, with their jobs': {
		who: 'contractor',
		states: [
			{
				name: 'a project, for the owner',
				path: ofProject,
				reach: all(
					( page ) =>
						page
							.getByRole( 'group' )
							.filter( { hasText: 'A bell that rings' } )
							.evaluate( ( card ) =>
								card.setAttribute( 'open', '' )
							),
					is( 'link', /^Write, / )
				),
			},
			{
				name: 'asking before a job is closed',
				reach: ask( 'Close mission' ),
			},
			{
				name: 'a project without jobs, for the owner',
				path: ofProject,
				given: empty( '/wp/v2/mission' ),
				reach: seen( 'No design job is open at the moment.' ),
			},
			{
				name: 'a job with its candidates',
				path: ofJob,
				reach: is( 'heading', '1 candidate' ),
			},
		],
	},
};

// Axe's findings are printed as text, so no trace is needed.
test.use( { trace: 'off' } );

let people: People;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	const [ designer, other, contractor ] = await Promise.all( [
		member( 'designer', `Iris Benutzeroberflächen ${ stamp }` ),
		member( 'designer', `Luca ${ stamp }` ),
		member( 'contractor', `Gestaltungsauftragsvergabe ${ stamp }` ),
	] );
	await work( designer, 'Letters', {
		image2: pngFile( 1500, 1000 ),
		video_url: 'https://vimeo.com/76979871',
	} );
	await work( designer, 'Signs', { with: other.slug } );
	await work( other, 'Posters', { with: designer.slug } );
	const job = await mission( contractor, 'A bell that rings' );
	await mission( contractor, 'A door that opens' );
	await close( contractor, await mission( contractor, 'A lamp' ) );
	await application( designer, contractor, job, 'I would begin at once.' );
	await designer.api.post( '/design-marketplace/v1/searches', {
		kind: 'jobs',
		filters: { verified: '1' },
	} );
	const { body: list } = await contractor.api.post(
		'/design-marketplace/v1/lists',
		{ name: 'Letters' }
	);
	await contractor.api.put(
		`/design-marketplace/v1/lists/${ list.id }/people/${ designer.slug }`
	);
	people = {
		stranger: null,
		designer,
		contractor,
		job: job.id,
		list: list.id,
	};
} );

const addressOf = ( path: NonNullable< State[ 'path' ] > ) =>
	typeof path === 'string' ? path : path( people );

async function show( page: Page, [ colorScheme, size ]: Look ) {
	await page.emulateMedia( { colorScheme } );
	if ( page.viewportSize()?.width !== size.width ) {
		await resize( page, size );
	}
}

async function arrive( page: Page, state: State, look: Look ) {
	const { path, link, given, reach } = state;
	if ( path || link ) {
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await page.setViewportSize( look[ 1 ] );
	}
	await show( page, look );
	await given?.( page );
	if ( link ) {
		await enter( page, link );
	} else if ( path ) {
		await page.goto( addressOf( path ) );
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
		const strangers = watchStrangers( page );
		await bringAxe( page );
		// Forms with changes ask whether they may be left.
		page.on( 'dialog', ( dialog ) => dialog.accept() );
		for ( const { looks = ACROSS, ...state } of states ) {
			await test.step( `${ state.name }: nothing axe objects to, nothing sideways`, async () => {
				await arrive( page, state, looks[ 0 ]! );
				for ( const look of looks ) {
					await show( page, look );
					expect.soft( await findings( page ) ).toEqual( [] );
					expect.soft( await sideways( page ) ).toBe( 0 );
				}
			} );
		}

		await test.step( 'no screen asks a server of somebody else', () =>
			expect( strangers ).toEqual( [] ) );
	} );
}

test( 'every page of the contract is walked', () => {
	const pages = allRoutes.filter( ( [ , { aliasOf } ] ) => ! aliasOf );
	const table = pages.map( ( [ id, { path } ] ) => ( { id, path } ) );
	const walked = Object.values( walks )
		.flatMap( ( { states } ) => states )
		.flatMap( ( { path } ) => ( path ? addressOf( path ) : [] ) )
		.map( ( path ) => matchRoutes( table, path.replace( /\?.*/, '' ) ) )
		.map( ( found ) => found?.at( -1 )?.route.id );
	expect( walked ).toEqual(
		expect.arrayContaining( table.map( ( { id } ) => id ) )
	);
} );
