// A startup has its university and then itself confirmed: by a stranger with the link, on a phone; everybody sees it, until its name changes.
import { expect, test } from '../support/test';
import { sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import { mailTo } from '../support/client.mjs';
import { member, mission } from '../support/members.mjs';
import { PHONE } from '../support/windows';

const LINK = /https?:\/\/\S+design_marketplace_verify=[^\s>")]+/;
const BADGE = /^EPFL, confirmed by address, /;

test( 'from the settings to the badge, and to its end', async ( {
	browser,
} ) => {
	test.slow();
	const name = `Quixote Kettles ${ Date.now() }`;
	const domain = `kettles-${ Date.now() }.ch`;
	const startup = await member( 'contractor', name, {
		website: `https://www.${ domain }`,
		affiliated: 'true',
		ecosystem: 'EPFL',
		epfl_lab: 'LAB',
		epfl_professor: 'Prof',
		need_design: 'Design',
		need: 'Need',
		design_outcomes: 'Outcomes',
	} );
	await mission( startup, 'A lid that whistles' );
	const address = `ada-${ Date.now() }@epfl.ch`;
	const page = await pageOf( browser, startup, { viewport: PHONE } );
	await page.goto( '/settings?tab=what-you-do' );
	await press( page, 'Confirm by email' );
	const dialog = page.getByRole( 'dialog', {
		name: 'Who at EPFL knows you?',
	} );
	await dialog.getByLabel( 'Email address' ).fill( 'ada@example.test' );
	await page.keyboard.press( 'Enter' );
	await expect(
		dialog.getByLabel( 'Email address' )
	).toHaveAccessibleDescription(
		/Please enter an address of your university/
	);
	await dialog.getByLabel( 'Email address' ).fill( address );
	await press( dialog, 'Send the link' );
	await expect( dialog ).toBeHidden();
	await expect(
		page.getByText( 'We have sent a link to an address at epfl.ch.' )
	).toBeVisible();
	expect.soft( await sideways( page ) ).toBe( 0 );

	const link = ( await mailTo( address, /part of EPFL/ ) ).text.match(
		LINK
	)![ 0 ];
	const stranger = await pageOf( browser, null, { viewport: PHONE } );
	await stranger.goto( link );
	await heading( stranger, `Does ${ name } belong to EPFL?` );
	expect.soft( await sideways( stranger ) ).toBe( 0 );
	await press( stranger, 'I confirm' );
	await heading( stranger, 'Confirmed.' );

	for ( const path of [ `/project/${ startup.slug }`, `/jobs?verified=1` ] ) {
		await stranger.goto( path );
		await expect(
			path.startsWith( '/jobs' )
				? stranger
						.getByRole( 'article' )
						.filter( { hasText: name } )
						.getByText( BADGE )
				: stranger.getByText( BADGE )
		).toBeVisible();
		expect.soft( await sideways( stranger ) ).toBe( 0 );
	}
	await expect(
		stranger.getByLabel( 'Confirmed company', { exact: true } )
	).toBeChecked();

	await page.goto( '/settings?tab=about-startup' );
	await press( page, 'Confirm by email' );
	const own = page.getByRole( 'dialog', {
		name: 'Confirm your company',
	} );
	await own.getByLabel( 'Email address' ).fill( `grace@${ domain }` );
	await press( own, 'Send the link' );
	await expect(
		page.getByText( `We have sent a link to an address at ${ domain }.` )
	).toBeVisible();
	await stranger.goto(
		( await mailTo( `grace@${ domain }`, /^Is / ) ).text.match( LINK )![ 0 ]
	);
	await heading( stranger, `Is ${ name } the company of ${ domain }?` );
	await press( stranger, 'I confirm' );
	await heading( stranger, 'Confirmed.' );
	const company = `Confirmed by address at ${ domain }`;
	await stranger.goto( `/project/${ startup.slug }` );
	await expect( stranger.getByText( company ) ).toBeVisible();
	await expect( stranger.getByText( BADGE ) ).toBeVisible();
	expect.soft( await sideways( stranger ) ).toBe( 0 );

	await page.reload();
	await expect( page.getByText( company ) ).toBeVisible();
	await page.getByLabel( 'Company name' ).fill( `${ name } AG` );
	await page.getByRole( 'tab', { name: 'What you do' } ).click();
	await expect(
		page.getByText( /^Saving ends the confirmation/ )
	).toBeVisible();
	await press( page, 'Save' );
	await expect(
		page.getByText( /because the company’s name was changed/ )
	).toBeVisible();
	await stranger.goto( `/project/${ startup.slug }` );
	await heading( stranger, `${ name } AG` );
	await expect( stranger.getByText( BADGE ) ).toBeHidden();
	await expect( stranger.getByText( company ) ).toBeHidden();
	await stranger.context().close();
	await page.context().close();
} );
