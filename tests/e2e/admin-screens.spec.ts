// Every screen of wp-admin that is the plugin's, full of members' texts that look like markup.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage, go, objections } from '../support/admin';
import { sideways } from '../support/axe';
import { harmless, HOSTILE } from '../support/hostile';
import {
	application,
	close,
	member,
	mission,
	work,
} from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { wp } from '../support/site';
import { FOLDED, WIDE } from '../support/walk';

const stamp = Date.now().toString( 36 );
const most = ( limit: number ) => HOSTILE.slice( 0, limit );
const named = `${ stamp } ${ HOSTILE }`.slice( 0, 90 );
const own = 'admin.php?page=design-marketplace';

let page: Page;
let designer: Member;
let company: Member;
let job: { id: number };
let closed: { id: number };
let item: { id: number };
let applied: number;
let held: string;
let skill: string;
const dialogs: string[] = [];

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
	const title = `${ stamp } ${ most( 68 ) }`;
	job = await mission( company, title, { description: HOSTILE } );
	await application( designer, company, job, HOSTILE );
	closed = await mission( company, title );
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
	[ held = '', skill = '' ] = wp(
		'eval',
		`add_filter( 'pre_option_design_marketplace_hold_jobs', fn() => 'all' );
		echo wp_insert_post( wp_slash( array( 'post_type' => 'dmkt_mission', 'post_status' => 'publish', 'post_author' => ${ company.id }, 'post_title' => base64_decode( '${ btoa( most( 68 ) ) }' ) ) ) ), ' ', get_terms( array( 'taxonomy' => 'dmkt_skill', 'fields' => 'ids', 'hide_empty' => false ) )[0];`
	).split( ' ' );
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

const list = ( type: string ) =>
	`edit.php?post_type=${ type }&author=${
		type === 'dmkt_mission' ? company.id : designer.id
	}`;

/** Where members' texts are shown. */
const theirs: Record< string, () => Record< string, string > > = {
	'every list': () => ( {
		overview: own,
		outbox: `${ own }-outbox`,
		newsletter: `${ own }-newsletter`,
		reports: `${ own }-reports`,
		users: `users.php?s=${ stamp }`,
		members: `users.php?dm_members=1&s=${ stamp }`,
		works: list( 'dmkt_work' ),
		missions: list( 'dmkt_mission' ),
		applications: list( 'dmkt_application' ),
		// The words of a search come back too.
		search: `edit.php?post_type=dmkt_work&s=${ encodeURIComponent(
			HOSTILE
		) }`,
	} ),
	'every screen of a member': () => ( {
		'user screen of a designer': `user-edit.php?user_id=${ designer.id }`,
		'user screen of a company': `user-edit.php?user_id=${ company.id }`,
		'profile of a designer': `${ own }-profile&user=${ designer.id }`,
		'profile of a company': `${ own }-profile&user=${ company.id }`,
		'a job for a company': `${ own }-act&user=${ company.id }`,
		'a work for a designer': `${ own }-act&user=${ designer.id }`,
		'switching off': `${ own }-switch-off&users=${ designer.id }`,
	} ),
	'every screen of an item': () => ( {
		work: `post.php?post=${ item.id }&action=edit`,
		mission: `post.php?post=${ job.id }&action=edit`,
		application: `post.php?post=${ applied }&action=edit`,
		closing: `${ own }-close&ids=${ job.id }`,
		approving: `${ own }-approvals&ids=${ held }`,
		giving: `${ own }-give&work=${ item.id }&s=${ stamp }`,
		'opening again': `${ own }-reopen&mission=${ closed.id }`,
		'deciding for a company': `${ own }-decide&application=${ applied }`,
		'a report': `${ own }-reports&thing=mission-${ job.id }`,
	} ),
};

/** Where they are not. */
const others: Record< string, () => Record< string, string > > = {
	'every list of the editors': () => ( {
		events: 'edit.php?post_type=dmkt_event',
		resources: 'edit.php?post_type=dmkt_resource',
		readings: 'edit.php?post_type=dmkt_reading',
		'past projects': 'edit.php?post_type=dmkt_past_project',
		skills: 'edit-tags.php?taxonomy=dmkt_skill&post_type=dmkt_mission',
		merging: `${ own }-merge&skill=${ skill }`,
	} ),
	'every tab of the settings': () =>
		Object.fromEntries(
			JSON.parse(
				wp(
					'eval',
					"echo wp_json_encode( [ 'mails&mail=new_application', ...array_column( DesignMarketplace\\Kernel\\Settings\\Tab::cases(), 'value' ) ] );"
				)
			).map( ( tab: string ) => [
				tab,
				`${ own }-settings&tab=${ tab }`,
			] )
		),
};

/** Our part of core's screens; on our own it is all. */
const OURS: Record< string, string > = {
	'post.php': '.postbox[id^="dm-"]',
	'user-edit.php': '.dm-user',
};

async function expectFine(
	screens: Record< string, string >,
	isTheirs: boolean
) {
	for ( const [ name, path ] of Object.entries( screens ) ) {
		await page.setViewportSize( { width: WIDE, height: 900 } );
		await go( page, path );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		const ours = OURS[ path.split( '?' )[ 0 ] ?? '' ] ?? '.wrap';
		expect.soft( await objections( page, ours ), name ).toEqual( [] );

		if ( isTheirs ) {
			await test.step( 'no text of a member runs in a list, on a screen of theirs, or in the overview', async () => {
				await harmless( page, name );
			} );
		}

		await test.step( 'nothing scrolls sideways, on a desk or where a tablet folds the menu', async () => {
			for ( const width of [ WIDE, FOLDED ] ) {
				await page.setViewportSize( { width, height: 900 } );
				expect.soft( await sideways( page ), name ).toBe( 0 );
			}
		} );
	}
}

for ( const [ which, screens ] of Object.entries( theirs ) ) {
	test( `${ which } says what it is, and axe objects to nothing of ours`, async () => {
		await expectFine( screens(), true );
		expect( dialogs ).toEqual( [] );
	} );
}

for ( const [ which, screens ] of Object.entries( others ) ) {
	test(
		`${ which } says what it is, and axe objects to nothing there`,
		{ tag: '@dear' },
		async () => {
			await expectFine( screens(), false );
			expect( dialogs ).toEqual( [] );
		}
	);
}

test( 'no text of a member runs where a member is deleted', async () => {
	await go( page, `users.php?s=${ stamp }` );
	const row = page.locator( `#user-${ company.id }` );
	await row.hover();
	await row.getByRole( 'link', { name: 'Delete' } ).click();
	await expect( page.getByText( 'Delete all content.' ) ).toBeVisible();
	await harmless( page, 'deletion' );
} );
