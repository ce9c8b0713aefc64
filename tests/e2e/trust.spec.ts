// Reports from beginning to end: sent, decided, read, answered and given back. Strangers report by keyboard.
import { expect, test } from '../support/test';
import type { Browser, Page } from '@playwright/test';
import { adminPage, go } from '../support/admin';
import { heading, pageOf, press, tabTo } from '../support/browser';
import { freshEmail, mailTo, mailsTo } from '../support/client.mjs';
import { application, member, mission, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { wp } from '../support/site';
import { DESK, PHONE } from '../support/windows';

const REPORTS = '/design-marketplace/v1/reports';
const SIGNED = /https?:\/\/\S+design_marketplace_\w+=[^\s>")]+/;

const stamp = Date.now().toString( 36 );
let reporter: Member;
let applicant: Member;
let company: Member;

test.beforeAll( async () => {
	[ reporter, applicant, company ] = await Promise.all( [
		member( 'designer', `Mara Meldet ${ stamp }` ),
		member( 'designer', `Ben Bewirbt ${ stamp }` ),
		member( 'contractor', `Ohne Lohn ${ stamp }` ),
	] );
	await work( applicant, `Letters ${ stamp }` );
} );

/** Opens the entry with this title in the administrator's queue. */
async function openInQueue( desk: Page, show: string, title: string ) {
	await go( desk, `admin.php?page=design-marketplace-reports${ show }` );
	await desk
		.locator( '#the-list tr' )
		.filter( { hasText: title } )
		.getByRole( 'link', { name: title } )
		.click();
	await heading( desk, title );
}

/** Subjects of a person's emails that match a pattern, oldest first. */
const subjectsTo = async ( address: string, about: RegExp ) =>
	( await mailsTo( address ) )
		.map( ( { subject } ) => subject )
		.filter( ( subject ) => about.test( subject ) );

/** Sends a report and returns its number. */
const reportSent = async ( page: Page, send: () => Promise< void > ) => {
	const [ answer ] = await Promise.all( [
		page.waitForResponse(
			( response ) =>
				response.url().includes( REPORTS ) &&
				response.request().method() === 'POST'
		),
		send(),
	] );
	return ( await answer.json() ).id as string;
};

const linkIn = ( { text }: { text: string } ): string =>
	text.match( SIGNED )![ 0 ];

/** Opens a link from an email in a browser where nobody is logged in. */
async function openLogged( browser: Browser, link: string ) {
	const page = await pageOf( browser, null, { viewport: PHONE } );
	await page.goto( link );
	return page;
}

test( `a job is reported, hidden, answered for and given back`, async ( {
	browser,
} ) => {
	test.slow();
	const title = `A poster for nothing`;
	const job = await mission( company, title );
	const address = `/project/${ company.slug }/mission/${ job.id }`;
	const hidden = new RegExp( `${ title }.* was hidden` );
	await application( applicant, company, job, 'I would begin at once.' );
	const page = await pageOf( browser, reporter, { viewport: PHONE } );
	// The administrator is told once an hour: no hour has begun.
	wp(
		'eval',
		'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_outbox WHERE event LIKE \'new_reports:%\'" );'
	);
	const desk = await adminPage( browser );
	await desk.setViewportSize( PHONE );
	let report = '';

	await test.step( 'a designer reports it, and loses no word on the way', async () => {
		await page.goto( address );
		const entry = page.getByRole( 'button', {
			name: 'Report this design job',
		} );
		await entry.click();
		const dialog = page.getByRole( 'dialog', {
			name: 'What is wrong with this design job?',
		} );
		await expect( dialog ).toContainText( title );
		await dialog.getByRole( 'radio', { name: /^Work that/ } ).check();
		await dialog
			.getByLabel( /In your words/ )
			.fill( 'They ask for drafts before they choose.' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( entry ).toBeFocused();
		await page.reload();
		await entry.click();
		await expect( dialog.getByLabel( /In your words/ ) ).toHaveValue(
			'They ask for drafts before they choose.'
		);
		report = await reportSent( page, () => press( dialog, 'Report' ) );
		await expect(
			page.getByRole( 'dialog', {
				name: 'We have your report. Thank you.',
			} )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( entry ).toBeFocused();
		const receipt = await mailTo(
			reporter.email,
			new RegExp( `received your report no\\. ${ report }` )
		);
		expect( receipt.text ).toContain( 'a design job' );
		expect( receipt.text ).toContain(
			'We don’t tell anybody who made the report.'
		);
	} );

	await test.step( 'an administrator is told that something waits, and hides it', async () => {
		const notice = await mailTo(
			wp( 'option', 'get', 'admin_email' ),
			/^Waiting for a decision/
		);
		for ( const hint of [ reporter.name, reporter.email, title ] ) {
			expect( notice.text + notice.html ).not.toContain( hint );
		}
		await openInQueue( desk, '', title );
		await expect( desk.getByText( reporter.name ).first() ).toBeVisible();
		await expect(
			desk.getByText( 'They ask for drafts before they choose.' )
		).toBeVisible();
		await desk
			.getByRole( 'radio', {
				name: 'Work that should have been paid was not',
			} )
			.check();
		await desk
			.getByLabel( 'In your own words' )
			.fill( 'Drafts have to be paid.' );
		await press( desk, 'Hide it' );
		await expect( desk.getByText( `Decided: ${ title }.` ) ).toBeVisible();
	} );

	await test.step( 'nobody but its company finds it', async () => {
		for ( const who of [ reporter, null ] ) {
			const other = await pageOf( browser, who, { viewport: PHONE } );
			expect( ( await other.goto( address ) )?.status() ).toBe( 410 );
			await other.context().close();
		}
		const own = await pageOf( browser, applicant, { viewport: PHONE } );
		await own.goto( '/applications' );
		await expect(
			own.getByRole( 'heading', {
				name: 'This design job is not available at the moment.',
			} )
		).toBeVisible();
		await expect( own.getByRole( 'main' ) ).not.toContainText( title );
		await own.context().close();
		const decided = await mailTo(
			reporter.email,
			new RegExp( `report no\\. ${ report } is decided` )
		);
		expect( decided.text ).toContain( 'taken it off the site' );
		expect( decided.text ).not.toContain( 'Drafts have to be paid.' );
	} );

	await test.step( 'its company reads why, on its page and by email, and not who reported', async () => {
		const own = await pageOf( browser, company, { viewport: PHONE } );
		await own.goto( `/project/${ company.slug }` );
		const card = own.getByRole( 'group' ).filter( { hasText: title } );
		await expect( card ).toContainText( 'Hidden' );
		await expect( card ).toContainText( 'Only you can see it' );
		await expect( card ).toContainText( 'Drafts have to be paid.' );
		await expect( card ).toContainText( 'Work that should be paid' );
		const letter = await mailTo( company.email, hidden );
		expect( letter.text ).toContain( 'Drafts have to be paid.' );
		for ( const part of [
			'Only you can see it until an administrator shows it again.',
			'The rule: The terms and conditions of this site',
			'it was reported to us',
			'not a machine',
			'tell us once why you disagree',
			'a court',
		] ) {
			expect( letter.text ).toContain( part );
		}
		for ( const hint of [ reporter.name, reporter.email ] ) {
			expect( letter.text + letter.html ).not.toContain( hint );
		}
		await card
			.getByRole( 'link', {
				name: 'Read the decision and answer it',
			} )
			.click();
		await heading( own, `“${ title }” is hidden.` );
		await own.context().close();
	} );

	await test.step( 'it answers on the signed page, logged out', async () => {
		const letter = await mailTo( company.email, hidden );
		const statement = await openLogged( browser, linkIn( letter ) );
		await heading( statement, `“${ title }” is hidden.` );
		await statement
			.getByRole( 'textbox' )
			.fill( 'We pay every draft: see page two.' );
		await statement
			.getByRole( 'button', { name: 'Send', exact: true } )
			.click();
		await expect(
			statement.getByText( 'We pay every draft: see page two.' )
		).toBeVisible();
		await expect( statement.getByRole( 'textbox' ) ).toHaveCount( 0 );
		await statement.context().close();
	} );

	await test.step( 'an administrator reads the answer and gives it back', async () => {
		await openInQueue( desk, '&show=objections', title );
		await expect(
			desk.getByText( 'We pay every draft: see page two.' ).first()
		).toBeVisible();
		await desk
			.getByLabel( 'In your own words' )
			.fill( 'It is paid after all.' );
		await press( desk, 'Restore it' );
		await expect( desk.getByText( `Decided: ${ title }.` ) ).toBeVisible();
		await desk.context().close();
	} );

	await test.step( 'it is there again, and everybody concerned is told', async () => {
		const back = await mailTo(
			company.email,
			new RegExp( `${ title }.* is shown again` )
		);
		expect( back.text ).toContain( 'reversed our decision' );
		expect( back.text ).toContain( address );
		await page.goto( address );
		await heading( page, title );
		await expect
			.poll( () => subjectsTo( reporter.email, new RegExp( report ) ) )
			.toEqual( [
				`We have received your report no. ${ report }`,
				`Your report no. ${ report } is decided`,
				`Your report no. ${ report } is decided`,
			] );
		const decided = await mailTo(
			reporter.email,
			new RegExp( `report no\\. ${ report } is decided` )
		);
		expect( decided.text ).toContain( 'reversed that decision' );
		const outcome = await openLogged( browser, linkIn( decided ) );
		await heading( outcome, 'Your report' );
		await expect( outcome.getByRole( 'status' ) ).toContainText(
			'reversed that decision'
		);
		await outcome.context().close();
		const statement = await openLogged(
			browser,
			linkIn( await mailTo( company.email, hidden ) )
		);
		await expect( statement.getByRole( 'main' ) ).toContainText(
			'It is paid after all.'
		);
		await statement.context().close();
		const own = await pageOf( browser, company, { viewport: PHONE } );
		await own.goto( `/project/${ company.slug }` );
		await expect(
			own.getByRole( 'group' ).filter( { hasText: title } )
		).not.toContainText( 'Only you can see it' );
		await own.context().close();
	} );

	await test.step( 'nobody got a mail that is not theirs', async () => {
		expect(
			await subjectsTo( applicant.email, /report|hidden|shown/i )
		).toEqual( [] );
		expect( await subjectsTo( company.email, /report/i ) ).toEqual( [] );
		expect(
			await subjectsTo(
				company.email,
				new RegExp( `${ title }.*(hidden|shown)` )
			)
		).toEqual( [
			expect.stringMatching( hidden ),
			expect.stringMatching( /is shown again/ ),
		] );
		expect( await subjectsTo( reporter.email, /hidden|shown/i ) ).toEqual(
			[]
		);
	} );
} );

test( 'a project is reported from the slideshow, whose arrow keys stay still meanwhile', async ( {
	browser,
} ) => {
	await work( applicant, `Signs ${ stamp }` );
	const page = await pageOf( browser, company );
	await page.goto( `/designer/${ applicant.slug }` );
	await page.getByRole( 'button', { name: `Open Signs ${ stamp }` } ).click();
	const show = page.getByRole( 'dialog', { name: `Signs ${ stamp }` } );
	const entry = show.getByRole( 'button', { name: 'Report this project' } );
	await entry.click();
	const dialog = page.getByRole( 'dialog', {
		name: 'What is wrong with this project?',
	} );
	await dialog.getByRole( 'radio', { name: /^Spam/ } ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowRight' );
	await expect(
		dialog.getByRole( 'radio', { name: /^Offensive/ } )
	).toBeChecked();
	await expect( show.getByText( `Signs ${ stamp }` ).first() ).toBeVisible();
	await press( dialog, 'Report' );
	await page
		.getByRole( 'dialog', { name: /^We have your report/ } )
		.getByRole( 'button', { name: 'Close' } )
		.last()
		.click();
	await expect( entry ).toBeFocused();
} );

test( `a stranger reports a page by keyboard alone`, async ( { browser } ) => {
	const email = freshEmail( 'stranger' );
	const page = await pageOf( browser, null, { viewport: DESK } );
	await page.goto( `/designer/${ applicant.slug }` );
	const way = page
		.getByRole( 'contentinfo' )
		.getByRole( 'link', { name: 'Report this page' } );
	await tabTo( page, way );
	await page.keyboard.press( 'Enter' );
	await heading( page, 'Report a page' );
	await expect( page.getByLabel( 'Address of the page' ) ).toHaveValue(
		new RegExp( `/designer/${ applicant.slug }$` )
	);
	await expect(
		page.getByRole( 'main' ).getByText( applicant.name )
	).toBeVisible();

	const send = page
		.getByRole( 'main' )
		.getByRole( 'button', { name: 'Report' } );
	await tabTo( page, send );
	await page.keyboard.press( 'Enter' );
	const reasons = page.getByRole( 'group', { name: 'Reason' } );
	await expect( reasons ).toHaveAccessibleDescription(
		'Please choose a reason.'
	);
	await expect( reasons.getByRole( 'radio' ).first() ).toBeFocused();
	await page.keyboard.press( 'Space' );
	for ( let more = 0; more < 3; more++ ) {
		await page.keyboard.press( 'ArrowDown' );
	}
	await expect(
		page.getByRole( 'radio', { name: /^Somebody else/ } )
	).toBeChecked();
	await tabTo( page, page.getByLabel( /In your words/ ) );
	await page.keyboard.type( 'The second picture is mine.' );
	await tabTo( page, page.getByLabel( 'Your name' ) );
	await page.keyboard.type( 'Lin Fremd' );
	await tabTo( page, page.getByLabel( 'Your email address' ) );
	await page.keyboard.type( email );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', {
			name: 'We have your report. Thank you.',
		} )
	).toBeVisible();
	const receipt = await mailTo( email, /received your report/ );
	expect( receipt.text ).toContain( 'a profile' );
	expect( receipt.text ).not.toContain( 'Lin Fremd' );
} );
