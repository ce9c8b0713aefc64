// Links: the app's own addresses stay in the app, files and other sites are the browser's.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from './link';
import type { LinkProps } from './link';

function show( to: string, more: Partial< LinkProps > = {} ) {
	const router = createMemoryRouter(
		[
			{
				path: '*',
				element: (
					<Link to={ to } { ...more }>
						Go
					</Link>
				),
			},
		],
		{ initialEntries: [ '/start' ] }
	);
	render( <RouterProvider router={ router } /> );
	const link = screen.getByRole( 'link' );
	let prevented = false;
	window.addEventListener(
		'click',
		( event ) => {
			prevented = event.defaultPrevented;
			// jsdom goes nowhere.
			event.preventDefault();
		},
		{ once: true }
	);
	return {
		link,
		address: () => router.state.location.pathname,
		state: () => router.state.location.state as unknown,
		byApp: () => prevented,
	};
}

const { origin } = window.location;

describe( 'a link', () => {
	it.each( [ '/tools', `${ origin }/tools` ] )(
		'to %s is followed by the app',
		async ( to ) => {
			const { link, address, state, byApp } = show( to, {
				state: { tab: 1 },
			} );
			expect( link ).toHaveAttribute( 'href', '/tools' );
			await userEvent.click( link );
			expect( address() ).toBe( '/tools' );
			expect( state() ).toEqual( { tab: 1 } );
			expect( byApp() ).toBe( true );
		}
	);

	it.each( [
		[ 'https://example.org/tools', 'https://example.org/tools' ],
		[ '//example.org/', '//example.org/' ],
		[ 'mailto:a@example.org', 'mailto:a@example.org' ],
		[ `${ origin }/wp-content/uploads/guide.pdf?v=1`, undefined ],
		[ '/wp-admin/', undefined ],
	] )( 'to %s is left to the browser', async ( to, href ) => {
		const { link, address, byApp } = show( to );
		expect( link ).toHaveAttribute(
			'href',
			href ?? to.replace( origin, '' )
		);
		await userEvent.click( link );
		expect( address() ).toBe( '/start' );
		expect( byApp() ).toBe( false );
	} );

	it.each( [
		{ reloadDocument: true },
		{ target: '_blank' },
		{ onClick: ( event ) => event.preventDefault() },
	] satisfies Partial< LinkProps >[] )(
		'with %o is not followed by the app',
		async ( more ) => {
			const { link, address } = show( '/tools', more );
			await userEvent.click( link );
			expect( address() ).toBe( '/start' );
		}
	);

	it( 'opens where a key held asks for it', async () => {
		const { link, address } = show( '/tools' );
		const user = userEvent.setup();
		await user.keyboard( '{Control>}' );
		await user.click( link );
		expect( address() ).toBe( '/start' );
	} );
} );
