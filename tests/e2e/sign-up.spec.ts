// Signing up, as somebody with a slow line, a nervous finger and a habit of reloading: nobody twice, nothing lost.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, press } from '../support/browser';
import { freshEmail, mailTo, mailsTo, person } from '../support/client.mjs';
import {
	PASSWORD,
	expectKept,
	fillAccount,
	fillIn,
	fillPasswords,
	next,
	stepsFor,
} from '../support/sign-up';
import type { Kind, Step } from '../support/sign-up';
import { breakNext, countOf, loseNextAnswer } from '../support/trouble';

const FAILED = 'An error occured. Please retry later or contact support.';
const REGISTER = /\/wp-json\/wp\/v2\/users\/register/;

const signUp = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Sign up', exact: true } );

/** A line on which every call takes its time. */
const slowly = ( page: Page ) =>
	page.route( '**/wp-json/**', async ( route ) => {
		await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
		await route.fallback();
	} );

const isFree = async ( email: string ): Promise< boolean > =>
	( await person().post( '/wp/v2/users/availability', { email } ) ).body
		.availability.email;

/** Reloading asks, as something was typed. */
async function reload( page: Page, title: string ): Promise< void > {
	await page.reload();
	await heading( page, title );
	await expect( page.getByText( /^Your draft from/ ) ).toBeVisible();
}

async function walk( page: Page, steps: Step[] ): Promise< void > {
	for ( const [ index, step ] of steps.entries() ) {
		await heading( page, step.title );
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBe( 0 );
		await fillIn( page, step.entries );

		await reload( page, step.title );
		await expectKept( page, step.entries );
		await fillPasswords( page );
		if ( index < steps.length - 1 ) {
			await next( page );
		}
	}
	const [ before, last ] = steps.slice( -2 ) as [ Step, Step ];
	await page.goBack();
	await heading( page, before.title );
	await expectKept( page, before.entries );
	await page.goForward();
	await heading( page, last.title );
	await expectKept( page, last.entries );
	await press( page, `Back to step ${ steps.length }: ${ before.title }` );
	await heading( page, before.title );
	await next( page );
	await heading( page, last.title );
}

/** Whether there is an account all the same. */
type Mishap = [ happens: ( page: Page ) => Promise< void >, isMade: boolean ];

const neverSent: Mishap = [ ( page ) => breakNext( page, REGISTER ), false ];
const answerLost: Mishap = [
	( page ) => loseNextAnswer( page, '*/users/register*' ),
	true,
];

const kinds: { kind: Kind; width: number; mishaps: Mishap[] }[] = [
	{ kind: 'designer', width: 360, mishaps: [ neverSent, answerLost ] },
	{ kind: 'university', width: 1280, mishaps: [ neverSent ] },
];

for ( const { kind, width, mishaps } of kinds ) {
	test( `a ${ kind } signs up at ${ width } px, with every mishap there is`, async ( {
		browser,
	} ) => {
		const email = freshEmail( kind );
		const name = `Ana ${ Date.now().toString( 36 ) }`;
		const steps = stepsFor( kind, name );
		const page = await pageOf( browser, null, {
			viewport: { width, height: 800 },
			reducedMotion: 'reduce',
		} );
		page.on( 'dialog', ( dialog ) => void dialog.accept() );
		await slowly( page );
		const count = countOf( page, REGISTER );

		await page.goto( '/signup' );
		await fillAccount( page, kind, email );
		await reload( page, 'Sign up' );
		await expect( page.getByLabel( 'E-mail' ) ).toHaveValue( email );
		await expect(
			page.getByRole( 'checkbox', { name: /terms/ } )
		).toBeChecked();
		await expect(
			page.getByLabel( 'Password', { exact: true } )
		).toHaveValue( '' );
		await fillPasswords( page );
		await next( page );
		await walk( page, steps );

		// Calls that never arrive, or whose answers do not; pressed twice each time.
		const last = steps.at( -1 )?.entries ?? [];
		const address = page.getByText( `Mail sent to ${ email }` );
		for ( const [ happens, isMade ] of mishaps ) {
			await happens( page );
			await signUp( page ).dblclick();
			await expect( page.getByRole( 'alert' ) ).toContainText( FAILED );
			await expectKept( page, last );
			expect( await isFree( email ) ).toBe( ! isMade );
		}
		await signUp( page ).dblclick();
		await expect( address ).toBeVisible();
		expect( count() ).toBe( mishaps.length + 1 );
		await page.reload();
		await expect( address ).toBeVisible();

		const { text } = await mailTo( email );
		expect( await mailsTo( email ) ).toHaveLength( 1 );
		await page.unrouteAll();
		await page.goto(
			/https?:\/\/\S+\/activate\/\d+\/\w+/.exec( text )?.[ 0 ] ?? ''
		);
		await page.getByLabel( 'E-mail' ).fill( email );
		await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
		await page.getByLabel( 'Password', { exact: true } ).press( 'Enter' );
		await expect( page ).not.toHaveURL( /\/login/ );

		const session = await page.evaluate( () =>
			JSON.parse(
				window.localStorage.getItem( 'design-marketplace-session' ) ??
					'{}'
			)
		);
		const { body } = await person( session.token ).get( '/wp/v2/users/me' );
		expect( body ).toMatchObject( stored( kind, name ) );
	} );
}

/** The values that the server should have stored. */
function stored( kind: Kind, name: string ): Record< string, unknown > {
	if ( kind === 'designer' ) {
		return {
			role: 'designer',
			avatar: { width: 400 },
			name,
			job: 'Type designer',
			bio: 'Letters, and the space\nbetween them.',
			level: 2,
			country: 'CH',
			city: 'Lausanne',
			website: 'https://example.test',
			cgu_1: true,
			cgu_2: true,
		};
	}
	return {
		role: 'contractor',
		avatar: { width: 420 },
		company: name,
		company_size: 12,
		city: 'Genève',
		contact_name: 'Grace',
		project_headline: 'I <3 bikes & "bells"',
		project_short_description: 'Two\nlines',
		project_description: 'Long, with a 😀 in it',
		project_image: { width: 1300 },
		ecosystem: 'EPFL',
		epfl_lab: 'Lab of bells',
		epfl_professor: 'Prof. Chime',
		need_design: 'A sign',
		need: 'Whether it is read',
		design_outcomes: 'Ten signs',
		start_date: `${ new Date().getFullYear() + 1 }-03`,
		end_date: '',
		other_funding: 'None',
	};
}
