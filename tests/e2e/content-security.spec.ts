// Whose scripts run: the plugin's own for everybody, and what another plugin prints for nobody but those who run the site. No page asks another server.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminPage } from '../support/admin';
import { watchStrangers } from '../support/browser';
import { SITE_URL, person } from '../support/client.mjs';
import { expect, test } from '../support/test';

const PLUGIN = join(
	process.env.SITE_DIR ?? '.wordpress/site',
	'wp-content/mu-plugins/foreign-scripts.php'
);

const PLACES = [ 'head', 'footer', 'before', 'after', 'data' ];

type Watched = typeof window & { violations: string[]; foreign?: string[] };

/** Prints a script in each way a plugin has, when the address asks for it. */
const foreignPlugin = () => {
	const play = ( place: string ) =>
		`( window.foreign ??= [] ).push( "${ place }" );`;
	return `<?php
if ( ! isset( $_GET['foreign'] ) ) {
	return;
}
add_action( 'wp_head', fn() => print( '<script>${ play( 'head' ) }</script>' ) );
add_action( 'wp_footer', fn() => wp_print_inline_script_tag( '${ play(
		'footer'
	) }' ) );
add_action( 'wp_enqueue_scripts', function () {
	wp_register_script( 'foreign', false, array(), '1', true );
	wp_enqueue_script( 'foreign' );
	wp_add_inline_script( 'foreign', '${ play( 'before' ) }', 'before' );
	wp_add_inline_script( 'foreign', '${ play( 'after' ) }' );
	wp_scripts()->add_data( 'foreign', 'data', '${ play( 'data' ) }' );
} );
`;
};

/** Notes what the browser refuses, before anything of the page runs. */
const watch = ( page: Page ) =>
	page.addInitScript( () => {
		const found: string[] = [];
		( window as Watched ).violations = found;
		document.addEventListener( 'securitypolicyviolation', ( event ) =>
			found.push( `${ event.effectiveDirective } ${ event.blockedURI }` )
		);
	} );

/** Opens an address and waits for the app, which runs after everything else of the page. */
async function open( page: Page, path: string ) {
	await page.goto( `${ SITE_URL }${ path }` );
	await page.waitForFunction(
		( root ) =>
			Object.keys( document.getElementById( root ) ?? {} ).some(
				( key ) => key.startsWith( '__reactContainer' )
			),
		'design-marketplace'
	);
	return page.evaluate( () => {
		const { violations, foreign } = window as Watched;
		return {
			violations,
			foreign: foreign ?? [],
			theme: document.documentElement.dataset.theme,
		};
	} );
}

const chooseTheme = ( page: Page ) =>
	page.addInitScript( () =>
		window.localStorage.setItem( 'design-marketplace-theme', 'dark' )
	);

test.beforeAll( () => writeFileSync( PLUGIN, foreignPlugin() ) );

test.afterAll( () => rmSync( PLUGIN ) );

const slugOf = async ( role: string ): Promise< string > =>
	( await person().get( '/wp/v2/users', { role, per_page: 1 } ) ).body[ 0 ]
		.slug;

test( 'a stranger’s browser asks this site alone, and runs its scripts alone', async ( {
	page,
} ) => {
	const strangers = watchStrangers( page );
	await watch( page );
	await chooseTheme( page );
	const designer = await slugOf( 'designer' );
	const company = await slugOf( 'contractor' );

	await test.step( 'a stranger’s browser runs our scripts on every kind of page, and refuses none', async () => {
		for ( const [ path, title, end ] of [
			[ '/', /Get work/ ],
			[ '/jobs?lang=fr', /missions? de design/ ],
			[ '/designers?lang=en', /\d+ designers?/i ],
			[ '/showcase', 'Showcase' ],
			[ '/tools', 'Tools' ],
			[ '/about-us', 'About us' ],
			[ '/login', 'Log in' ],
			[ '/signup', /Sign up/i ],
			[ '/settings', 'Please log in to continue.' ],
			[ '/terms-conditions', /Terms/ ],
			[ `/designers/${ designer }`, /./, `/designer/${ designer }` ],
			[ `/contractor/${ company }`, /./, `/project/${ company }` ],
			[ '/no/such/page', 'Page not found' ],
		] as const ) {
			expect( await open( page, path ), path ).toEqual( {
				violations: [],
				foreign: [],
				theme: 'dark',
			} );
			await expect
				.soft( page.getByRole( 'heading', { level: 1, name: title } ) )
				.toBeVisible();
			expect
				.soft( new URL( page.url() ).pathname )
				.toBe( end ?? path.split( '?' )[ 0 ] );
			await page.evaluate( () =>
				window.scrollTo( 0, document.body.scrollHeight )
			);
			await expect( page.getByRole( 'contentinfo' ) ).toBeAttached();
		}
	} );

	await test.step( 'every kind of page is there, aliases lead to the one, and none asks a server of somebody else', () =>
		expect( strangers ).toEqual( [] ) );

	await test.step( 'a stranger’s browser refuses what another plugin prints', async () => {
		const { violations, foreign, theme } = await open(
			page,
			'/designers?foreign=1'
		);
		expect( foreign ).toEqual( [] );
		expect( violations ).toEqual(
			PLACES.map( () => 'script-src-elem inline' )
		);
		expect( theme ).toBe( 'dark' );
	} );
} );

test( 'an administrator has the admin bar, and what plugins add to it', async ( {
	browser,
} ) => {
	const page = await adminPage( browser );
	await watch( page );
	const { violations, foreign } = await open( page, '/designers?foreign=1' );
	await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
	expect( violations ).toEqual( [] );
	expect( [ ...foreign ].sort() ).toEqual( [ ...PLACES ].sort() );
} );
