// The candidate board: what its owner does with the keyboard alone, takes back, compares and writes down.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { sideways } from '../support/axe';
import { heading, pageOf, press, tabTo } from '../support/browser';
import { application, member, mission, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { DESK, PHONE } from '../support/windows';

let contractor: Member;
let designers: Member[];
let job: { id: number };

const NAMES = [ 'Ada Eins', 'Bo Zwei', 'Cy Drei' ];

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	const [ owner, ...people ] = await Promise.all( [
		member( 'contractor', `Table ${ stamp }` ),
		...NAMES.map( ( name ) => member( 'designer', name ) ),
	] );
	contractor = owner;
	designers = people;
	job = await mission( contractor, 'A table' );
	for ( const designer of designers ) {
		await work( designer, `Work of ${ designer.name }` );
		await application(
			designer,
			contractor,
			job,
			`I am ${ designer.name }.`
		);
	}
} );

const address = () => `/project/${ contractor.slug }/mission/${ job.id }`;
const rowOf = ( page: Page, name: string ) =>
	page.getByRole( 'listitem', { name: new RegExp( name ) } );
const stage = ( page: Page, name: string, stageName: string ) =>
	rowOf( page, name ).getByRole( 'radio', { name: stageName } );
const tab = ( page: Page, name: string ) =>
	page
		.getByRole( 'navigation', { name: 'Stages' } )
		.getByRole( 'link', { name } );
const stageNow = async ( id: number ) =>
	(
		await contractor.api.get( `/wp/v2/application?mission=${ id }` )
	).body.map( ( { stage: now }: { stage: string } ) => now );

async function open( page: Page ) {
	await page.goto( address() );
	await heading( page, 'A table' );
	await expect( rowOf( page, 'Ada Eins' ) ).toBeVisible();
}

test( `with the keyboard alone: scan, decide, take back, write down, come back from a portfolio`, async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor, { viewport: DESK } );
	await open( page );
	await page.keyboard.press( 'j' );
	await expect( rowOf( page, 'Ada Eins' ) ).toBeFocused();
	await page.keyboard.press( 'j' );
	await expect( rowOf( page, 'Bo Zwei' ) ).toBeFocused();
	await page.keyboard.press( 's' );
	await expect( stage( page, 'Bo Zwei', 'Short list' ) ).toBeChecked();
	await expect( tab( page, '1 Short list' ) ).toBeVisible();
	await expect( rowOf( page, 'Bo Zwei' ) ).toContainText(
		/Not told yet, (10|9) minutes left/
	);
	await expect.poll( () => stageNow( job.id ) ).toContain( 'shortlisted' );
	await page.keyboard.press( 'd' );
	await expect( stage( page, 'Bo Zwei', 'Declined' ) ).toBeChecked();
	await page.keyboard.press( 'u' );
	await expect( stage( page, 'Bo Zwei', 'New' ) ).toBeChecked();
	await expect( rowOf( page, 'Bo Zwei' ) ).not.toContainText(
		'Not told yet'
	);
	await expect
		.poll( () => stageNow( job.id ) )
		.toEqual( [ 'new', 'new', 'new' ] );

	await page.keyboard.press( 'e' );
	const note = page.getByLabel( 'Note on Bo Zwei' );
	await expect( note ).toBeFocused();
	// In a field the keys are letters.
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'such discussed' );
	await expect( note ).toHaveValue( 'such discussed' );
	await expect( rowOf( page, 'Bo Zwei' ) ).toContainText( 'Saved' );
	await page.keyboard.press( 'Escape' );
	await expect( rowOf( page, 'Bo Zwei' ) ).toBeFocused();

	// Arrow keys move along the stages, Enter sets.
	await tabTo( page, stage( page, 'Bo Zwei', 'New' ) );
	await page.keyboard.press( 'ArrowRight' );
	await expect( stage( page, 'Bo Zwei', 'Short list' ) ).toBeFocused();
	await expect( stage( page, 'Bo Zwei', 'New' ) ).toBeChecked();
	await page.keyboard.press( 'Enter' );
	await expect( stage( page, 'Bo Zwei', 'Short list' ) ).toBeChecked();
	await tabTo(
		page,
		rowOf( page, 'Bo Zwei' ).getByRole( 'button', { name: /^Undo/ } )
	);
	await page.keyboard.press( 'Enter' );
	await expect( stage( page, 'Bo Zwei', 'New' ) ).toBeChecked();

	await page.keyboard.press( 'k' );
	await page.keyboard.press( 'j' );
	await expect( rowOf( page, 'Bo Zwei' ) ).toBeFocused();
	await page.keyboard.press( 'o' );
	await heading( page, 'Bo Zwei' );
	await page.goBack();
	await expect( rowOf( page, 'Bo Zwei' ) ).toBeFocused();
} );

test( `several at once, side by side, and found again`, async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor, { viewport: PHONE } );
	await open( page );

	await test.step( 'who has been in view for three seconds has been read', async () => {
		const row = rowOf( page, 'Cy Drei' );
		await row.scrollIntoViewIfNeeded();
		await expect( row ).not.toContainText( 'Not read' );
		const [ letter ] = (
			await designers[ 2 ]?.api.get( '/wp/v2/application' )
		)?.body;
		expect( letter.seen ).toMatch( /^20\d\d-/ );
	} );

	for ( const name of [ 'Ada Eins', 'Cy Drei' ] ) {
		await rowOf( page, name ).getByRole( 'checkbox' ).check();
	}
	const selection = page.getByRole( 'region', { name: 'Selection' } );
	await expect( selection ).toContainText( '2 selected' );
	await press( selection, 'Short list' );
	await expect( stage( page, 'Cy Drei', 'Short list' ) ).toBeChecked();
	await expect(
		page.getByText( '2 candidates: Short list. Not told yet.' ).last()
	).toBeVisible();
	await expect( tab( page, '2 Short list' ) ).toBeVisible();
	expect( await sideways( page ) ).toBe( 0 );
	await tab( page, '2 Short list' ).click();
	await expect( page ).toHaveURL( /stage=shortlisted/ );
	await expect(
		page.getByRole( 'main' ).getByRole( 'listitem' )
	).toHaveCount( 2 );
	await press( page, 'Undo' );
	await expect
		.poll( () => stageNow( job.id ) )
		.toEqual( [ 'new', 'new', 'new' ] );

	await tab( page, '3 All' ).click();
	await page.getByLabel( 'Name or keywords' ).fill( 'Zwei' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'listitem' )
	).toHaveCount( 1 );
	await page.getByLabel( 'Name or keywords' ).fill( '' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'listitem' )
	).toHaveCount( 3 );
	for ( const name of [ 'Ada Eins', 'Bo Zwei' ] ) {
		await rowOf( page, name ).getByRole( 'checkbox' ).check();
	}
	await press( selection, 'Compare' );
	const table = page.getByRole( 'group', {
		name: 'Portfolios side by side',
	} );
	const piece = table.getByRole( 'button', { name: 'Work of Ada Eins' } );
	await piece.click();
	await expect(
		page.getByRole( 'dialog', { name: 'Work of Ada Eins' } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( piece ).toBeFocused();
	await expect( table.getByRole( 'heading', { level: 3 } ) ).toHaveText( [
		'Ada Eins',
		'Bo Zwei',
	] );
	expect( await sideways( page ) ).toBe( 0 );
	await page.getByRole( 'link', { name: 'Back to 3 candidates' } ).click();
	await expect( rowOf( page, 'Bo Zwei' ) ).toBeVisible();

	await test.step( 'the table of all candidates is a file', async () => {
		const file = page.waitForEvent( 'download' );
		await press( page, 'As table (CSV)' );
		expect( ( await file ).suggestedFilename() ).toBe(
			`candidates-${ job.id }.csv`
		);
	} );
} );
