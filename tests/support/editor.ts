// wp-admin as its administrator has it: logged in by the form, in the block editor, without core's welcome.
import { expect } from '@playwright/test';
import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { adminPage } from './admin';

interface ApiRequest {
	path: string;
	method?: string;
	data?: Record< string, unknown >;
}

/** The part of the editor's window that tests use. */
interface EditorWindow {
	wp: {
		apiFetch: < T >( request: ApiRequest ) => Promise< T >;
		data: {
			dispatch: ( store: string ) => {
				set: ( scope: string, name: string, value: unknown ) => void;
			};
			select: ( store: string ) => {
				getCurrentPostId: () => number | null;
			};
		};
	};
}

/** A page of the administrator, logged in. */
export const administrator = ( browser: Browser ): Promise< Page > =>
	adminPage( browser, 'profile.php' );

/** Calls the REST API as the current user; the editor must be open. */
export const api = < T >( page: Page, request: ApiRequest ): Promise< T > =>
	page.evaluate(
		( sent ) =>
			( window as unknown as EditorWindow ).wp
				.apiFetch< T >( sent )
				.catch( ( { message } ) => {
					throw new Error( message );
				} ),
		request
	);

/** Opens the editor at an address of wp-admin, such as `post-new.php?post_type=page`. */
export async function openEditor( page: Page, address: string ) {
	await page.goto( `/wp-admin/${ address }` );
	await page.waitForFunction(
		() => {
			const { wp } = window as unknown as Partial< EditorWindow >;
			return !! wp?.data?.select( 'core/editor' )?.getCurrentPostId();
		},
		null,
		// Core's editor is megabytes of scripts.
		{ timeout: 30_000 }
	);
	await page.evaluate( () => {
		const { set } = ( window as unknown as EditorWindow ).wp.data.dispatch(
			'core/preferences'
		);
		set( 'core/edit-post', 'welcomeGuide', false );
		set( 'core', 'enableChoosePatternModal', false );
		set( 'core/edit-post', 'fullscreenMode', true );
	} );
	await expect( title( page ) ).toBeVisible();
	const settings = page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Settings', exact: true } );
	if ( ( await settings.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await settings.click();
	}
}

/** The document that is written. */
export const canvas = ( page: Page ): FrameLocator =>
	page.frameLocator( 'iframe[name="editor-canvas"]' );

export const title = ( page: Page ): Locator =>
	canvas( page ).getByRole( 'textbox', { name: 'Add title' } );

export const sidebar = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor settings' } );

export const block = ( page: Page, name: string ): Locator =>
	canvas( page ).getByRole( 'document', { name: `Block: ${ name }` } );

export async function pickBlock( page: Page, name: string ) {
	await block( page, name ).click( { position: { x: 4, y: 4 } } );
	await expect(
		sidebar( page ).getByRole( 'heading', { name, exact: true } ).first()
	).toBeVisible();
}

/** Searches the inserter for some words. */
export async function searchBlocks( page: Page, words: string ) {
	const inserter = page.getByRole( 'button', {
		name: 'Block Inserter',
		exact: true,
	} );
	if ( ( await inserter.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await inserter.click();
	}
	await page
		.getByRole( 'region', { name: 'Block Library' } )
		.getByRole( 'searchbox' )
		.fill( words );
	return page
		.getByRole( 'listbox', { name: 'Blocks' } )
		.getByRole( 'option', { name: words, exact: true } );
}

export async function addBlock( page: Page, name: string ) {
	await ( await searchBlocks( page, name ) ).click();
	await expect( block( page, name ) ).toBeVisible();
}

/** Writes a text where it stands in a block of the canvas. */
export const write = (
	page: Page,
	name: string,
	label: string,
	text: string
) =>
	block( page, name )
		.getByRole( 'textbox', { name: label, exact: true } )
		.fill( text );

/** Uploads a file in the media library's dialog and selects it. */
export async function upload(
	page: Page,
	file: { name: string; mimeType: string; buffer: Buffer }
) {
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await dialog.locator( 'input[type="file"]' ).setInputFiles( file );
	await dialog.getByRole( 'button', { name: 'Select', exact: true } ).click();
	await expect( dialog ).toBeHidden();
}

export async function update( page: Page ) {
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect(
		page.getByTestId( 'snackbar' ).filter( { hasText: /updated|Saved/ } )
	).toBeVisible();
}

export async function publish( page: Page ) {
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await expect(
		page.getByTestId( 'snackbar' ).filter( { hasText: /published/i } )
	).toBeVisible();
}
