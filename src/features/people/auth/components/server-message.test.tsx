import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ServerMessage } from './server-message';

const show = ( html: string ) =>
	render( <ServerMessage html={ html } />, { wrapper: MemoryRouter } );

describe( 'the server’s message', () => {
	it( 'keeps emphasis and a link within the site', () => {
		show(
			'<strong>Error:</strong> wrong. <a href="http://localhost/forgottenpassword">Forgot your password?</a>'
		);
		expect( screen.getByText( 'Error:' ).tagName ).toBe( 'STRONG' );
		expect(
			screen.getByRole( 'link', { name: 'Forgot your password?' } )
		).toHaveAttribute( 'href', '/forgottenpassword' );
	} );

	it( 'leaves a signed page to the server', () => {
		show(
			'<a href="http://localhost/?design_marketplace_account=1.2.3.f">What you can do</a>'
		);
		const link = screen.getByRole( 'link' );
		expect( link ).toHaveAttribute(
			'href',
			'http://localhost/?design_marketplace_account=1.2.3.f'
		);
	} );

	it.each( [
		'<img src=x onerror="window.pwned=1">text',
		'<script>window.pwned=1</script>text',
		'<a href="javascript:window.pwned=1">text</a>',
		'<svg onload="window.pwned=1">text</svg>',
		'<a href="data:text/html,x" onclick="window.pwned=1">text</a>',
		'<style>body{display:none}</style>text',
		'<iframe srcdoc="x"></iframe>text',
	] )( 'takes nothing else over from %s', ( html ) => {
		const { container } = show( html );
		expect( container ).toHaveTextContent( 'text' );
		expect(
			container.querySelector( 'img, script, svg, style, iframe, a' )
		).toBeNull();
		expect( window ).not.toHaveProperty( 'pwned' );
	} );
} );
