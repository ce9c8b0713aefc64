// Every word of every screen is from the catalogues, from the server's data or from the browser's own names of countries, languages and days.
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { allRoutes } from '../../src/contract/routes';
import type { RouteName } from '../../src/contract/routes';
import { adminPage } from '../support/admin';
import { pageOf } from '../support/browser';
import { SITE_URL } from '../support/client.mjs';
import { application, member, mission, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { wp } from '../support/site';
import { expect, test } from '../support/test';

const PLUGIN = join(
	process.env.SITE_DIR ?? '.wordpress/site',
	'wp-content/mu-plugins/pseudo-locale.php'
);

let designer: Member;
let company: Member;
let addresses: Record< RouteName, string >;

test.beforeAll( async () => {
	copyFileSync( 'tests/support/pseudo-locale.php', PLUGIN );
	const stamp = Date.now().toString( 36 );
	[ designer, company ] = await Promise.all( [
		member( 'designer', `Ida ${ stamp }` ),
		member( 'contractor', `Loop ${ stamp }` ),
	] );
	const poster = await work( designer, `Poster ${ stamp }` );
	const job = await mission( company, `Lamp ${ stamp }` );
	await application( designer, company, job, 'Words' );
	const list = await company.api.post( '/design-marketplace/v1/lists', {
		name: `List ${ stamp }`,
	} );
	const talk = await company.api.get(
		'/design-marketplace/v1/conversations'
	);
	const profile = `/designer/${ designer.slug }`;
	const project = `/project/${ company.slug }`;
	const plain = Object.fromEntries(
		allRoutes.map( ( [ name, { path } ] ) => [ name, path ] )
	) as Record< RouteName, string >;
	const [ { slug } ] = (
		await designer.api.get( '/wp/v2/work', { include: poster.id } )
	).body;
	addresses = {
		...plain,
		shared_list: '/lists/shared/nobody',
		list: `/lists/${ list.body.id }`,
		conversation: `/messages/${ talk.body[ 0 ].id }`,
		contact_designer: `/designer/workwith?to=${ designer.slug }`,
		apply: `/project/workwith?to=${ company.slug }&mission=${ job.id }`,
		mission: `${ project }/mission/${ job.id }`,
		designer: profile,
		work: `${ profile }/${ slug }`,
		project,
		designer_alias: `/designers/${ designer.slug }`,
		projects_alias: `/projects/${ company.slug }`,
		contractor_alias: `/contractor/${ company.slug }`,
		page: '/terms-conditions',
		not_found: '/no/such/page',
	};
} );

test.afterAll( () => rmSync( PLUGIN ) );

/** All texts of the server's answers from now on, without markup. */
function listen( page: Page ): string[] {
	const told: string[] = [];
	page.on( 'response', async ( response ) => {
		if ( /json/.test( response.headers()[ 'content-type' ] ?? '' ) ) {
			told.push( await response.text().catch( () => '' ) );
		}
	} );
	return told;
}

/** Visible texts outside of ⟦ and ⟧ that have words, and are not in what was told. */
const strays = ( page: Page, told: string[], root: string ) =>
	page.evaluate(
		( [ within = '', ...answers ] ) => {
			// Core makes members' quotation marks typographic.
			const words = ( text: string ) =>
				text
					.replace( /[“”„«»]/g, '"' )
					.replace( /[‘’‚]/g, "'" )
					.replace( /\s+/g, ' ' )
					.trim()
					.toLocaleLowerCase( 'fr' );
			const plain = ( value: unknown ): string[] => {
				if ( typeof value === 'string' ) {
					const { body } = new DOMParser().parseFromString(
						value,
						'text/html'
					);
					return [ words( body.textContent ), words( value ) ];
				}
				return value && typeof value === 'object'
					? Object.values( value ).flatMap( plain )
					: [ String( value ) ];
			};
			const parsed = [
				...answers,
				...[
					...document.querySelectorAll(
						'script[type="application/json"]'
					),
				].map( ( { textContent } ) => textContent ?? '' ),
			].flatMap( ( text ) => {
				try {
					return plain( JSON.parse( text ) );
				} catch {
					return [];
				}
			} );
			const data = parsed.join( '\n' );
			const letters = [ ...'abcdefghijklmnopqrstuvwxyz' ];
			const codes = letters.flatMap( ( first ) =>
				letters.map( ( second ) => first + second )
			);
			const countries = new Intl.DisplayNames( 'fr', { type: 'region' } );
			const date = ( style: 'long' | 'short', month: number ) =>
				new Intl.DateTimeFormat( 'fr', {
					month: style,
					weekday: style,
				} ).format( new Date( 2026, month, 1 + month ) );
			// The browser's own, and what is written alike in each language.
			const known = new Set(
				[
					...codes.map( ( code ) =>
						countries.of( code.toUpperCase() )
					),
					...[ 'fr', 'en', 'de', 'it' ].flatMap( ( language ) =>
						codes.map( ( code ) =>
							new Intl.DisplayNames( language, {
								type: 'language',
							} ).of( code )
						)
					),
					...Array.from( { length: 12 }, ( _, month ) => [
						...date( 'long', month ).split( ' ' ),
						...date( 'short', month ).split( ' ' ),
					] ).flat(),
					'ko',
					'chf',
				].map( ( name = '' ) => words( name.replace( '.', '' ) ) )
			);
			const walker = document.createTreeWalker(
				document.querySelector( within ) as Node,
				NodeFilter.SHOW_TEXT
			);
			let depth = 0;
			const found: string[] = [];
			while ( walker.nextNode() ) {
				const text = walker.currentNode.textContent ?? '';
				const around = walker.currentNode.parentElement;
				let outside = '';
				for ( const letter of text ) {
					depth += letter === '⟦' ? 1 : 0;
					outside += depth ? ' ' : letter;
					depth -= letter === '⟧' ? 1 : 0;
				}
				const isOurs =
					around?.checkVisibility() &&
					! around.closest( '[aria-hidden=true]' );
				const parts = outside
					.split(
						/[\p{P}\p{S}\p{N}]*(?:\s[\p{P}\p{S}\p{N}]*)?[,.:;·–()©][\p{P}\p{S}\p{N}\s]*/u
					)
					.map( words );
				found.push(
					...( isOurs ? parts : [] ).filter(
						( part ) =>
							/\p{L}{2}/u.test( part ) &&
							! data.includes( part ) &&
							! part
								.split( /[\s\p{N}]+/u )
								.every(
									( word ) =>
										word.length < 2 || known.has( word )
								)
					)
				);
			}
			return found;
		},
		[ root, ...told ]
	);

const pseudo = ( page: Page ) =>
	page
		.context()
		.addCookies( [ { name: 'pseudo', value: '1', url: SITE_URL } ] );

for ( const who of [ 'stranger', 'designer', 'company' ] as const ) {
	test( `every word a ${ who } sees is from a catalogue, or is somebody’s @dear`, async ( {
		browser,
	} ) => {
		test.setTimeout( 180_000 );
		const reader = { stranger: null, designer, company }[ who ];
		const page = await pageOf( browser, reader );
		await pseudo( page );
		// Members are led away from the pages for strangers.
		const shown = allRoutes.filter(
			( [ , { for: readers } ] ) => ! reader || readers !== 'strangers'
		);
		for ( const [ name ] of shown ) {
			const address = addresses[ name ];
			const told = listen( page );
			await page.goto(
				`${ address }${ address.includes( '?' ) ? '&' : '?' }lang=fr`
			);
			await expect( page.locator( 'h1' ).first() ).toBeVisible();
			await expect( page.getByText( /^⟦Chargement/ ) ).toHaveCount( 0 );
			await expect
				.poll( () => strays( page, told, '#design-marketplace' ), {
					message: address,
				} )
				.toEqual( [] );
		}
	} );
}

test( 'every word of our screens in wp-admin is from a catalogue, or is somebody’s @dear', async ( {
	browser,
} ) => {
	test.setTimeout( 180_000 );
	const page = await adminPage( browser );
	await pseudo( page );
	await page.goto( '/wp-admin/admin.php?page=design-marketplace' );
	const screens = await page
		.locator( '#toplevel_page_design-marketplace ul a' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => ( link as HTMLAnchorElement ).href )
		);
	expect( screens.length ).toBeGreaterThan( 10 );
	// What people have written, which these screens print.
	const written = wp(
		'eval',
		'global $wpdb; echo wp_json_encode( array_map( [ $wpdb, "get_results" ], [ "SELECT post_title, post_content, post_name FROM {$wpdb->posts}", "SELECT meta_value FROM {$wpdb->postmeta}", "SELECT meta_value FROM {$wpdb->usermeta}", "SELECT display_name, user_email FROM {$wpdb->users}", "SELECT name, description FROM {$wpdb->terms} JOIN {$wpdb->term_taxonomy} USING ( term_id )", "SELECT option_value FROM {$wpdb->options}", "SELECT words FROM {$wpdb->prefix}dmkt_decision", "SELECT name FROM {$wpdb->prefix}dmkt_import" ] ) );'
	);
	for ( const screen of screens ) {
		await page.goto( screen );
		expect
			.soft(
				await strays( page, [ written ], '#wpbody-content' ),
				screen
			)
			.toEqual( [] );
	}
} );
