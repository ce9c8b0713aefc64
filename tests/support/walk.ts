// An administrator's task in the browser: from the dashboard to where it is done it needs at most six clicks.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { go, objections } from './admin';
import { sideways } from './axe';

/** A desk. */
export const WIDE = 1280;

/** Where core's menu folds and its tables become lists, so that most tasks need a click more than on a desk. */
export const FOLDED = 782;

const MOST_CLICKS = 6;

export class Walk {
	private clicks = 0;

	constructor( readonly page: Page ) {}

	/** Begins at the overview, a click from the dashboard, which asks wordpress.org. */
	async begin( width: number ) {
		await this.page.setViewportSize( { width, height: 900 } );
		await go( this.page, 'admin.php?page=design-marketplace' );
		this.clicks = 1;
	}

	async click( what: Locator ) {
		this.clicks += 1;
		expect( this.clicks ).toBeLessThanOrEqual( MOST_CLICKS );
		await what.click();
		// The scripts of a page that follows have run.
		await this.page.waitForLoadState();
	}

	private toggle() {
		return this.page.locator( '#wp-admin-bar-menu-toggle > a' );
	}

	/** Follows a link of the overview. A tablet's menu was opened to get there. */
	async link( name: string | RegExp ) {
		this.clicks += ( await this.toggle().isVisible() ) ? 1 : 0;
		await this.click(
			this.page
				.locator( '.dm-overview' )
				.getByRole( 'link', { name } )
				.first()
		);
	}

	/** An entry of the marketplace's menu. */
	entry( name: string ) {
		return this.page
			.locator( '#toplevel_page_design-marketplace .wp-submenu a' )
			.filter( { hasText: new RegExp( `^${ name }` ) } );
	}

	/** Opens a screen by its entry in the menu, which a tablet opens first. */
	async menu( name: string ) {
		if ( await this.toggle().isVisible() ) {
			await this.click( this.toggle() );
		}
		await this.click( this.entry( name ) );
	}

	/** Opens a screen of core's, by its menu's own entry. */
	async core( menu: string, name: string ) {
		const top = this.page.locator( `#menu-${ menu }` );
		await this.click( top.locator( '> a' ) );
		await expect( top ).toHaveClass( /wp-has-current-submenu/ );
		await this.click( top.getByRole( 'link', { name, exact: true } ) );
	}

	row( text: string ) {
		return this.page.locator( '#the-list tr' ).filter( { hasText: text } );
	}

	/** Follows an action of a row, which core shows on hover. */
	async choose( text: string, name: string ) {
		await this.row( text ).hover();
		await this.click(
			this.row( text ).getByRole( 'link', { name, exact: true } )
		);
	}

	/** On a desk and on a tablet axe objects to nothing of ours, and nothing goes sideways. The window ends as it was. */
	async fits( part = '.wrap' ) {
		const own = this.page.viewportSize();
		for ( const width of [ WIDE, FOLDED ] ) {
			await this.page.setViewportSize( { width, height: 900 } );
			expect.soft( await objections( this.page, part ) ).toEqual( [] );
			expect.soft( await sideways( this.page ) ).toBe( 0 );
		}
		if ( own ) {
			await this.page.setViewportSize( own );
		}
	}

	said( text: string | RegExp ) {
		return expect(
			this.page.locator( '.notice' ).filter( { hasText: text } )
		).toBeVisible();
	}
}
