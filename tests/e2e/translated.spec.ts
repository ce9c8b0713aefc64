// Pages that the browser translates from before the app starts: nothing breaks, and what changes is what is read.
import { expect, test } from '../support/test';
import type { Browser, Page } from '@playwright/test';
import { heading, pageOf, pictureFile, press } from '../support/browser';
import { person } from '../support/client.mjs';
import {
	application,
	close,
	member,
	mission,
	work,
} from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { keepTranslated } from '../support/translate';
import { DESK } from '../support/windows';

const stamp = Date.now().toString( 36 );
let designer: Member;
let company: Member;
let job: { id: number };
let fault: unknown;

test.beforeAll( async () => {
	[ designer, company ] = await Promise.all( [
		member( 'designer', `Ursa Setzt ${ stamp }` ),
		member( 'contractor', `Falz ${ stamp }` ),
	] );
	await work( designer, `First ${ stamp }` );
	await work( designer, `Second ${ stamp }` );
	job = await mission( company, `A leaflet ${ stamp }` );
	await close( company, await mission( company, `A label ${ stamp }` ) );
	await application( designer, company, job, 'I fold by hand.' );
} );

test.beforeEach( () => {
	fault = undefined;
} );

test.afterEach( () => expect( fault ).toBeUndefined() );

async function translated( browser: Browser, who: Member | null ) {
	const page = await pageOf( browser, who, { viewport: DESK } );
	await keepTranslated( page.context() );
	page.on( 'pageerror', ( error ) => {
		fault ??= error;
	} );
	return page;
}

const field = ( page: Page, label: string | RegExp ) =>
	page.getByRole( 'main' ).getByLabel( label );
const total = async ( role: string, filters: object, header: string ) =>
	Number(
		(
			await person().get( '/wp/v2/users', {
				role,
				per_page: 1,
				...filters,
			} )
		).headers.get( header )
	);

test( 'the lists say anew how many there are', async ( { browser } ) => {
	const page = await translated( browser, null );
	await page.goto( '/designers' );
	await heading( page, /^\d+ designers$/ );
	await expect( page.locator( 'h1 > font' ) ).toBeVisible();
	const students = await total( 'designer', { level: 1 }, 'X-WP-Total' );
	await field( page, 'Experience' ).selectOption( '1' );
	await heading( page, new RegExp( `^${ students } designers?$` ) );

	await page.goto( '/jobs' );
	const all = await total( 'contractor', {}, 'X-DM-Jobs-Total' );
	await heading( page, `${ all } design jobs` );
	const skills = page.locator( 'details.filter' );
	await skills.locator( 'summary' ).click();
	await skills.getByRole( 'checkbox' ).first().check();
	await expect(
		page.getByRole( 'heading', { level: 1, name: `${ all } design jobs` } )
	).toHaveCount( 0 );
	await heading( page, /^\d+ design jobs?$/ );
} );

test( 'a designer does what there is to do', async ( { browser } ) => {
	test.slow();
	const page = await translated( browser, designer );

	await test.step( 'past jobs are shown and hidden', async () => {
		await page.goto( `/project/${ company.slug }` );
		await press( page, 'Show past jobs' );
		await expect( page.getByText( `A label ${ stamp }` ) ).toBeVisible();
		await press( page, 'Hide past jobs' );
		await expect(
			page.getByRole( 'button', { name: 'Show past jobs' } )
		).toBeVisible();
	} );

	await test.step( 'settings are saved', async () => {
		await page.goto( '/settings' );
		await field( page, /^Bio/ ).fill( 'Folds by hand.' );
		await press( page, 'Save' );
		await expect(
			page.getByRole( 'status' ).filter( { hasText: 'Saved!' } )
		).toBeAttached();
		await page.getByRole( 'tab', { name: 'Account' } ).click();
		await field( page, /^Current password/ ).fill( 'not this one' );
		await field( page, /^New password/ ).fill( 'long enough' );
		await field( page, /^Repeat new password/ ).fill( 'long enough' );
		await press( page, 'Save' );
		await expect(
			field( page, /^Current password/ )
		).toHaveAccessibleDescription( /not correct/ );
	} );

	await test.step( 'a conversation is opened and answered', async () => {
		await page.goto( '/messages' );
		await page.getByRole( 'link', { name: company.name } ).first().click();
		await heading( page, company.name );
		const words = page
			.getByRole( 'form', { name: 'Your message' } )
			.getByRole( 'textbox' );
		await words.fill( 'Shall I bring a fold?' );
		await words.press( 'Control+Enter' );
		const log = page.getByRole( 'log' );
		await expect( log ).toContainText( 'Shall I bring a fold?' );
		await expect( log ).not.toContainText( 'Sending' );
		await expect( log.getByText( 'Shall I bring a fold?' ) ).toHaveCount(
			1
		);
	} );

	await test.step( 'a search is saved, paused and deleted', async () => {
		await page.goto( `/jobs?search=leaflet` );
		await press( page, 'Save this search' );
		await press( page, 'Save' );
		await expect(
			page
				.getByRole( 'main' )
				.getByText( /^Saved: Design jobs/ )
				.first()
		).toBeVisible();
		await page.goto( '/settings/searches' );
		await press( page, /^Pause/ );
		await press( page, /^Resume/ );
		await press( page, /^Delete/ );
		await press( page.getByRole( 'alertdialog' ), 'Delete' );
		await expect(
			page.getByRole( 'heading', {
				name: 'You have saved no search yet.',
			} )
		).toBeVisible();
	} );

	await test.step( 'a project with a picture is refused, mended and published', async () => {
		await page.goto( '/designer/editwork' );
		await page
			.getByRole( 'group', { name: 'Picture 1' } )
			.locator( 'input[type=file]' )
			.setInputFiles( pictureFile( 900, 600 ) );
		const dialog = page.getByRole( 'dialog', {
			name: 'Crop your picture',
		} );
		await press( dialog, 'Use this picture' );
		await expect( dialog ).toBeHidden();
		await press( page, 'Publish project' );
		await expect(
			page.getByRole( 'main' ).getByRole( 'alert' ).first()
		).toBeVisible();
		await page
			.getByLabel( 'Name', { exact: true } )
			.fill( `Third ${ stamp }` );
		await page.getByLabel( 'Client' ).fill( 'Falz' );
		await page.getByLabel( 'Month' ).selectOption( 'January' );
		await page.getByLabel( 'Year' ).selectOption( '2020' );
		await page.getByLabel( 'Description' ).fill( 'Folded.' );
		await press( page, 'Publish project' );
		await heading( page, designer.name );
	} );

	await test.step( 'the slideshow goes on', async () => {
		const show = page.getByRole( 'dialog' );
		await press( page, `Open Second ${ stamp }` );
		await expect( show ).toHaveAccessibleName( `Second ${ stamp }` );
		await press( show, new RegExp( `^Next project: First ${ stamp }` ) );
		await expect( show ).toHaveAccessibleName( `First ${ stamp }` );
		await expect(
			show.getByText( `First ${ stamp }`, { exact: true } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( show ).toBeHidden();
		// Closing steps back, and a step under way stops the next visit.
		await expect( page ).toHaveURL( /\/designer\/[^/]+$/ );
	} );

	await test.step( 'a job is reported', async () => {
		await page.goto( `/project/${ company.slug }/mission/${ job.id }` );
		await press( page, 'Report this design job' );
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'radio', { name: /^Work that/ } ).check();
		await press( dialog, 'Report' );
		await expect(
			page.getByRole( 'dialog', {
				name: 'We have your report. Thank you.',
			} )
		).toBeVisible();
	} );
} );

test( 'a company decides and closes', async ( { browser } ) => {
	const page = await translated( browser, company );
	await page.goto( `/project/${ company.slug }/mission/${ job.id }` );
	const row = page.getByRole( 'listitem', { name: designer.name } );
	const stage = ( name: string ) => row.getByRole( 'radio', { name } );
	await stage( 'Short list' ).click();
	await expect( stage( 'Short list' ) ).toBeChecked();
	await expect(
		page
			.getByRole( 'navigation', { name: 'Stages' } )
			.getByRole( 'link', { name: '1 Short list' } )
	).toBeVisible();
	await expect( row ).toContainText( 'Not told yet' );
	await row.getByRole( 'button', { name: /^Undo/ } ).click();
	await expect( row ).not.toContainText( 'Not told yet' );

	await press( page, 'Close mission' );
	const dialog = page.getByRole( 'alertdialog' );
	await dialog.getByRole( 'radio', { name: /Yes, here/ } ).check();
	await dialog.getByRole( 'checkbox', { name: designer.name } ).check();
	await press( dialog, 'Close mission' );
	await expect( dialog ).toBeHidden();
	await expect(
		page
			.getByRole( 'status' )
			.filter( { hasText: 'The mission is closed.' } )
	).toHaveCount( 1 );
} );
