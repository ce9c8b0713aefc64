// An editor looks at what is written before it is published: home page, pages and drafts, at the site's own look.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { pageOf } from '../support/browser';
import { administrator, api, openEditor, title } from '../support/editor';

interface Stored {
	id: number;
	slug: string;
	title: { raw: string };
	content: { raw: string };
}

const stamp = Date.now().toString( 36 );

let admin: Page;

test.beforeAll( async ( { browser } ) => {
	admin = await administrator( browser );
	// Core greets who opens the editor of pages first with a choice of patterns.
	await openEditor( admin, 'post-new.php?post_type=dm_event' );
} );

test.afterAll( async () => {
	await admin.context().close();
} );

async function openPreview(): Promise< Page > {
	await admin
		.getByRole( 'button', { name: 'View', exact: true } )
		.or( admin.getByRole( 'button', { name: 'Preview', exact: true } ) )
		.first()
		.click();
	const opened = admin.waitForEvent( 'popup' );
	await admin.getByRole( 'menuitem', { name: /Preview in new tab/ } ).click();
	const page = await opened;
	await page.waitForURL( /preview=true/ );
	return page;
}

test( 'the home page is previewed with the hero that is written, again after a reload, and stays as it is for others', async ( {
	browser,
} ) => {
	const [ home ] = await api< Stored[] >( admin, {
		path: '/wp/v2/pages?slug=home&context=edit',
	} );
	const words = `Seen by nobody ${ stamp }`;
	await openEditor( admin, `post.php?post=${ home!.id }&action=edit` );
	await admin.evaluate( ( text ) => {
		const { wp } = window as unknown as {
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
		wp.data.dispatch( 'core/block-editor' ).resetBlocks( [
			wp.blocks.createBlock( 'design-marketplace/hero', {
				title: text,
			} ),
		] );
	}, words );
	const preview = await openPreview();
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
	await stranger.context().close();
	await preview.close();
} );

test( "a page's preview has the title and the button that are written, a draft's too", async () => {
	const page = await api< Stored >( admin, {
		path: '/wp/v2/pages',
		method: 'POST',
		data: {
			title: `Old name ${ stamp }`,
			status: 'publish',
			content: '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->',
		},
	} );
	await openEditor( admin, `post.php?post=${ page.id }&action=edit` );
	await title( admin ).fill( `New name ${ stamp }` );
	await admin
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByLabel( 'Button text', { exact: true } )
		.fill( 'Press here' );
	await admin
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByLabel( 'Button link', { exact: true } )
		.fill( '/signup' );
	const preview = await openPreview();
	await expect(
		preview.getByRole( 'heading', { name: `New name ${ stamp }` } )
	).toBeVisible();
	await expect(
		preview.getByRole( 'link', { name: 'Press here' } )
	).toHaveAttribute( 'href', /\/signup$/ );
	await preview.close();

	await openEditor( admin, 'post-new.php?post_type=page' );
	await title( admin ).fill( `A draft ${ stamp }` );
	const draft = await openPreview();
	await expect(
		draft.getByRole( 'heading', { name: `A draft ${ stamp }` } )
	).toBeVisible();
	await draft.reload();
	await expect(
		draft.getByRole( 'heading', { name: `A draft ${ stamp }` } )
	).toBeVisible();
	await draft.close();
	const found = await api< { id: number }[] >( admin, {
		path: `/wp/v2/pages?search=${ stamp }&context=edit&status=any`,
	} );
	for ( const { id } of found ) {
		await api( admin, {
			path: `/wp/v2/pages/${ id }?force=true`,
			method: 'DELETE',
		} );
	}
} );
