// Fills in the sign-up: the fields and values of every step, for all three kinds of members.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { pictureFile, press } from './browser';

export const PASSWORD = 'correct horse 12';

export interface Entry {
	kind: 'text' | 'address' | 'select' | 'radio' | 'tick' | 'picture';
	label: string;
	/** Text, or the chosen option's words. */
	value?: string;
}

export interface Step {
	title: string;
	entries: Entry[];
}

export type Kind = 'designer' | 'company' | 'university';

const text = ( label: string, value: string ): Entry => ( {
	kind: 'text',
	label,
	value,
} );
const select = ( label: string, value: string ): Entry => ( {
	kind: 'select',
	label,
	value,
} );

const address = ( label: string, value: string ): Entry => ( {
	kind: 'address',
	label,
	value,
} );

const socials = [
	address( 'Website', 'https://example.test' ),
	address( 'LinkedIn', 'https://linkedin.com/in/somebody' ),
];

const company = ( name: string ): Step[] => [
	{
		title: 'About',
		entries: [
			{ kind: 'picture', label: 'Your logo' },
			text( 'Company name', name ),
			text( 'Number of employees', '12' ),
			select( 'Country', 'Switzerland' ),
			text( 'City', 'Genève' ),
			text( 'Contact name', 'Grace' ),
			text( 'Contact job', 'Founder' ),
		],
	},
	{ title: 'Website and social', entries: socials },
	{
		title: 'What you do',
		entries: [
			{ kind: 'picture', label: 'Project image' },
			text( 'Headline', 'I <3 bikes & "bells"' ),
			text( 'Short description', 'Two\nlines' ),
			text( 'Description', 'Long, with a 😀 in it' ),
		],
	},
];

const affiliation: Entry[] = [
	{ kind: 'tick', label: 'We are part of a university' },
	select( 'University', 'EPFL' ),
	text( 'Lab', 'Lab of bells' ),
	text( 'Professor', 'Prof. Chime' ),
];

const challenge = (): Step => ( {
	title: 'Design challenge',
	entries: [
		text( 'Your need in terms of design', 'A sign' ),
		text( 'The need you want to validate', 'Whether it is read' ),
		text( 'Expected outcomes and deliverables', 'Ten signs' ),
		select( 'Start, month', 'March' ),
		select( 'Start, year', String( new Date().getFullYear() + 1 ) ),
		text( 'Other funding', 'None' ),
	],
} );

/** The steps after the account. */
export function stepsFor( kind: Kind, name: string ): Step[] {
	if ( kind === 'designer' ) {
		return [
			{
				title: 'About',
				entries: [
					{ kind: 'picture', label: 'Your picture' },
					text( 'Name', name ),
					text( 'Job', 'Type designer' ),
				],
			},
			{
				title: 'Skills and experience',
				entries: [
					text( 'Bio', 'Letters, and the space\nbetween them.' ),
					{ kind: 'radio', label: '0-5 years' },
				],
			},
			{
				title: 'School',
				entries: [
					select( 'School', 'ECAL' ),
					text( 'Programme', 'Type Design' ),
					text( 'Year of graduation', '2018' ),
				],
			},
			{
				title: 'Location and social',
				entries: [
					select( 'Country', 'Switzerland' ),
					text( 'City', 'Lausanne' ),
					...socials,
				],
			},
		];
	}
	const steps = company( name );
	if ( kind === 'university' ) {
		steps.at( -1 )?.entries.push( ...affiliation );
		steps.push( challenge() );
	}
	return steps;
}

// Labels carry "optional" and a counter beside their words.
const named = ( page: Page, { label }: Entry ): Locator =>
	page
		.getByLabel( new RegExp( `^${ label }\\s*(optional)?$` ) )
		.and( page.locator( 'input, textarea, select' ) );

const picture = ( page: Page, { label }: Entry ): Locator =>
	page.getByRole( 'group', { name: label } );

export async function choosePicture( scope: Locator ): Promise< void > {
	const page = scope.page();
	await scope
		.locator( 'input[type=file]' )
		.setInputFiles( pictureFile( 1600, 1100 ) );
	const dialog = page.getByRole( 'dialog', { name: 'Crop your picture' } );
	await press( dialog, 'Use this picture' );
	await expect( dialog ).toBeHidden();
}

export async function fillIn( page: Page, entries: Entry[] ): Promise< void > {
	for ( const entry of entries ) {
		switch ( entry.kind ) {
			case 'text':
				await named( page, entry ).fill( entry.value ?? '' );
				break;
			case 'address':
				await press(
					page.getByRole( 'group', { name: 'Add a link' } ),
					entry.label
				);
				await named( page, entry ).fill( entry.value ?? '' );
				break;
			case 'select':
				await named( page, entry ).selectOption( {
					label: entry.value ?? '',
				} );
				break;
			case 'radio':
				await page
					.getByRole( 'radio', { name: entry.label } )
					.press( 'Space' );
				break;
			case 'tick':
				await page
					.getByRole( 'switch', { name: entry.label } )
					.press( 'Space' );
				break;
			case 'picture':
				await choosePicture( picture( page, entry ) );
		}
	}
}

/** Expects the form to still have the values that were filled in. */
export async function expectKept(
	page: Page,
	entries: Entry[]
): Promise< void > {
	for ( const entry of entries ) {
		switch ( entry.kind ) {
			case 'text':
			case 'address':
				await expect( named( page, entry ) ).toHaveValue(
					entry.value ?? ''
				);
				break;
			case 'select':
				await expect(
					named( page, entry ).locator( 'option:checked' )
				).toHaveText( entry.value ?? '' );
				break;
			case 'radio':
				await expect(
					page.getByRole( 'radio', { name: entry.label } )
				).toBeChecked();
				break;
			case 'tick':
				await expect(
					page.getByRole( 'switch', { name: entry.label } )
				).toBeChecked();
				break;
			case 'picture':
				await expect(
					picture( page, entry ).getByText( 'Change picture' )
				).toBeVisible();
		}
	}
}

export async function fillPasswords( page: Page ): Promise< void > {
	await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await page.getByLabel( 'Repeat password' ).fill( PASSWORD );
}

export async function fillAccount(
	page: Page,
	kind: Kind,
	email: string
): Promise< void > {
	await page
		.getByRole( 'radio', {
			name: kind === 'designer' ? 'Designer' : 'Entrepreneur',
		} )
		.press( 'Space' );
	await page.getByLabel( 'E-mail' ).fill( email );
	await fillPasswords( page );
	await page.getByRole( 'checkbox', { name: /terms/ } ).check();
	await page.getByRole( 'checkbox', { name: /privacy/ } ).check();
}

export const next = ( page: Page ) => press( page, 'Next' );
