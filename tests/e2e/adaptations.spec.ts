// Reading aids: forced colours, larger text, wider spacing, low windows, paper, and the language of each text.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { sideways } from '../support/axe';
import { pageOf, press } from '../support/browser';
import { application, member, mission, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { pngFile } from '../support/pictures.mjs';
import { DESK, PHONE } from '../support/windows';
import { overlaps, setTextSize, TEXT_SPACING } from '../support/words';

// What is wrong is printed by name, so no trace is needed.
test.use( { trace: 'off' } );

let designer: Member;
let contractor: Member;
let job: { id: number };

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	[ designer, contractor ] = await Promise.all( [
		member( 'designer', `Noémie Lettres ${ stamp }`, {
			website: 'https://lettres.example/',
			bio: 'Des lettres, pour qui ? Pour tous !',
		} ),
		member( 'contractor', `Marquage ${ stamp }` ),
	] );
	await designer.api.post( `/wp/v2/users/${ designer.id }`, {
		locale: 'fr',
	} );
	await work( designer, 'Où aller ?', { image2: pngFile( 1500, 1000 ) } );
	job = await mission( contractor, 'A bell that rings', {
		engagement: 'freelance',
		place: 'hybrid',
		budget: 'Nach Vereinbarung',
	} );
	const other = await mission( contractor, 'A gong' );
	await application( designer, contractor, other, 'Ein Gong, der klingt.' );
} );

/** The difference between two pictures of the same place, from 0 to 1. */
const difference = ( page: Page, one: Buffer, other: Buffer ) =>
	page.evaluate(
		async ( files ) => {
			const [ a, b ] = await Promise.all(
				files.map( async ( file ) => {
					const bytes = Uint8Array.from( atob( file ), ( letter ) =>
						letter.charCodeAt( 0 )
					);
					const bitmap = await createImageBitmap(
						new Blob( [ bytes ], { type: 'image/png' } )
					);
					const canvas = new OffscreenCanvas(
						bitmap.width,
						bitmap.height
					);
					const drawing = canvas.getContext( '2d' );
					drawing?.drawImage( bitmap, 0, 0 );
					return drawing?.getImageData(
						0,
						0,
						bitmap.width,
						bitmap.height
					).data;
				} )
			);
			if ( ! a || ! b || a.length !== b.length ) {
				return 1;
			}
			let differing = 0;
			for ( let at = 0; at < a.length; at += 4 ) {
				const by = [ 0, 1, 2 ].map( ( colour ) =>
					Math.abs(
						( a[ at + colour ] ?? 0 ) - ( b[ at + colour ] ?? 0 )
					)
				);
				differing += Math.max( ...by ) > 60 ? 1 : 0;
			}
			return ( differing * 4 ) / a.length;
		},
		[ one.toString( 'base64' ), other.toString( 'base64' ) ]
	);

const THEMES = [ 'light', 'dark' ] as const;

type Theme = ( typeof THEMES )[ number ];

/** A place as it is in each theme. */
async function pictures(
	page: Page,
	place: Locator,
	themes: readonly Theme[]
): Promise< Buffer[] > {
	await page.mouse.move( 0, 0 );
	await page
		.locator( ':focus' )
		.evaluateAll( ( elements ) =>
			elements.forEach( ( element ) => ( element as HTMLElement ).blur() )
		);
	const taken: Buffer[] = [];
	for ( const colorScheme of themes ) {
		await page.emulateMedia( { colorScheme } );
		taken.push(
			await place.screenshot( { animations: 'disabled', caret: 'hide' } )
		);
	}
	return taken;
}

/** Compares a place before and after a choice in it, in each theme. */
async function expectSeen(
	page: Page,
	place: Locator,
	choose: () => Promise< unknown >,
	{ least = 0.02, themes = THEMES as readonly Theme[] } = {}
) {
	const before = await pictures( page, place, themes );
	await choose();
	const after = await pictures( page, place, themes );
	for ( const [ index, picture ] of before.entries() ) {
		expect(
			await difference( page, picture, after[ index ]! )
		).toBeGreaterThan( least );
	}
}

test( 'in forced colours what is chosen is seen, light and dark', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, null, {
		forcedColors: 'active',
		bypassCSP: true,
	} );
	await page.goto( '/jobs' );
	const chip = page
		.getByRole( 'search' )
		.locator( '.only .check-chip' )
		.first();
	await expectSeen( page, chip, () => chip.locator( 'input' ).check() );

	await page.goto( '/' );
	const roles = page.locator( '.role-toggle' ).first();
	await expectSeen( page, roles, () => press( roles, 'Entrepreneur' ) );

	const bar = page.locator( '.bar nav' );
	await expectSeen(
		page,
		bar,
		async () => {
			await bar.getByRole( 'link' ).first().click();
			await expect( bar.locator( '[aria-current]' ) ).toBeVisible();
		},
		{ least: 0.003 }
	);
	// The mark is drawn: two forms on the bar.
	await expectSeen( page, page.locator( '.brand .mark' ), () =>
		page.addStyleTag( {
			content: '.brand .mark i { visibility: hidden }',
		} )
	);

	await page.goto( '/signup' );
	const role = page.locator( '.role-pick label' ).first();
	await expectSeen( page, role, () => role.click() );

	// Ticks and dots stand out from their background.
	const tick = async ( input: Locator ) => {
		await input.check();
		await expectSeen( page, input, () =>
			page.addStyleTag( {
				content: 'input::after { visibility: hidden }',
			} )
		);
	};
	await tick( page.locator( '.consent input' ).first() );
	await page.goto( '/report' );
	await tick( page.locator( '.reasons input' ).first() );
	const theme = page.getByRole( 'button', { name: 'Dark theme' } );
	for ( const colorScheme of THEMES ) {
		await expectSeen( page, theme, () => theme.click(), {
			themes: [ colorScheme ],
		} );
	}

	const own = await pageOf( browser, designer, { forcedColors: 'active' } );
	await own.goto( '/settings' );
	const tabs = own.getByRole( 'tab' );
	await expectSeen( own, tabs.nth( 1 ), () => tabs.nth( 1 ).click(), {
		least: 0.01,
	} );
	await tabs.first().click();
	const levels = own.locator( '.segments label' );
	await levels.first().click();
	await expectSeen( own, levels.nth( 1 ), () => levels.nth( 1 ).click() );
} );

type Path = string | ( () => string );

const ofJob = () => `/project/${ contractor.slug }/mission/${ job.id }`;
const ofDesigner = () => `/designer/${ designer.slug }`;

const inGerman: {
	title: string;
	who: () => Member | null;
	screens: Record< string, Path >;
}[] = [
	{
		title: 'in German, on the pages for everyone',
		who: () => null,
		screens: {
			home: '/',
			designers: '/designers',
			'design jobs': '/jobs',
			showcase: '/showcase',
			tools: '/tools',
			'about us': '/about-us',
		},
	},
	{
		title: 'in German, on strangers’ pages',
		who: () => null,
		screens: {
			'sign-up': '/signup',
			'a wall': ofDesigner,
			'a job for strangers': ofJob,
			'log-in': '/login',
			'a report': '/report',
			nothing: '/no-such-page',
		},
	},
	{
		title: 'in German, on designers’ pages',
		who: () => designer,
		screens: {
			'a project': () => `/project/${ contractor.slug }`,
			'a job for members': ofJob,
			'an application': () =>
				`/project/workwith?to=${ contractor.slug }&mission=${ job.id }`,
			'own applications': '/applications',
			'a work’s form': '/designer/editwork',
		},
	},
	{
		title: 'in German, on companies’ pages',
		who: () => contractor,
		screens: {
			'a designer': ofDesigner,
			'a job’s candidates': ofJob,
			settings: '/settings',
			'a job’s form': '/project/editmission',
		},
	},
];

const readings = [
	{ reading: 'text at 200 %', size: 32, style: 'p { }' },
	{ reading: 'wider spacing', size: 16, style: TEXT_SPACING },
];

function inLanguage( path: Path, lang: string ): string {
	const to = typeof path === 'string' ? path : path();
	return `${ to }${ to.includes( '?' ) ? '&' : '?' }lang=${ lang }`;
}

async function eachWordHasItsPlace( page: Page, name: string ) {
	for ( const viewport of [ PHONE, DESK ] ) {
		await page.setViewportSize( viewport );
		const message = `${ name }, ${ viewport.width } px`;
		await expect.poll( () => overlaps( page ), { message } ).toEqual( [] );
		await expect
			.poll( () => sideways( page ), { message } )
			.toBeLessThanOrEqual( 0 );
	}
}

for ( const { title, who, screens } of inGerman ) {
	test( title, async ( { browser } ) => {
		// A reader's own styles are no part of the page's policy.
		const page = await pageOf( browser, who(), {
			locale: 'de-CH',
			bypassCSP: true,
		} );
		for ( const [ name, path ] of Object.entries( screens ) ) {
			await setTextSize( page, 32 );
			await page.setViewportSize( PHONE );
			await page.goto( inLanguage( path, 'de' ) );
			await expect( page.locator( '.foot .base' ) ).toBeAttached();
			for ( const { reading, size, style } of readings ) {
				await test.step( `${ reading } leaves each word its place`, async () => {
					await setTextSize( page, size );
					await page.addStyleTag( { content: style } );
					await eachWordHasItsPlace( page, name );
				} );
			}
		}
	} );
}

test( 'a low window is not filled by the bar', async ( { browser } ) => {
	const page = await pageOf( browser, null, {
		viewport: { width: 320, height: 256 },
	} );
	await page.goto( '/designers' );
	await page.evaluate( () => window.scrollTo( 0, 600 ) );
	await expect( page.locator( '.bar' ) ).not.toBeInViewport();
	await page.setViewportSize( PHONE );
	await expect( page.locator( '.bar' ) ).toBeInViewport();
} );

test( 'a portfolio in French', async ( { browser } ) => {
	const page = await pageOf( browser, contractor, { colorScheme: 'dark' } );

	await test.step( 'a text says its language where it is not the page’s', async () => {
		await page.goto( `${ ofDesigner() }?lang=fr` );
		await expect(
			page.getByRole( 'heading', { name: 'Où aller' } )
		).toHaveText( 'Où aller\u202F?' );
		await expect( page.locator( 'main [lang]' ) ).toHaveCount( 0 );
		await page.goto( `${ ofDesigner() }?lang=en` );
		const title = page.getByRole( 'heading', { name: 'Où aller' } );
		await expect( title.locator( '[lang=fr]' ) ).toHaveText(
			'Où aller\u202F?'
		);
		await expect(
			page.locator( '[lang=fr]', { hasText: 'Des lettres' } )
		).toHaveText( 'Des lettres, pour qui\u202F? Pour tous\u202F!' );
	} );

	await test.step( 'a portfolio on paper has what paper can have', async () => {
		await page.emulateMedia( { media: 'print', colorScheme: 'dark' } );
		await expect(
			page.getByRole( 'heading', { level: 1, name: designer.name } )
		).toBeVisible();
		await expect( page.locator( '.facts' ) ).toBeVisible();
		await expect( page.locator( '.work img' ).first() ).toBeVisible();
		for ( const gone of [
			'.bar',
			'.foot',
			'.btn',
			'.leads',
			'.owner-bar',
		] ) {
			await expect(
				page.locator( gone ).filter( { visible: true } )
			).toHaveCount( 0 );
		}
		// The colours change in a transition.
		await expect( page.locator( 'body' ) ).toHaveCSS(
			'color',
			'rgb(13, 13, 12)'
		);
		await expect( page.locator( 'body' ) ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		const address = await page
			.locator( '.facts a[href]' )
			.first()
			.evaluate(
				( link ) => getComputedStyle( link, '::after' ).content
			);
		expect( address ).toContain( 'https://lettres.example/' );
		await page.goto( '/designers' );
		await expect(
			page.locator( '.filters' ).filter( { visible: true } )
		).toHaveCount( 0 );
	} );
} );
