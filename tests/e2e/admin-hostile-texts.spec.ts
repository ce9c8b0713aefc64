// Members' texts that look like markup, through every screen of wp-admin that shows them.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage, go } from '../support/admin';
import { SITE_URL } from '../support/client.mjs';
import {
	application,
	close,
	member,
	mission,
	work,
} from '../support/members.mjs';
import type { Member } from '../support/members.mjs';

const stamp = Date.now().toString( 36 );

/** A tag without a closing bracket is kept as typed. */
const HOSTILE =
	'"\'><svg onload=window.__pwned=1 <img src=x onerror=window.__pwned=1 ';

const most = ( limit: number ) => HOSTILE.slice( 0, limit );
const named = `${ stamp } ${ HOSTILE }`.slice( 0, 90 );

/** All that a text could have become. */
const MADE =
	'svg[onload], img[onerror], [onload*="__pwned"], [onerror*="__pwned"]';

interface Trapped {
	__pwned?: number;
}

let page: Page;
const dialogs: string[] = [];
let designer: Member;
let company: Member;
let job: { id: number };
let closed: { id: number };
let item: { id: number };
let applied: number;

test.beforeAll( async ( { browser } ) => {
	[ designer, company ] = await Promise.all( [
		member( 'designer', named, {
			job: most( 30 ),
			bio: most( 200 ),
			city: most( 100 ),
		} ),
		member( 'contractor', named, {
			contact_name: most( 100 ),
			contact_job: most( 100 ),
			project_headline: most( 80 ),
			project_short_description: HOSTILE,
			project_description: HOSTILE,
			affiliated: 'true',
			ecosystem: 'OTHER',
			ecosystem_other: most( 80 ),
			need_design: HOSTILE,
			need: HOSTILE,
			design_outcomes: HOSTILE,
			other_funding: HOSTILE,
		} ),
	] );
	await designer.api.post(
		`/wp/v2/users/${ designer.id }?slug=${ designer.slug }`,
		{ newsletter: true }
	);
	item = await work( designer, most( 30 ), {
		client: most( 30 ),
		description: HOSTILE,
	} );
	job = await mission( company, `${ stamp } ${ most( 68 ) }`, {
		description: HOSTILE,
	} );
	await application( designer, company, job, HOSTILE );
	closed = await mission( company, `${ stamp } ${ most( 68 ) }` );
	await close( company, closed );
	await designer.api.post( '/design-marketplace/v1/reports', {
		kind: 'mission',
		id: job.id,
		reason: 'fraud',
		words: HOSTILE,
	} );
	applied = (
		await company.api.get( '/wp/v2/application', { mission: job.id } )
	).body[ 0 ].id;
	page = await adminPage( browser );
	page.on( 'dialog', ( dialog ) => {
		dialogs.push( dialog.message() );
		void dialog.dismiss();
	} );
} );

test.afterAll( async () => {
	for ( const { api, id } of [ designer, company ] ) {
		await api.del( `/wp/v2/users/delete/${ id }` );
	}
	await page.context().close();
} );

/** The text of a screen, including the values of its fields. */
const shown = () =>
	page
		.locator( '#wpbody' )
		.evaluate( ( body ) =>
			[
				body.textContent,
				...[ ...body.querySelectorAll( 'input, textarea' ) ].map(
					( field ) => ( field as HTMLInputElement ).value
				),
			].join( '\n' )
		);

/** That the text is there, that nothing ran and that nothing was made of it. */
async function harmless( where: string ): Promise< void > {
	expect
		.soft( ( await shown() ).includes( '"\'><svg onload' ), where )
		.toBe( true );
	expect
		.soft(
			await page.evaluate( () => ( window as Trapped ).__pwned ),
			where
		)
		.toBeUndefined();
	await expect.soft( page.locator( MADE ), where ).toHaveCount( 0 );
	expect.soft( dialogs, where ).toEqual( [] );
}

const list = ( type: string ) =>
	`edit.php?post_type=${ type }&author=${
		type === 'dm_mission' ? company.id : designer.id
	}`;

test( 'no text of a member runs in a list, on a screen of theirs, or in the overview', async () => {
	const own = 'admin.php?page=design-marketplace';
	const screens: Record< string, string > = {
		overview: 'admin.php?page=design-marketplace',
		outbox: 'admin.php?page=design-marketplace-outbox',
		newsletter: 'admin.php?page=design-marketplace-newsletter',
		users: `users.php?s=${ stamp }`,
		members: `users.php?dm_members=1&s=${ stamp }`,
		works: list( 'dm_work' ),
		missions: list( 'dm_mission' ),
		applications: list( 'dm_application' ),
		closing: `admin.php?page=design-marketplace-close&ids=${ job.id }`,
		work: `post.php?post=${ item.id }&action=edit`,
		mission: `post.php?post=${ job.id }&action=edit`,
		application: `post.php?post=${ applied }&action=edit`,
		'user screen of a designer': `user-edit.php?user_id=${ designer.id }`,
		'user screen of a company': `user-edit.php?user_id=${ company.id }`,
		'profile of a designer': `${ own }-profile&user=${ designer.id }`,
		'profile of a company': `${ own }-profile&user=${ company.id }`,
		'a job for a company': `${ own }-act&user=${ company.id }`,
		'a work for a designer': `${ own }-act&user=${ designer.id }`,
		giving: `${ own }-give&work=${ item.id }&s=${ stamp }`,
		'opening again': `${ own }-reopen&mission=${ closed.id }`,
		'switching off': `${ own }-switch-off&users=${ designer.id }`,
		'deciding for a company': `${ own }-decide&application=${ applied }`,
		reports: `${ own }-reports`,
		'a report': `${ own }-reports&thing=mission-${ job.id }`,
	};
	for ( const [ name, path ] of Object.entries( screens ) ) {
		await go( page, path );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		await harmless( name );
	}
	// The search words come back too.
	await go(
		page,
		`edit.php?post_type=dm_work&s=${ encodeURIComponent( HOSTILE ) }`
	);
	await harmless( 'search' );
} );

test( 'no text of a member runs in quick edit', async () => {
	for ( const [ type, id, title ] of [
		[ 'dm_work', item.id, most( 30 ) ],
		[ 'dm_mission', job.id, `${ stamp } ${ most( 68 ) }` ],
	] as const ) {
		await go( page, list( type ) );
		await page.locator( `#post-${ id }` ).hover();
		await page.locator( `#post-${ id } .editinline` ).click();
		const form = page.locator( `#edit-${ id }` );
		await expect( form.getByLabel( 'Title' ) ).toHaveValue( title.trim() );
		await harmless( `quick edit of ${ type }` );
		await form.getByRole( 'button', { name: 'Update' } ).click();
		await expect( form ).toBeHidden();
		await harmless( `quick edit of ${ type }, saved` );
	}
} );

test( 'no text of an administrator runs in the settings, or in the preview of a mail', async () => {
	await go(
		page,
		'admin.php?page=design-marketplace-settings&tab=mails&mail=new_application&language=en'
	);
	for ( const label of [ 'Subject', 'Heading', 'Text', 'Button' ] ) {
		await page.getByLabel( label, { exact: true } ).fill( HOSTILE );
	}
	await page.getByRole( 'button', { name: 'Preview' } ).click();
	const frame = page.frameLocator( 'iframe[title="Preview"]' );
	await expect( frame.getByText( 'Subject: ' ) ).toContainText(
		'svg onload'
	);
	await expect( frame.locator( MADE ) ).toHaveCount( 0 );
	// An unknown placeholder: all of it comes back into the form.
	await page
		.getByLabel( 'Button', { exact: true } )
		.fill( `${ HOSTILE }{x}` );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( '{x} is not a placeholder' ) ).toBeVisible();
	await expect( page.getByLabel( 'Subject' ) ).toHaveValue( HOSTILE );
	await harmless( 'mail texts' );

	await go( page, 'admin.php?page=design-marketplace-settings&tab=partners' );
	const row = page
		.getByRole( 'group', { name: 'Partners', exact: true } )
		.getByRole( 'row' )
		.last();
	await row.getByLabel( 'Name' ).fill( HOSTILE );
	await row.getByLabel( 'Address' ).fill( HOSTILE );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'the address of' ) ).toContainText(
		'svg onload'
	);
	await harmless( 'partners' );
	await go( page, 'admin.php?page=design-marketplace-settings&tab=general' );
} );

test( 'no text of a member runs where a member is deleted', async () => {
	await go( page, `users.php?s=${ stamp }` );
	const row = page.locator( `#user-${ company.id }` );
	await row.hover();
	await row.getByRole( 'link', { name: 'Delete' } ).click();
	await expect( page.getByText( 'Delete all content.' ) ).toBeVisible();
	await harmless( 'deletion' );
	expect( page.url() ).toContain( SITE_URL );
} );
