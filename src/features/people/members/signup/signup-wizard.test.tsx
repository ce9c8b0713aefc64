import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from '../../../../lib/api-error';
import { writeDraft } from '../../../../lib/draft';
import { resendActivation } from '../../../../lib/log-in';
import { KEYS } from '../../../../lib/query-keys';
import { getBoot } from '../../../../lib/boot';
import { isEmailFree, register } from '../api/registration-api';
import SignupScreen from '../screens/signup-screen';

jest.mock( '../api/registration-api', () => ( {
	isEmailFree: jest.fn(),
	register: jest.fn(),
} ) );
jest.mock( '../../../../lib/log-in', () => ( {
	resendActivation: jest.fn(),
} ) );
jest.mock( '../../../../lib/options', () => ( {
	fetchOptions: jest.fn().mockResolvedValue( {
		confirmation_message_designer: {
			title: 'Nearly there',
			content: '<p>Open the link.</p>',
		},
	} ),
} ) );
jest.mock( '../../../../lib/bot-check/bot-check', () => ( {
	createBotCheck: () => ( {
		open: () => {},
		prepare: () => {},
		take: async () => 'token',
	} ),
} ) );
jest.mock( '../../../../lib/skills', () => ( {
	useSkills: () => ( {
		skills: [
			{ id: 3, name: 'Editorial' },
			{ id: 7, name: 'Motion' },
		],
		namesOf: () => [],
		isLoading: false,
		isError: false,
		retry: () => {},
	} ),
} ) );

const free = isEmailFree as jest.Mock;
const send = register as jest.Mock;

function show( address = '/signup' ) {
	const router = createMemoryRouter(
		[ { path: '/signup', Component: SignupScreen } ],
		{ initialEntries: [ address ] }
	);
	const client = new QueryClient();
	client.setQueryData( [ KEYS.oidc ], { enabled: false, button: '' } );
	client.setQueryData( [ KEYS.schools ], [] );
	const view = render(
		<QueryClientProvider client={ client }>
			<RouterProvider router={ router } />
		</QueryClientProvider>
	);
	return { router, ...view };
}

const user = userEvent.setup( { delay: null } );
const next = () => user.click( screen.getByText( 'Next' ) );
const title = ( name: string ) => screen.findByText( name, { selector: 'h1' } );

const fill = ( label: string | RegExp, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );

function fillPasswords() {
	fill( 'Password', 'long enough' );
	fill( 'Repeat password', 'long enough' );
}

async function fillAccount() {
	await user.click( screen.getByLabelText( /^Designer/ ) );
	fill( 'E-mail', 'ana@example.test' );
	fillPasswords();
	await user.click( screen.getByLabelText( /terms/ ) );
	await user.click( screen.getByLabelText( /privacy/ ) );
}

async function walkToLast() {
	await fillAccount();
	await next();
	await title( 'About' );
	fill( 'Name', 'Ana' );
	fill( 'Job', 'Type' );
	await next();
	await title( 'Skills and experience' );
	await user.click( screen.getByLabelText( 'Motion' ) );
	await user.click( screen.getByLabelText( 'Student' ) );
	await next();
	await title( 'School' );
	await next();
	await title( 'Location and social' );
	fill( 'Country', 'CH' );
	fill( 'City', 'Sion' );
}

const finish = () =>
	user.click( screen.getByText( 'Sign up', { selector: 'button' } ) );

const steps = () =>
	within( screen.getByRole( 'list', { name: 'Progress' } ) ).getAllByRole(
		'listitem'
	);

const account = { email: 'ana@example.test', cgu_1: true, cgu_2: true };

const company = {
	role: 'contractor',
	...account,
	company: 'Probe',
	country: 'CH',
	city: 'Sion',
	company_size: '4',
	contact_name: 'Ana',
	contact_job: 'CEO',
};

const expectList = ( lines: string[] ) =>
	waitFor( () =>
		expect(
			within( screen.getByRole( 'alert' ) )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( lines )
	);

type Row = [ label: string, message: string, wrong?: string ];

const addresses = [
	'Website',
	'LinkedIn',
	'Twitter',
	'Dribbble',
	'Instagram',
	'YouTube',
	'Vimeo',
];
const url = 'Please provide a web address that starts with https://';
const place: Row[] = [
	[ 'Country', 'Please provide a country' ],
	[ 'City', 'Please provide a correct city' ],
];
const image: Row = [
	'Project image',
	'Please provide an image for your startup',
];
const told = {
	...company,
	affiliated: true,
	project_headline: 'A',
	project_short_description: 'B',
	project_description: 'C',
};

const stepsWithRows: { step: string; draft: object; rows: Row[] }[] = [
	{
		step: 'about_me',
		draft: { role: 'designer' },
		rows: [
			[ 'Name', 'Please provide a correct name', '   ' ],
			[ 'Job', 'Please provide a correct job' ],
		],
	},
	{
		step: 'location',
		draft: { role: 'designer', name: 'Ana', job: 'Type' },
		rows: [
			...place,
			...addresses.map( ( label ): Row => [
				label,
				`${ label }: ${ url }`,
				'ftp://example.test',
			] ),
		],
	},
	{
		step: 'about_startup',
		draft: { role: 'contractor' },
		rows: [
			[ 'Company name', 'Please provide a correct company name' ],
			[
				'Number of employees',
				'Please give the number of employees in your company',
				'1.5',
			],
			...place,
			[ 'Contact name', 'Please provide a correct contact name' ],
			[ 'Contact job', 'Please provide a correct contact job' ],
		],
	},
	{
		step: 'what_you_do',
		draft: { ...company, affiliated: true },
		rows: [
			image,
			[ 'Headline', 'Please provide a correct startup headline' ],
			[
				'Short description',
				'Please provide a correct startup description',
			],
			[ 'Description', 'Please provide correct startup details' ],
			[ 'University', "Please provide your university's name" ],
		],
	},
	{
		step: 'what_you_do',
		draft: { ...told, ecosystem: 'EPFL' },
		rows: [
			image,
			[ 'Lab', 'Please provide your EPFL Lab' ],
			[ 'Professor', 'Please provide your the name of your professor' ],
		],
	},
	{
		step: 'what_you_do',
		draft: { ...told, ecosystem: 'OTHER' },
		rows: [
			image,
			[
				'Name of the university',
				"Please provide your university's name",
			],
		],
	},
	{
		step: 'design_challenge',
		draft: { ...told, ecosystem: 'ECAL' },
		rows: [
			image,
			[
				'Your need in terms of design',
				'Please provide a correct description of your need in term of design',
			],
			[
				'The need you want to validate',
				'Please provide a correct description of your need to validate',
			],
			[
				'Expected outcomes and deliverables',
				'Please provide your design need and the expected outcomes/deliverables',
			],
			[ 'Start', 'Please check start date', '03' ],
			[ 'End', 'Please check end date', '03' ],
		],
	},
];

describe( 'the sign-up', () => {
	beforeEach( () => {
		window.sessionStorage.clear();
		window.localStorage.clear();
		free.mockResolvedValue( true );
		send.mockResolvedValue( { code: 200 } );
		getBoot().settings.universities = [ { code: 'EPFL', name: 'EPFL' } ];
	} );

	it( 'opens terms and privacy in a tab of their own', () => {
		show();
		for ( const [ name, path ] of [
			[ /terms/, '/terms-conditions' ],
			[ /privacy/, '/privacy-policy' ],
		] as const ) {
			const link = screen.getByRole( 'link', { name } );
			expect( link ).toHaveAttribute( 'href', path );
			expect( link ).toHaveAttribute( 'target', '_blank' );
		}
	} );

	it( 'names every failing field of the account at once and focuses the first', async () => {
		show();
		fill( 'E-mail', 'a@b' );
		fill( 'Password', '1234567' );
		fill( 'Repeat password', '12345678' );
		await next();
		const role = 'Please precise if you are an entrepreneur or a designer';
		await expectList( [
			role,
			'Please provide a correct email',
			'Please provide a password with min. 8 chars.',
			'Passwords mismatch',
			'I accept the terms and conditions: Please accept CGU',
			'I have read the privacy policy: Please accept CGU',
		] );
		expect( screen.getByLabelText( 'E-mail' ) ).toHaveAccessibleDescription(
			'Please provide a correct email'
		);
		expect(
			screen.getByRole( 'checkbox', { name: /terms/ } )
		).toHaveAccessibleDescription( 'Please accept CGU' );
		const group = screen.getByRole( 'radiogroup', { name: 'I am a' } );
		expect( group ).toHaveAccessibleDescription( role );
		expect( screen.getByLabelText( /^Designer/ ) ).toHaveFocus();
		expect( send ).not.toHaveBeenCalled();
	} );

	it.each(
		stepsWithRows.map( ( one ) => ( {
			...one,
			names: one.rows.map( ( [ label ] ) => label ).join( ', ' ),
		} ) )
	)(
		'the step $step says what is wrong with $names',
		async ( { step, draft, rows } ) => {
			writeDraft( 'signup', { ...account, ...draft } );
			show( `/signup?step=${ step }` );
			fillPasswords();
			/** The field, or the group of a picture or a month. */
			const field = ( label: string ) =>
				screen
					.queryAllByLabelText(
						new RegExp( `^${ label }\\s*(optional)?$` )
					)
					.at( 0 ) ??
				screen.getByRole( 'group', {
					name: new RegExp( `^${ label }` ),
				} );
			for ( const [ label, words, wrong ] of rows ) {
				if ( words.endsWith( url ) ) {
					await user.click( screen.getByText( label ) );
				}
				if ( wrong ) {
					fill(
						words.endsWith( 'date' )
							? `${ label }, month`
							: new RegExp( `^${ label }` ),
						wrong
					);
				}
			}
			await user.click( screen.getByText( /^(Next|Sign up)$/ ) );
			await expectList( rows.map( ( [ , words ] ) => words ) );
			const holdsFocus = ( [ label ]: Row ) =>
				waitFor( () => {
					const element = field( label );
					expect(
						element.contains( element.ownerDocument.activeElement )
					).toBe( true );
				} );
			await holdsFocus( rows[ 0 ]! );
			for ( const [ label, words ] of rows ) {
				expect( field( label ) ).toHaveAccessibleDescription(
					expect.stringContaining( words.replace( /^\w+: /, '' ) )
				);
			}
			await user.click(
				within( screen.getByRole( 'alert' ) )
					.getAllByRole( 'button' )
					.at( -1 )!
			);
			await holdsFocus( rows.at( -1 )! );
			expect( send ).not.toHaveBeenCalled();
		}
	);

	it( 'clears a message when its field is mended', async () => {
		show();
		await next();
		await screen.findAllByText( 'Please provide a correct email' );
		await user.type(
			screen.getByLabelText( 'E-mail' ),
			'ana@example.test'
		);
		await waitFor( () =>
			expect(
				screen.queryByText( 'Please provide a correct email' )
			).toBeNull()
		);
	} );

	it( 'says that an address is taken, while it is typed and on leaving the step', async () => {
		free.mockResolvedValue( false );
		show();
		await fillAccount();
		await screen.findByText( 'This email is not available' );
		expect( screen.getByLabelText( 'E-mail' ) ).toBeInvalid();
		await next();
		expect( await title( 'Sign up' ) ).toBeVisible();
		expect(
			screen.getAllByText( 'This email is not available' ).length
		).toBeGreaterThan( 0 );
	} );

	it( 'stays on the account when the address cannot be checked', async () => {
		free.mockRejectedValue( new ApiError( 'network', 'No connection' ) );
		show();
		await fillAccount();
		await next();
		await screen.findByText(
			'An error occured. Please retry later or contact support.'
		);
		expect( await title( 'Sign up' ) ).toBeVisible();
	} );

	it( 'sends everything once at the end and says where the mail went', async () => {
		const { router } = show();
		await walkToLast();
		await finish();
		await title( 'Nearly there' );
		expect(
			screen.getByText( 'Mail sent to ana@example.test' )
		).toBeVisible();
		expect( send ).toHaveBeenCalledTimes( 1 );
		const [ payload, token ] = send.mock.calls[ 0 ];
		expect( token ).toBe( 'token' );
		expect( payload ).toMatchObject( {
			role: 'designer',
			email: 'ana@example.test',
			skill: [ 7 ],
			level: 1,
			country: 'CH',
			city: 'Sion',
			cgu: true,
			fax: '',
		} );
		expect( router.state.location.search ).toBe( '?step=sent' );
		expect(
			Object.values( {
				...window.sessionStorage,
				...window.localStorage,
			} ).join()
		).not.toContain( 'long enough' );
	} );

	it( 'opens the step of the first field the server refuses, with its words', async () => {
		send.mockRejectedValueOnce(
			new ApiError(
				'rest_invalid_param',
				'Please check the marked fields.',
				400,
				{
					params: {
						city: 'Please provide a correct city',
						job: 'Please provide a correct job',
					},
					errors: [
						'Please provide a correct job',
						'Please provide a correct city',
					],
				}
			)
		);
		show();
		await walkToLast();
		await finish();
		await title( 'About' );
		const job = screen.getByLabelText( 'Job' );
		expect( job ).toBeInvalid();
		await waitFor( () => expect( job ).toHaveFocus() );
		expect( job ).toHaveAccessibleDescription(
			/Please provide a correct job/
		);
		const summary = screen.getByRole( 'alert' );
		expect( summary ).toHaveTextContent( 'Please provide a correct city' );
		await user.type( job, 's' );
		expect( job ).toBeValid();
	} );

	it( 'says so when the server fails, and keeps everything for another try', async () => {
		send.mockRejectedValueOnce( new ApiError( 'x', 'Fatal', 500 ) );
		show();
		await walkToLast();
		await finish();
		await screen.findByText(
			'An error occured. Please retry later or contact support.'
		);
		expect( screen.getByLabelText( 'City' ) ).toHaveValue( 'Sion' );
		await finish();
		await title( 'Nearly there' );
	} );

	it( 'comes back after a reload, asking only for the password again', async () => {
		const { unmount } = show();
		await walkToLast();
		act( () => {
			window.dispatchEvent( new Event( 'pagehide' ) );
		} );
		const kept = JSON.stringify( { ...window.localStorage } );
		expect( kept ).not.toContain( 'long enough' );
		unmount();

		show( '/signup?step=location' );
		await title( 'Location and social' );
		expect( screen.getByLabelText( 'City' ) ).toHaveValue( 'Sion' );
		await finish();
		expect( send ).not.toHaveBeenCalled();
		await screen.findAllByText(
			'Please provide a password with min. 8 chars.'
		);
		fillPasswords();
		await finish();
		await title( 'Nearly there' );
		expect( send.mock.calls[ 0 ][ 0 ] ).toMatchObject( {
			name: 'Ana',
			password: 'long enough',
		} );
	} );

	it( 'goes back by the stepper and by the browser, never forward past an open step', async () => {
		const { router } = show( '/signup?step=location' );
		expect( await title( 'Sign up' ) ).toBeVisible();
		await fillAccount();
		await next();
		await title( 'About' );
		expect( router.state.location.search ).toBe( '?step=about_me' );
		expect(
			screen.getAllByRole( 'button', { name: /^Back to step/ } )
		).toHaveLength( 1 );
		await act( () => router.navigate( -1 ) );
		await title( 'Sign up' );
		expect( screen.getByLabelText( 'Password' ) ).toHaveValue(
			'long enough'
		);
	} );

	it( 'shows an entrepreneur their own steps, in their own form, and none before a role is chosen', async () => {
		show();
		expect( screen.queryByRole( 'list', { name: 'Progress' } ) ).toBeNull();
		await user.click(
			screen.getByRole( 'radio', { name: 'Entrepreneur' } )
		);
		expect( steps() ).toHaveLength( 4 );
		expect( document.documentElement.dataset.role ).toBe( 'entrepreneur' );
	} );

	it( 'adds the design challenge when a company ticks its affiliation', async () => {
		writeDraft( 'signup', company );
		show( '/signup?step=what_you_do' );
		await title( 'What you do' );
		expect( steps() ).toHaveLength( 4 );
		await user.click(
			screen.getByRole( 'switch', {
				name: 'We are part of a university',
			} )
		);
		expect( steps() ).toHaveLength( 5 );
		expect(
			screen.queryByLabelText( 'Name of the university' )
		).toBeNull();
		await user.selectOptions(
			screen.getByLabelText( 'University' ),
			'OTHER'
		);
		expect(
			screen.getByLabelText( 'Name of the university' )
		).toBeVisible();
		await user.selectOptions(
			screen.getByLabelText( 'University' ),
			'EPFL'
		);
		expect(
			screen.queryByLabelText( 'Name of the university' )
		).toBeNull();
		expect( screen.getByLabelText( 'Lab' ) ).toBeVisible();
		await next();
		await screen.findAllByText( 'Please provide your EPFL Lab' );
		screen.getAllByText( 'Please provide your the name of your professor' );
		screen.getAllByText( 'Please provide an image for your startup' );
	} );
} );

it( 'the sign-up’s last screen sends the mail again, and says how that went', async () => {
	const again = jest.mocked( resendActivation );
	again.mockRejectedValueOnce(
		new ApiError( 'x', 'Too many attempts.', 429 )
	);
	again.mockResolvedValueOnce( { success: true, message: 'On its way.' } );
	writeDraft( 'signup-sent', {
		email: 'ana@example.test',
		role: 'designer',
	} );
	show( '/signup?step=sent' );
	await title( 'Nearly there' );
	expect( screen.getByText( 'Mail sent to ana@example.test' ) ).toBeVisible();
	const resend = screen.getByRole( 'button', { name: 'Resend email' } );
	await user.click( resend );
	expect( await screen.findByText( 'Too many attempts.' ) ).toBeVisible();
	await user.dblClick( resend );
	expect( await screen.findByText( 'On its way.' ) ).toBeVisible();
	expect( screen.queryByText( 'Too many attempts.' ) ).toBeNull();
	expect( again.mock.calls ).toEqual( [
		[ 'ana@example.test' ],
		[ 'ana@example.test' ],
	] );
} );
