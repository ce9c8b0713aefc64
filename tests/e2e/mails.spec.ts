// The emails as their readers have them: in an inbox, on a phone, in the dark, and where their links lead.
import { expect, test } from '../support/test';
import type { Browser, Page } from '@playwright/test';
import { sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import { mailTo, person } from '../support/client.mjs';
import { PASSWORD, member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { letTheHourEnd } from '../support/site';
import { PHONE } from '../support/windows';

interface Letter {
	subject: string;
	text: string;
	html?: string;
	replyTo?: { address: string; name?: string }[];
}

let designer: Member;
let company: Member;
const stamp = Date.now().toString( 36 );

test.beforeAll( async () => {
	const [ skill ] = ( await person().get( '/wp/v2/skill' ) ).body;
	designer = await member( 'designer', `Aïcha Diallo ${ stamp }`, {
		skill: skill.id,
	} );
	await designer.api.post( `/wp/v2/users/${ designer.id }`, {
		notification_enabled: true,
	} );
	company = await member( 'contractor', `Loop ${ stamp }` );
	await mission( company, `Night trains ${ stamp }`, { skill: skill.id } );
	await mission( company, `Day trains ${ stamp }`, { skill: skill.id } );
} );

/** The email on a phone: nothing sticks out, links and words are there, also in the dark. */
async function read( browser: Browser, mail: Letter ): Promise< Page > {
	const page = await pageOf( browser, null, { viewport: PHONE } );
	await page.setContent( mail.html ?? '' );
	expect( await sideways( page ) ).toBe( 0 );
	expect( mail.text ).not.toMatch( /\{\w+\}|<\/?[a-z]|&(amp|lt|#\d+);/ );
	for ( const scheme of [ 'light', 'dark' ] as const ) {
		await page.emulateMedia( { colorScheme: scheme } );
		const { paper, ink } = await page.evaluate( () => {
			const style = getComputedStyle( document.body );
			return { paper: style.backgroundColor, ink: style.color };
		} );
		expect( { paper, ink } ).toEqual( {
			paper: 'rgb(241, 241, 238)',
			ink: 'rgb(13, 13, 12)',
		} );
	}
	return page;
}

const linksOf = ( mail: Letter ) => [
	...new Set( mail.text.match( /https?:\/\/\S+\/mission\/\d+/g ) ?? [] ),
];

test( 'emails are read on a phone, in the dark, and lead where they say', async ( {
	browser,
} ) => {
	await test.step( 'a new job is linked itself, and the link survives the log-in', async () => {
		expect( letTheHourEnd( company.id ) ).toBe( 2 );
		const title = `Day trains ${ stamp }`;
		const mail = await mailTo( designer.email, /New design job/ );
		expect( mail.subject ).toBe(
			`New design job at ${ company.name }: Night trains ${ stamp } and 1 more`
		);
		const page = await read( browser, mail );
		await expect( page.getByRole( 'link', { name: title } ) ).toBeVisible();
		const links = linksOf( mail );
		expect( links ).toHaveLength( 2 );
		await page.goto( links[ 1 ] ?? '' );
		await heading( page, title );
		await page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Log in' } )
			.click();
		await page.getByLabel( 'E-mail' ).fill( designer.email );
		await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
		await press( page, 'Log in' );
		await heading( page, title );
		await expect( page ).toHaveURL( links[ 1 ] ?? '' );
	} );

	await test.step( 'an application links each job, and its copy comes to who asked for it', async () => {
		const jobs = [
			await mission( company, `Posters ${ stamp }` ),
			await mission( company, `Timetables ${ stamp }` ),
		];
		await designer.api.post( '/wp/v2/mail/workwith', {
			to: company.slug,
			comment: 'I <3 trains & timetables',
			missions: jobs.map( ( { id } ) => id ),
			copy: true,
		} );
		const mail = await mailTo( company.email, /applied/ );
		expect( mail.subject ).toBe(
			`${ designer.name } applied: Posters ${ stamp } and 1 more`
		);
		expect( mail.replyTo ).toEqual( [
			{ address: designer.email, name: designer.name },
		] );
		await read( browser, mail );
		expect( linksOf( mail ) ).toHaveLength( 2 );
		const copy = await mailTo( designer.email, /You applied/ );
		await read( browser, copy );
		expect( copy.text ).toContain( '> I <3 trains & timetables' );
		expect( linksOf( copy ) ).toEqual( linksOf( mail ) );
	} );
} );
