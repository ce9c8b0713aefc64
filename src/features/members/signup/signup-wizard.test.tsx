import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error';
import { writeDraft } from '../../../lib/draft';
import { isEmailFree, register } from '../api/registration-api';
import SignupScreen from '../screens/signup-screen';

jest.mock( '../api/registration-api', () => ( {
	isEmailFree: jest.fn(),
	register: jest.fn(),
} ) );
jest.mock( '../../../lib/log-in', () => ( {
	resendActivation: jest.fn(),
} ) );
jest.mock( '../../../lib/options', () => ( {
	fetchOptions: jest.fn().mockResolvedValue( {
		confirmation_message_designer: {
			title: 'Nearly there',
			content: '<p>Open the link.</p>',
		},
	} ),
} ) );
jest.mock( '../../../lib/bot-check/bot-check', () => ( {
	createBotCheck: () => ( {
		open: () => {},
		prepare: () => {},
		take: async () => 'token',
	} ),
} ) );
jest.mock( '../../../lib/skills', () => ( {
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
	const view = render(
		<QueryClientProvider client={ new QueryClient() }>
			<RouterProvider router={ router } />
		</QueryClientProvider>
	);
	return { router, ...view };
}

const user = userEvent.setup( { delay: null } );
const next = () => user.click( screen.getByRole( 'button', { name: 'Next' } ) );
const title = ( name: string ) =>
	screen.findByRole( 'heading', { level: 1, name } );

async function fillAccount( role = 'Designer' ) {
	await user.click( screen.getByRole( 'radio', { name: role } ) );
	await user.type( screen.getByLabelText( 'E-mail' ), 'ana@example.test' );
	await user.type( screen.getByLabelText( 'Password' ), 'long enough' );
	await user.type(
		screen.getByLabelText( 'Repeat password' ),
		'long enough'
	);
	await user.click( screen.getByRole( 'checkbox', { name: /terms/ } ) );
	await user.click( screen.getByRole( 'checkbox', { name: /privacy/ } ) );
}

async function walkToLast() {
	await fillAccount();
	await next();
	await title( 'About' );
	await user.type( screen.getByLabelText( 'Name' ), 'Ana' );
	await user.type( screen.getByLabelText( 'Job' ), 'Type' );
	await next();
	await title( 'Skills and experience' );
	await user.click( screen.getByRole( 'checkbox', { name: 'Motion' } ) );
	await user.click( screen.getByRole( 'radio', { name: 'Student' } ) );
	await next();
	await title( 'Location and social' );
	await user.selectOptions( screen.getByLabelText( 'Country' ), 'CH' );
	await user.type( screen.getByLabelText( 'City' ), 'Sion' );
}

const finish = () =>
	user.click( screen.getByRole( 'button', { name: 'Sign up' } ) );

const steps = () =>
	within( screen.getByRole( 'list', { name: 'Progress' } ) ).getAllByRole(
		'listitem'
	);

const company = {
	role: 'contractor',
	email: 'ana@example.test',
	cgu_1: true,
	cgu_2: true,
	company: 'Probe',
	country: 'CH',
	city: 'Sion',
	company_size: '4',
	contact_name: 'Ana',
	contact_job: 'CEO',
};

describe( 'the sign-up', () => {
	beforeEach( () => {
		window.sessionStorage.clear();
		window.localStorage.clear();
		free.mockResolvedValue( true );
		send.mockResolvedValue( { code: 200 } );
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
		await next();
		const summary = await screen.findByRole( 'alert' );
		[
			'Please precise if you are an entrepreneur or a designer',
			'Please provide a correct email',
			'Please provide a password with min. 8 chars.',
		].forEach( ( words ) =>
			expect( within( summary ).getByText( words ) ).toBeVisible()
		);
		expect( screen.getByLabelText( 'E-mail' ) ).toHaveAccessibleDescription(
			'Please provide a correct email'
		);
		expect(
			screen.getByRole( 'checkbox', { name: /terms/ } )
		).toHaveAccessibleDescription( 'Please accept CGU' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'radiogroup', { name: 'I am a' } )
			).toHaveAccessibleDescription(
				'Please precise if you are an entrepreneur or a designer'
			)
		);
		expect( send ).not.toHaveBeenCalled();
	} );

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
		await user.type( screen.getByLabelText( 'Password' ), 'long enough' );
		await user.type(
			screen.getByLabelText( 'Repeat password' ),
			'long enough'
		);
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

	it( 'shows an entrepreneur their own steps, in their own form', async () => {
		show();
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
