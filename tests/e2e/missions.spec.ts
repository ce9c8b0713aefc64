// The life of a design job, on a phone and on a desk: posted, changed, closed, deleted, whatever the network does.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { mailsTo, mailTo } from '../support/client.mjs';
import { heading, pageOf, press, tabTo } from '../support/browser';
import {
	application,
	close,
	member,
	mission,
	sessionOf,
} from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import {
	answerNext,
	breakNext,
	countOf,
	loseAnswer,
	slowly,
} from '../support/trouble';
import { DESK, PHONE } from '../support/windows';

const MISSION = /\/wp\/v2\/mission/;
const FAILED = "Can't create new mission";
const BAD_DATE = 'Please check the postingDate date format : DD/MM/YYYY';

let contractor: Member;
let candidates: Member[];

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	[ contractor, ...candidates ] = await Promise.all( [
		member( 'contractor', `Bell Works ${ stamp }` ),
		member( 'designer', `Ada Glocke ${ stamp }` ),
		member( 'designer', `Bo Glocke ${ stamp }` ),
	] );
} );

const project = () => `/project/${ contractor.slug }`;

const jobs = async () =>
	( await contractor.api.get( '/wp/v2/mission', { author: contractor.id } ) )
		.body;

const jobCard = ( page: Page, title: string ) =>
	page.getByRole( 'group' ).filter( {
		has: page.getByRole( 'heading', { name: title, exact: true } ),
	} );

/** Its complaint, where one looks and where one listens. */
async function complains( field: Locator, words: string ) {
	await expect( field ).toHaveAccessibleDescription(
		new RegExp( words.replace( /[()]/g, '.' ) )
	);
	await expect(
		field.page().getByRole( 'alert' ).getByText( words )
	).toBeVisible();
}

const closedMails = async ( { email }: Member ) =>
	( await mailsTo( email ) ).filter( ( { subject } ) =>
		/closed/i.test( subject )
	);

test( `a job is posted, changed and deleted, whatever the network does`, async ( {
	browser,
} ) => {
	const title = `A bell of bronze`;
	const page = await pageOf( browser, contractor, { viewport: DESK } );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	const objective = page.getByLabel( 'Objective' );
	const scope = page.getByLabel( 'Design scope' );
	const day = page.getByRole( 'textbox', { name: 'Posting date' } );
	const skill = page.getByLabel( 'Skill' );
	const alert = page.getByRole( 'main' ).getByRole( 'alert' ).first();
	const is = async () => {
		await expect( objective ).toHaveValue( title );
		await expect( scope ).toHaveValue( 'It rings.\nTwice.' );
		await expect( day ).toHaveValue( '24/12/2026' );
		await expect( skill ).not.toHaveValue( '' );
	};

	await test.step( 'every complaint is on its field, and goes when its cause does', async () => {
		await page.goto( '/project/editmission' );
		await heading( page, 'Post design job' );
		await day.fill( '31/02/2026' );
		await press( page, 'Publish' );
		await expect( objective ).toBeFocused();
		const complaints: [ Locator, string ][] = [
			[ objective, 'Missing name field' ],
			[ scope, 'Missing design scope' ],
			[ day, BAD_DATE ],
		];
		for ( const [ field, words ] of complaints ) {
			await complains( field, words );
		}
		const { status, body } = await contractor.api.post( '/wp/v2/mission', {
			postingDate: '31/02/2026',
		} );
		expect( status ).toBe( 400 );
		expect( body.errors ).toEqual(
			complaints.map( ( [ , words ] ) => words )
		);
		await objective.fill( 'x'.repeat( 81 ) );
		await expect( objective ).toHaveValue( 'x'.repeat( 80 ) );
		await objective.fill( title );
		await scope.fill( 'It rings.\nTwice.' );
		// A phone's digits have no stroke among them.
		await day.fill( '' );
		await day.pressSequentially( '01122026' );
		await expect( day ).toHaveValue( '01/12/2026' );
		await expect( alert ).toBeEmpty();
		for ( const [ field, words ] of complaints ) {
			await expect( field ).not.toHaveAccessibleDescription(
				new RegExp( words )
			);
		}
		await day.fill( '2.12.2026' );
		await expect( day ).toHaveValue( '2/12/2026' );
	} );

	await test.step( 'the day is picked by keyboard, the skill is one', async () => {
		const field = page.locator( '.with-button', { has: day } );
		const picker = field.locator( 'input[type=date]' );
		await picker.evaluate( ( input: HTMLInputElement ) => {
			input.showPicker = () => {
				input.dataset.shown = input.value;
			};
		} );
		const button = field.getByRole( 'button', {
			name: 'Choose a day',
		} );
		await tabTo( page, button );
		await page.keyboard.press( 'Enter' );
		await expect( picker ).toHaveAttribute( 'data-shown', '2026-12-02' );
		await picker.fill( '2026-12-24' );
		await expect( day ).toHaveValue( '24/12/2026' );
		await skill.selectOption( { index: 1 } );
		expect( await skill.getAttribute( 'multiple' ) ).toBeNull();
	} );

	await test.step( 'a reload brings everything back', async () => {
		await page.reload();
		await expect( page.getByText( /^Your draft from/ ) ).toBeVisible();
		await is();
	} );

	await test.step( 'what fails is said, what is sent twice is there once', async () => {
		await breakNext( page, MISSION );
		await press( page, 'Publish' );
		await expect( alert ).toContainText( FAILED );
		await is();
		await loseAnswer(
			page,
			'*/wp/v2/mission*',
			() => press( page, 'Publish' ),
			() => expect( alert ).toBeEmpty()
		);
		await expect( alert ).toContainText( FAILED );
		// The name of what was sent comes through a reload, too.
		await page.reload();
		await is();
		const sent = countOf( page, MISSION );
		const publish = page.getByRole( 'button', {
			name: 'Publish',
			exact: true,
		} );
		await slowly( page, async () => {
			await publish.dblclick();
			await expect( publish ).toHaveAttribute( 'aria-busy', 'true' );
			await expect( page ).toHaveURL( /\/project\/bell/ );
		} );
		await heading( page, contractor.name );
		await expect(
			page.getByText( 'Published. Here is how others see it.' )
		).toBeVisible();
		await expect( jobCard( page, title ) ).toBeVisible();
		await expect( jobCard( page, title ) ).toContainText(
			'Posted 24 December 2026'
		);
		expect( sent() ).toBe( 1 );
		const made = ( await jobs() ).filter(
			( job: { close: boolean } ) => ! job.close
		);
		expect( made ).toHaveLength( 1 );
		expect( made[ 0 ] ).toMatchObject( {
			title: { rendered: title },
			description: 'It rings.\nTwice.',
			postingDate: '2026/12/24',
			status: 'publish',
		} );
		expect( made[ 0 ].skill ).toHaveLength( 1 );
	} );

	await test.step( 'the way back leads to an empty form', async () => {
		await page.goBack();
		await heading( page, 'Post design job' );
		await expect( objective ).toHaveValue( '' );
		await page.goForward();
		await heading( page, contractor.name );
	} );

	await test.step( 'a change is refused in the server’s words, then taken', async () => {
		await jobCard( page, title )
			.getByRole( 'link', { name: 'Edit' } )
			.click();
		await heading( page, 'Edit design job' );
		await is();
		await scope.fill( 'It rings once.' );
		await answerNext( page, MISSION, {
			status: 200,
			json: {
				code: 'x',
				message: 'Not today.',
				data: { status: 403 },
			},
		} );
		await press( page, 'Publish' );
		await expect( alert ).toContainText( 'Not today.' );
		await expect( scope ).toHaveValue( 'It rings once.' );
		await press( page, 'Publish' );
		await heading( page, contractor.name );
		await expect(
			page.getByText( 'Your changes are online.' )
		).toBeVisible();
		await expect( jobCard( page, title ) ).toContainText(
			'It rings once.'
		);
	} );

	await test.step( 'it is deleted, but not before one has been asked', async () => {
		const dialog = page.getByRole( 'alertdialog' );
		const remove = jobCard( page, title ).getByRole( 'button', {
			name: 'Delete',
		} );
		await remove.click();
		await expect(
			dialog.getByRole( 'button', { name: 'Cancel' } )
		).toBeFocused();
		// The focus stays inside, and goes back where it came from.
		for ( let tabs = 0; tabs < 4; tabs++ ) {
			await page.keyboard.press( 'Tab' );
			await expect(
				page.locator( 'main :focus, header :focus, footer :focus' )
			).toHaveCount( 0 );
		}
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( remove ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await breakNext( page, MISSION );
		await press( dialog, 'Delete' );
		const failed = dialog
			.getByRole( 'alert' )
			.getByText( 'Impossible de supprimer', { exact: true } );
		await expect( failed ).toBeVisible();
		await loseAnswer(
			page,
			'*/wp/v2/mission/*',
			() => press( dialog, 'Delete' ),
			() => expect( failed ).toBeHidden()
		);
		await expect( failed ).toBeVisible();
		await press( dialog, 'Delete' );
		await expect( dialog ).toBeHidden();
		await expect( jobCard( page, title ) ).toHaveCount( 0 );
	} );

	await page.context().close();
} );

test( `closing names the mails of this moment, and sends each once`, async ( {
	browser,
} ) => {
	const title = `A gong of bronze`;
	const job = await mission( contractor, title );
	const mailsBefore = await Promise.all( candidates.map( closedMails ) );
	const page = await pageOf( browser, contractor, { viewport: PHONE } );
	await page.goto( project() );
	await expect( jobCard( page, title ) ).toContainText(
		'No application yet'
	);
	// The page still says nobody when they apply.
	for ( const candidate of candidates ) {
		await application( candidate, contractor, job, 'Me!' );
	}
	const dialog = page.getByRole( 'alertdialog', {
		name: `Close “${ title }”?`,
	} );
	const confirm = dialog.getByRole( 'button', { name: 'Close mission' } );
	await breakNext( page, MISSION, 'GET' );
	await press( jobCard( page, title ), 'Close mission' );
	await expect( dialog.getByRole( 'alert' ) ).toContainText(
		'The server cannot be reached. Please try again.'
	);
	await expect( confirm ).toHaveAttribute( 'aria-disabled', 'true' );
	await press( dialog, 'Try again' );
	await expect( dialog ).toContainText(
		'2 emails will be sent to inform candidates.'
	);
	await expect( dialog.getByRole( 'alert' ) ).toHaveCount( 0 );
	await breakNext( page, MISSION );
	await confirm.click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText(
		'The server cannot be reached. Please try again.'
	);
	const sent = countOf( page, MISSION );
	await slowly( page, async () => {
		await confirm.dblclick();
		await expect( dialog ).toBeHidden();
	} );
	expect( sent() ).toBe( 1 );
	await expect(
		page
			.getByRole( 'main' )
			.getByText( 'The mission is closed. 2 emails are on their way.' )
	).toBeVisible();
	await expect( jobCard( page, title ) ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'heading', { level: 2, name: /design jobs?$/i } )
	).toBeFocused();
	const toggle = page.getByRole( 'button', { name: /past jobs/ } );
	await expect( toggle ).toHaveText( 'Show past jobs' );
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	await toggle.click();
	await expect( jobCard( page, title ) ).toContainText( 'Closed' );
	await expect( toggle ).toHaveText( 'Hide past jobs' );
	await toggle.click();
	await expect( jobCard( page, title ) ).toHaveCount( 0 );
	await page.reload();
	await press( page, 'Show past jobs' );
	await jobCard( page, title ).getByRole( 'heading' ).click();
	await expect(
		jobCard( page, title ).getByRole( 'button', {
			name: 'Close mission',
		} )
	).toHaveCount( 0 );
	for ( const [ index, candidate ] of candidates.entries() ) {
		const before = mailsBefore[ index ]?.length ?? 0;
		await mailTo( candidate.email, new RegExp( 'closed', 'i' ) );
		await expect
			.poll( async () => ( await closedMails( candidate ) ).length )
			.toBe( before + 1 );
	}
	await contractor.api.del( `/wp/v2/mission/${ job.id }` );
	await page.context().close();
} );

test( 'a job closed in another window is not closed again', async ( {
	browser,
} ) => {
	const job = await mission( contractor, 'A cowbell' );
	const page = await pageOf( browser, contractor );
	await page.goto( project() );
	await expect( jobCard( page, 'A cowbell' ) ).toBeVisible();
	await close( contractor, job );
	await press( jobCard( page, 'A cowbell' ), 'Close mission' );
	const dialog = page.getByRole( 'alertdialog' );
	await expect( dialog.getByRole( 'alert' ) ).toContainText(
		'This design job is closed.'
	);
	await expect(
		dialog.getByRole( 'button', { name: 'Close mission' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	await contractor.api.del( `/wp/v2/mission/${ job.id }` );
} );

test( 'a job has a page of its own, at its company’s address alone', async ( {
	browser,
} ) => {
	const job = await mission( contractor, 'A carillon' );
	const other = await member( 'contractor', 'Another Foundry' );
	const path = `${ project() }/mission/${ job.id }`;
	const page = await pageOf( browser, contractor );
	await page.goto( path );
	await heading( page, 'A carillon' );
	await press( page, 'Close mission' );
	const dialog = page.getByRole( 'alertdialog' );
	await expect( dialog ).toContainText( 'There is no candidate to inform.' );
	await press( dialog, 'Close mission' );
	await expect( dialog ).toBeHidden();
	// It still stands here, and says so.
	await expect( page ).toHaveURL( new RegExp( `${ path }$` ) );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'A carillon' } )
	).toBeFocused();
	await expect( page.getByText( 'Closed', { exact: true } ) ).toBeVisible();

	for ( const nowhere of [
		`/project/${ other.slug }/mission/${ job.id }`,
		`${ project() }/mission/999999999`,
		`/project/no-such-company/mission/${ job.id }`,
	] ) {
		await page.goto( nowhere );
		await heading( page, 'Mission not found' );
	}
	await page.goto( `/project/editmission?id=999999999` );
	await heading( page, 'Mission not found' );
	await contractor.api.del( `/wp/v2/mission/${ job.id }` );
	await page.goto( path );
	await heading( page, 'Mission not found' );

	const stranger = await pageOf( browser, other );
	const open = await mission( contractor, 'A tower' );
	await stranger.goto( `${ project() }/mission/${ open.id }` );
	await heading( stranger, 'A tower' );
	for ( const control of [ 'Edit', 'Close mission', 'Delete', 'Apply' ] ) {
		await expect(
			stranger.getByRole( 'main' ).getByText( control, { exact: true } )
		).toHaveCount( 0 );
	}
	await contractor.api.del( `/wp/v2/mission/${ open.id }` );
} );

test( 'the design brief is there for affiliated members alone', async ( {
	browser,
	request,
} ) => {
	const link = ( page: Page ) =>
		page.getByRole( 'link', { name: /^Download the design brief tool/ } );
	const company = await pageOf( browser, contractor );
	await company.goto( '/project/editmission' );
	await heading( company, 'Post design job' );
	await expect( link( company ) ).toHaveCount( 0 );

	const session = await sessionOf( 'startup@example.test', 'password123' );
	const startup = await pageOf( browser, { ...contractor, session } );
	await startup.goto( '/project/editmission' );
	await expect( link( startup ) ).toBeVisible();
	const file = await request.get(
		( await link( startup ).getAttribute( 'href' ) ) ?? ''
	);
	expect( file.status() ).toBe( 200 );
} );
