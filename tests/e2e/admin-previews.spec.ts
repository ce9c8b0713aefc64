// An editor looks at the home page before it is published, at the site's own look.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { pageOf } from '../support/browser';
import { administrator, openEditor } from '../support/editor';
import { wp } from '../support/site';
import { FOLDED } from '../support/walk';

/** Opens the preview: from a menu on a desk, and on a tablet, where core's bar has no room for it, by a link. */
async function previewOf( admin: Page ): Promise< Page > {
	const top = admin.getByRole( 'region', { name: 'Editor top bar' } );
	const opened = admin.waitForEvent( 'popup' );
	const link = top.getByRole( 'link', { name: /^Preview/ } );
	const menu = top.getByRole( 'button', { name: /^(View|Preview)$/ } );
	const way = menu.or( link ).filter( { visible: true } );
	await expect( way ).toBeVisible();
	const isMenu = await menu.isVisible();
	await way.click();
	if ( isMenu ) {
		await admin
			.getByRole( 'menuitem', { name: /Preview in new tab/ } )
			.click();
	}
	const page = await opened;
	await page.waitForURL( /preview=true/ );
	return page;
}

test( 'the home page is previewed with the hero that is written, again after a reload, and stays as it is for others', async ( {
	browser,
} ) => {
	const home = wp( 'eval', "echo get_page_by_path( 'home' )->ID;" );
	const words = `Seen by nobody ${ Date.now().toString( 36 ) }`;
	const admin = await administrator( browser );
	await openEditor( admin, `post.php?post=${ home }&action=edit` );
	await admin.evaluate( ( text ) => {
		const { wp: core } = window as unknown as {
			wp: {
				blocks: {
					createBlock: (
						name: string,
						attributes: object
					) => unknown;
				};
				data: {
					dispatch: ( store: string ) => {
						resetBlocks: ( blocks: unknown[] ) => void;
					};
				};
			};
		};
		core.data.dispatch( 'core/block-editor' ).resetBlocks( [
			core.blocks.createBlock( 'design-marketplace/hero', {
				title: text,
			} ),
		] );
	}, words );
	const preview = await previewOf( admin );
	await expect( preview.getByText( words ).first() ).toBeVisible();
	expect( new URL( preview.url() ).pathname ).toBe( '/' );
	await preview.reload();
	await expect( preview.getByText( words ).first() ).toBeVisible();
	const stranger = await pageOf( browser, null );
	await stranger.goto( preview.url() );
	await expect( stranger.getByText( words ) ).toBeHidden();
	await stranger.goto( '/' );
	await expect( stranger.locator( 'h1' ).first() ).toBeVisible();
	await expect( stranger.getByText( words ) ).toBeHidden();
	await admin.setViewportSize( { width: FOLDED, height: 900 } );
	const shown = await previewOf( admin );
	expect( new URL( shown.url() ).pathname ).toBe( '/' );
	await expect( shown.getByText( words ).first() ).toBeVisible();
} );
