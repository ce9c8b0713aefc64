// An administrator's task, done by hand: each begins at the overview, takes four clicks at most, and ends on a screen axe objects to nothing of.
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { go } from './admin';

/** A desk, and where core's menu folds and its tables become lists. */
export const WIDTHS = [ 1280, 782 ];

const MOST_CLICKS = 4;

export class Walk {
	private clicks = 0;

	constructor( readonly page: Page ) {}

	async begin( width: number ) {
		await this.page.setViewportSize( { width, height: 900 } );
		await go( this.page, 'admin.php?page=design-marketplace' );
		this.clicks = 0;
	}

	async click( what: Locator ) {
		this.clicks += 1;
		await what.click();
		// The scripts of a page that follows have run.
		await this.page.waitForLoadState();
	}

	/** Follows a link of the overview. */
	link( name: string | RegExp ) {
		return this.click(
			this.page
				.locator( '.dm-overview' )
				.getByRole( 'link', { name } )
				.first()
		);
	}

	/** Opens a screen by its entry in the menu, which a tablet opens first. */
	async menu( name: string ) {
		const toggle = this.page.locator( '#wp-admin-bar-menu-toggle > a' );
		if ( await toggle.isVisible() ) {
			await this.click( toggle );
		}
		await this.click(
			this.page
				.locator( '#toplevel_page_design-marketplace .wp-submenu a' )
				.filter( { hasText: new RegExp( `^${ name }` ) } )
		);
	}

	row( text: string ) {
		return this.page.locator( '#the-list tr' ).filter( { hasText: text } );
	}

	/** Follows what a row offers: core shows it where the mouse is. */
	async choose( text: string, name: string | RegExp ) {
		await this.row( text ).hover();
		await this.click(
			this.row( text ).getByRole( 'link', {
				name,
				exact: typeof name === 'string',
			} )
		);
	}

	said( text: string | RegExp ) {
		return expect(
			this.page.locator( '.notice' ).filter( { hasText: text } )
		).toBeVisible();
	}

	/** So far it took no more clicks than it may. */
	isShort() {
		expect( this.clicks ).toBeLessThanOrEqual( MOST_CLICKS );
	}

	/** The same, without a sideways scroll, and axe objects to nothing of ours; what core prints around it is core's. */
	async goesWell( ...ours: string[] ) {
		this.isShort();
		expect(
			await this.page.evaluate(
				() =>
					document.documentElement.scrollWidth <=
					document.documentElement.clientWidth
			)
		).toBe( true );
		const builder = new AxeBuilder( { page: this.page } )
			.setLegacyMode()
			.exclude( '.row-title' )
			.exclude( '.row-actions' )
			.exclude( '.tablenav-pages' );
		ours.forEach( ( selector ) => builder.include( selector ) );
		const { violations } = await builder.analyze();
		expect(
			violations.flatMap( ( { id, nodes } ) =>
				nodes.map(
					( { target } ) => `${ id }: ${ target.join( ' ' ) }`
				)
			)
		).toEqual( [] );
	}
}
