// An administrator's task in the browser: it begins at the overview, needs at most four clicks, and ends on a screen without axe violations.
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { go } from './admin';

/** A desk. */
export const WIDE = 1280;

/** Where core's menu folds and its tables become lists, so that most tasks need a click more than on a desk. */
export const FOLDED = 782;

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

	/** Takes something from a list, which is one click more. */
	async pick( list: Locator, option: string ) {
		this.clicks += 1;
		await list.selectOption( option );
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

	/** Opens the menu, where a tablet folds it. */
	private async unfoldMenu(): Promise< boolean > {
		const toggle = this.page.locator( '#wp-admin-bar-menu-toggle > a' );
		const isFolded = await toggle.isVisible();
		if ( isFolded ) {
			await this.click( toggle );
		}
		return isFolded;
	}

	/** Opens a screen of core's by its entry below another, which shows it to a mouse, and a tablet after a click. */
	async coreMenu( parent: string, name: string ) {
		const entry = this.page.locator( `#${ parent } > a` );
		await ( ( await this.unfoldMenu() )
			? this.click( entry )
			: entry.hover() );
		await this.click(
			this.page
				.locator( `#${ parent }` )
				.getByRole( 'link', { name, exact: true } )
		);
	}

	/** Begins something new from the bar. */
	async addNew( name: string ) {
		const add = this.page.locator( '#wp-admin-bar-new-content' );
		const isFolded = await this.page
			.locator( '#wp-admin-bar-menu-toggle' )
			.isVisible();
		// A finger opens it by a click.
		this.clicks += isFolded ? 1 : 0;
		await add.hover();
		await this.click( add.getByRole( 'menuitem', { name, exact: true } ) );
	}

	/** Opens a row of core's, which a tablet folds into its first cell. */
	async unfold( row: Locator ) {
		const toggle = row.locator( '.toggle-row' );
		if ( await toggle.isVisible() ) {
			await this.click( toggle );
		}
	}

	/** Opens the preview of the page that is edited: from a menu, or by a button where core's has no room. */
	async preview(): Promise< Page > {
		const top = this.page.getByRole( 'region', { name: 'Editor top bar' } );
		const menu = top.getByRole( 'button', { name: /^(View|Preview)$/ } );
		const button = top.getByRole( 'link', { name: /^Preview/ } );
		// Core's editor is megabytes of scripts.
		await expect(
			menu.or( button ).filter( { visible: true } )
		).toBeVisible( { timeout: 30_000 } );
		const opened = this.page.waitForEvent( 'popup' );
		if ( await button.isVisible() ) {
			await this.click( button );
		} else {
			await this.click( menu );
			await this.click(
				this.page.getByRole( 'menuitem', {
					name: /Preview in new tab/,
				} )
			);
		}
		return opened;
	}

	/** Opens a screen by its entry in the menu, which a tablet opens first. */
	async menu( name: string ) {
		await this.unfoldMenu();
		await this.click(
			this.page
				.locator( '#toplevel_page_design-marketplace .wp-submenu a' )
				.filter( { hasText: new RegExp( `^${ name }` ) } )
		);
	}

	row( text: string ) {
		return this.page.locator( '#the-list tr' ).filter( { hasText: text } );
	}

	/** Follows an action of a row, which core shows on hover. */
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

	/** The same, and on both widths no horizontal scrollbar and no axe violations in the plugin's part of the page. */
	async goesWell( ...ours: string[] ) {
		this.isShort();
		const size = this.page.viewportSize() ?? { width: WIDE, height: 900 };
		for ( const width of [
			size.width === WIDE ? FOLDED : WIDE,
			size.width,
		] ) {
			await this.page.setViewportSize( { ...size, width } );
			await this.looksWell( ours );
		}
	}

	private async looksWell( ours: string[] ) {
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
