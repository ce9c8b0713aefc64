// A student shows a portfolio to friends: opened, ordered and described by keyboard alone, its link copied, and a stranger on a phone who
// follows it.
import { expect, test } from '../support/test';
import { heading, pageOf, press, tabTo } from '../support/browser';
import { member, work } from '../support/members.mjs';
import { bringAxe, looksGood } from '../support/axe';
import { DESK, PHONE } from '../support/windows';

test( 'a portfolio is opened, ordered, described and shown to a friend', async ( {
	browser,
} ) => {
	test.slow();
	const student = await member(
		'designer',
		`Mara Offen ${ Date.now().toString( 36 ) }`
	);
	await work( student, 'Lamp' );
	await work( student, 'Chair' );
	const page = await pageOf( browser, student, {
		viewport: DESK,
		permissions: [ 'clipboard-read', 'clipboard-write' ],
	} );
	const address = `/designer/${ student.slug }`;
	const friend = await pageOf( browser, null, {
		viewport: PHONE,
		hasTouch: true,
	} );

	await bringAxe( friend );

	await test.step( 'a stranger sees the wall, and no project at its address', async () => {
		for ( const path of [ address, `${ address }/lamp` ] ) {
			await friend.goto( path );
			await heading( friend, student.name );
			await expect( friend.locator( '.wall' ) ).toContainText(
				'You need to sign up to see the projects.'
			);
		}
	} );

	await test.step( 'she says who sees it, where her page leads to', async () => {
		await page.goto( address );
		await heading( page, student.name );
		await tabTo( page, page.getByRole( 'link', { name: 'Who sees it' } ) );
		await page.keyboard.press( 'Enter' );
		await heading( page, 'Settings' );
		await tabTo(
			page,
			page.getByRole( 'radio', { name: /^Members only/ } )
		);
		await page.keyboard.press( 'ArrowDown' );
		await expect(
			page.getByRole( 'radio', {
				name: /^Everybody who has the address/,
			} )
		).toBeChecked();
		const saved = page.waitForResponse(
			( response ) => response.request().method() === 'POST'
		);
		await page.keyboard.press( 'Enter' );
		expect( ( await saved ).status() ).toBe( 200 );
		await page.goto( address );
		await heading( page, student.name );
		await expect(
			page.getByText( 'Open to everybody with the link.' )
		).toBeVisible();
	} );

	await test.step( 'she puts the lamp first', async () => {
		const titles = page.locator( 'article.work .work-title' );
		await expect( titles ).toHaveText( [ 'Chair', 'Lamp' ] );
		const ordered = page.waitForResponse( /\/work\/order/ );
		await tabTo(
			page,
			page.getByRole( 'button', { name: /^Move Lamp/ } ).first()
		);
		await page.keyboard.press( 'Home' );
		await expect( titles ).toHaveText( [ 'Lamp', 'Chair' ] );
		expect( ( await ordered ).status() ).toBe( 200 );
	} );

	await test.step( 'she says what is to be seen', async () => {
		await tabTo( page, page.getByRole( 'link', { name: /^Edit Lamp/ } ) );
		await page.keyboard.press( 'Enter' );
		await heading( page, 'Edit project' );
		await tabTo( page, page.getByLabel( /^What is to be seen\?/ ) );
		await page.keyboard.type( 'A lamp of folded paper' );
		await page.keyboard.press( 'Enter' );
		await heading( page, student.name );
	} );

	await test.step( 'she copies the link', async () => {
		await tabTo( page, page.getByRole( 'button', { name: 'Copy link' } ) );
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'button', { name: 'Copied' } )
		).toBeVisible();
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toMatch( new RegExp( `${ address }$` ) );
	} );

	await test.step( 'her friend follows it on a phone, and opens the lamp', async () => {
		const missed: string[] = [];
		friend.on( 'response', ( response ) => {
			if ( response.status() >= 400 ) {
				missed.push( response.url() );
			}
		} );
		await friend.goto( address );
		await expect( friend.locator( '.wall' ) ).toContainText(
			`${ student.name } answers members.`
		);
		await looksGood( friend );
		await press( friend, 'Open Lamp' );
		const show = friend.getByRole( 'dialog', { name: 'Lamp' } );
		await expect(
			show.getByRole( 'img', { name: 'A lamp of folded paper' } )
		).toBeVisible();
		await expect( friend ).toHaveURL( new RegExp( `${ address }/lamp$` ) );
		await expect( friend ).toHaveTitle(
			new RegExp( `^Lamp – ${ student.name }` )
		);
		await friend.goBack();
		await expect( show ).toHaveCount( 0 );
		await expect( friend ).toHaveURL( new RegExp( `${ address }$` ) );
		// Sent on, the address is a page of its own.
		await friend.goto( `${ address }/lamp` );
		await heading( friend, 'Lamp' );
		await expect( friend.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await looksGood( friend );
		expect( missed ).toEqual( [] );
	} );
} );
