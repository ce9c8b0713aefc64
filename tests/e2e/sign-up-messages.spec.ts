// Every error message of the sign-up: it stands at its field and in the list for screen readers, goes once the field is correct,
// and matches the server's own answer to the same input. Axe checks each step, without and with errors.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { findings, lowContrast, sideways } from '../support/axe';
import { pageOf } from '../support/browser';
import { freshEmail, multipart, person } from '../support/client.mjs';
import { pngFile } from '../support/pictures.mjs';
import {
	PASSWORD,
	choosePicture,
	fillPasswords,
	next,
} from '../support/sign-up';
import { DESK } from '../support/windows';

// Axe's findings are printed as text, so no trace is needed.
test.use( { trace: 'off' } );

interface Row {
	/** The server's name of the field. */
	field: string;
	control: ( page: Page ) => Locator;
	/** Enters the wrong value; not needed where the field is wrong from the start. */
	wrong?: ( control: Locator ) => Promise< unknown >;
	/** The same wrong value, as it is sent to the server. */
	sent: string;
	message: string;
	/** The label, where several fields have the same message. */
	label?: string;
	mend: ( control: Locator ) => Promise< unknown >;
}

const labelled =
	( label: string ) =>
	( page: Page ): Locator =>
		page
			.getByLabel( new RegExp( `^${ label }\\s*(optional)?$` ) )
			.and( page.locator( 'input, textarea, select' ) );

const type = ( text: string ) => ( control: Locator ) => control.fill( text );
const pick = ( label: string ) => ( control: Locator ) =>
	control.selectOption( { label } );
const space = ( control: Locator ) => control.press( 'Space' );

/** A text field with a wrong and a right value. */
const text = (
	field: string,
	label: string,
	message: string,
	sent = '',
	right = 'Right'
): Row => ( {
	field,
	control: labelled( label ),
	wrong: sent === '' ? undefined : type( sent ),
	sent,
	message,
	mend: type( right ),
} );

const country: Row = {
	field: 'country',
	control: labelled( 'Country' ),
	sent: '',
	message: 'Please provide a country',
	mend: pick( 'Italy' ),
};

const image: Row = {
	field: 'project_image',
	control: ( page ) => page.getByRole( 'group', { name: 'Project image' } ),
	sent: '',
	message: 'Please provide an image for your startup',
	mend: choosePicture,
};

const month = ( field: string, label: string, message: string ): Row => ( {
	field,
	control: ( page ) => page.getByRole( 'group', { name: label } ),
	wrong: ( control ) =>
		control.getByLabel( `${ label }, month` ).selectOption( 'March' ),
	sent: '-03',
	message,
	mend: ( control ) =>
		control.getByLabel( `${ label }, year` ).selectOption( { index: 1 } ),
} );

/** The input appears once its kind is chosen. */
const address = ( field: string, label: string ): Row => ( {
	...text(
		field,
		label,
		'Please provide a web address that starts with https://',
		'ftp://example.test',
		'https://example.test'
	),
	label,
	wrong: async ( control ) => {
		await control
			.page()
			.getByRole( 'group', { name: 'Add a link' } )
			.getByRole( 'button', { name: label } )
			.click();
		await expect( control ).toBeFocused();
		await control.fill( 'ftp://example.test' );
	},
} );

const account: Row[] = [
	{
		field: 'role',
		control: ( page ) => page.getByRole( 'radiogroup', { name: 'I am a' } ),
		sent: '',
		message: 'Please precise if you are an entrepreneur or a designer',
		mend: ( group ) => space( group.getByRole( 'radio' ).first() ),
	},
	text(
		'email',
		'E-mail',
		'Please provide a correct email',
		'a@b',
		freshEmail()
	),
	text(
		'password',
		'Password',
		'Please provide a password with min. 8 chars.',
		'1234567',
		PASSWORD
	),
	text(
		'password_verify',
		'Repeat password',
		'Passwords mismatch',
		'12345678',
		PASSWORD
	),
	...[
		'I accept the terms and conditions',
		'I have read the privacy policy',
	].map( ( label, index ) => ( {
		field: `cgu_${ index + 1 }`,
		label,
		control: ( page: Page ) =>
			page.getByRole( 'checkbox', { name: new RegExp( label ) } ),
		sent: '',
		message: 'Please accept CGU',
		mend: space,
	} ) ),
];

/** A company that has come as far as "What you do". */
const company = {
	role: 'contractor',
	company: 'Probe',
	country: 'CH',
	city: 'Sion',
	company_size: '4',
	contact_name: 'Ana',
	contact_job: 'CEO',
	affiliated: true,
};

const told = {
	...company,
	project_headline: 'A',
	project_short_description: 'B',
	project_description: 'C',
};

const steps: {
	step: string;
	title: string;
	/** The draft of an earlier visit. */
	draft: object;
	/** Fields that a draft cannot keep. */
	again?: Row[];
	rows: Row[];
}[] = [
	{
		step: 'about_me',
		title: 'About',
		draft: { role: 'designer' },
		rows: [
			text( 'name', 'Name', 'Please provide a correct name', '   ' ),
			text( 'job', 'Job', 'Please provide a correct job' ),
		],
	},
	{
		step: 'location',
		title: 'Location and social',
		draft: { role: 'designer', name: 'Ana', job: 'Type' },
		rows: [
			country,
			text( 'city', 'City', 'Please provide a correct city' ),
			address( 'website', 'Website' ),
			address( 'linkedin', 'LinkedIn' ),
			address( 'twitter', 'Twitter' ),
			address( 'dribbble', 'Dribbble' ),
			address( 'instagram', 'Instagram' ),
			address( 'youtube', 'YouTube' ),
			address( 'vimeo', 'Vimeo' ),
		],
	},
	{
		step: 'about_startup',
		title: 'About',
		draft: { role: 'contractor' },
		rows: [
			text(
				'company',
				'Company name',
				'Please provide a correct company name'
			),
			country,
			text( 'city', 'City', 'Please provide a correct city' ),
			text(
				'company_size',
				'Number of employees',
				'Please give the number of employees in your company',
				'1.5',
				'1'
			),
			text(
				'contact_name',
				'Contact name',
				'Please provide a correct contact name'
			),
			text(
				'contact_job',
				'Contact job',
				'Please provide a correct contact job'
			),
		],
	},
	{
		step: 'what_you_do',
		title: 'What you do',
		draft: company,
		rows: [
			text(
				'project_headline',
				'Headline',
				'Please provide a correct startup headline'
			),
			text(
				'project_short_description',
				'Short description',
				'Please provide a correct startup description'
			),
			text(
				'project_description',
				'Description',
				'Please provide correct startup details'
			),
			image,
			{
				field: 'ecosystem',
				control: labelled( 'University' ),
				sent: '',
				message: "Please provide your university's name",
				mend: pick( 'ECAL' ),
			},
		],
	},
	{
		step: 'what_you_do',
		title: 'What you do',
		draft: { ...told, ecosystem: 'EPFL' },
		rows: [
			image,
			text( 'epfl_lab', 'Lab', 'Please provide your EPFL Lab' ),
			text(
				'epfl_professor',
				'Professor',
				'Please provide your the name of your professor'
			),
		],
	},
	{
		step: 'what_you_do',
		title: 'What you do',
		draft: { ...told, ecosystem: 'OTHER' },
		rows: [
			image,
			text(
				'ecosystem_other',
				'Name of the university',
				"Please provide your university's name"
			),
		],
	},
	{
		step: 'design_challenge',
		title: 'Design challenge',
		draft: { ...told, ecosystem: 'ECAL' },
		again: [ image ],
		rows: [
			text(
				'need_design',
				'Your need in terms of design',
				'Please provide a correct description of your need in term of design'
			),
			text(
				'need',
				'The need you want to validate',
				'Please provide a correct description of your need to validate'
			),
			text(
				'design_outcomes',
				'Expected outcomes and deliverables',
				'Please provide your design need and the expected outcomes/deliverables'
			),
			month( 'start_date', 'Start', 'Please check start date' ),
			month( 'end_date', 'End', 'Please check end date' ),
		],
	},
];

/** Everything the server requires, so that it reports only the wrong value. */
const complete = ( {
	role = 'contractor',
	...more
}: Record< string, unknown > ) => ( {
	email: freshEmail(),
	password: PASSWORD,
	password_verify: PASSWORD,
	cgu_1: true,
	cgu_2: true,
	name: 'Ana',
	job: 'Type',
	...company,
	project_headline: 'A',
	project_short_description: 'B',
	project_description: 'C',
	project_image: pngFile( 1300, 800 ),
	ecosystem: 'ECAL',
	need_design: 'A',
	need: 'B',
	design_outcomes: 'C',
	...more,
	role,
} );

/** Checks the dark theme in one window only: its colours do not depend on the size. */
async function looksGood( page: Page ): Promise< void > {
	await page.setViewportSize( { width: 320, height: 700 } );
	// An element half under the bar would count as too small a target for axe.
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	expect.soft( await findings( page ) ).toEqual( [] );
	expect.soft( await sideways( page ) ).toBe( 0 );
	await page.setViewportSize( DESK );
	expect.soft( await findings( page ) ).toEqual( [] );
	expect.soft( await sideways( page ) ).toBe( 0 );
	await page.emulateMedia( { colorScheme: 'dark' } );
	expect.soft( await lowContrast( page ) ).toEqual( [] );
	await page.emulateMedia( { colorScheme: 'light' } );
}

const seen = new Set< string >();

/** Checks each step once: with another university it looks the same until it has errors. */
async function looksGoodAtFirst( page: Page, step: string ): Promise< void > {
	if ( ! seen.has( step ) ) {
		seen.add( step );
		await looksGood( page );
	}
}

const words = ( message: string ) =>
	new RegExp( message.replace( /[.?]/g, '\\$&' ) );

const holdsFocus = ( control: Locator ) =>
	control.evaluate( ( element ) =>
		element.contains( element.ownerDocument.activeElement )
	);

/** Sorts rows by their place in the form. */
async function fromTop( page: Page, rows: Row[] ): Promise< Row[] > {
	const placed = await Promise.all(
		rows.map( async ( row ) => ( {
			row,
			at: await row
				.control( page )
				.evaluate( ( element ) =>
					[ ...document.querySelectorAll( '*' ) ].indexOf( element )
				),
		} ) )
	);
	return placed
		.sort( ( one, other ) => one.at - other.at )
		.map( ( { row } ) => row );
}

/** The lines of the form's list. Where several fields have the same message, each line names its field. */
const listed = ( rows: Row[] ) =>
	rows.map( ( { label, message } ) =>
		rows.filter( ( other ) => other.message === message ).length > 1
			? `${ label }: ${ message }`
			: message
	);

async function expectMessages( page: Page, wrong: Row[] ): Promise< void > {
	for ( const { control, wrong: put } of wrong ) {
		await put?.( control( page ) );
	}
	const ordered = await fromTop( page, wrong );
	await page
		.getByRole( 'main' )
		.getByRole( 'button', { name: /^(Next|Sign up)$/ } )
		.click();
	const list = page.getByRole( 'alert' ).locator( 'li' );
	await expect( list ).toHaveText( listed( ordered ) );
	for ( const { control, message } of wrong ) {
		await expect( control( page ) ).toHaveAccessibleDescription(
			words( message )
		);
	}
	// The focus goes to the first wrong field, and the list leads to any of them.
	await expect
		.poll( () => holdsFocus( ordered[ 0 ]!.control( page ) ) )
		.toBe( true );
	await list.last().getByRole( 'button' ).click();
	await expect
		.poll( () => holdsFocus( ordered.at( -1 )!.control( page ) ) )
		.toBe( true );
	await looksGood( page );
	for ( const { control, message, mend } of wrong ) {
		await mend( control( page ) );
		await expect( control( page ) ).not.toHaveAccessibleDescription(
			words( message )
		);
	}
	await expect( list ).toHaveCount( 0 );
}

async function expectServerToAgree(
	wrong: Row[],
	form: object
): Promise< void > {
	const sent = {
		...form,
		...Object.fromEntries(
			wrong.map( ( { field, sent: value } ) => [ field, value ] )
		),
	};
	const { status, body } = await person().post(
		'/wp/v2/users/register',
		multipart( sent )
	);
	expect( status ).toBe( 400 );
	expect( body.data.params ).toEqual(
		Object.fromEntries(
			wrong.map( ( { field, message } ) => [ field, message ] )
		)
	);
	expect( body.errors ).toEqual( wrong.map( ( { message } ) => message ) );
}

test( 'the account step says what is wrong, and so does the server', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, null, { reducedMotion: 'reduce' } );
	await page.goto( '/signup' );
	await looksGood( page );
	await expectMessages( page, account );
	await next( page );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'About' } )
	).toBeVisible();
	await expectServerToAgree( account, complete( {} ) );
} );

for ( const { step, title, draft, again = [], rows } of steps ) {
	const names = rows.map( ( { field } ) => field ).join( ', ' );

	test( `the step ${ step } says what is wrong with ${ names }, and so does the server`, async ( {
		browser,
	} ) => {
		const values = {
			email: freshEmail(),
			cgu_1: true,
			cgu_2: true,
			...draft,
		};
		const page = await pageOf( browser, null, { reducedMotion: 'reduce' } );
		await page.addInitScript( ( kept ) => {
			window.localStorage.setItem(
				'design-marketplace-draft:guest:signup',
				JSON.stringify( { values: kept, savedAt: Date.now() } )
			);
		}, values );
		await page.goto( `/signup?step=${ step }` );
		await expect(
			page.getByRole( 'heading', { level: 1, name: title } )
		).toBeVisible();
		await fillPasswords( page );
		for ( const { control, mend } of again ) {
			await mend( control( page ) );
		}
		await looksGoodAtFirst( page, step );
		await expectMessages( page, rows );
		await expectServerToAgree( rows, complete( values ) );
	} );
}
