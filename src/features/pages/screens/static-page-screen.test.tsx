import { screen } from '@testing-library/react';
import { showAlone } from '../../../../tests/support/show-screen';
import { ApiError } from '../../../lib/api-error';
import { fetchPage } from '../../../lib/api/pages';
import StaticPageScreen from './static-page-screen';

jest.mock( '../../../lib/api/pages', () => ( {
	fetchPage: jest.fn(),
	preloadedPage: () => undefined,
} ) );

const show = ( address: string ) =>
	showAlone( '/:slug', StaticPageScreen, address );

describe( 'a static page', () => {
	it( 'shows the title and the text an editor wrote', async () => {
		jest.mocked( fetchPage ).mockResolvedValue( {
			title: 'About us',
			content: '<p>Two schools.</p>',
			button: null,
		} );
		show( '/about-us' );
		expect(
			await screen.findByRole( 'heading', { level: 1, name: 'About us' } )
		).toBeVisible();
		expect( screen.getByText( 'Two schools.' ) ).toBeVisible();
		expect( fetchPage ).toHaveBeenCalledWith(
			'about-us',
			expect.anything()
		);
	} );

	it( 'nobody wrote is not found', async () => {
		jest.mocked( fetchPage ).mockResolvedValue( null );
		show( '/nothing' );
		expect(
			await screen.findByRole( 'heading', { name: 'Page not found' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Back home' } )
		).toHaveAttribute( 'href', '/' );
	} );

	it( 'that did not come can be tried again', async () => {
		jest.mocked( fetchPage ).mockRejectedValue(
			new ApiError( 'down', 'Not now.', 503 )
		);
		show( '/about-us' );
		expect( await screen.findByText( 'Not now.' ) ).toBeVisible();
	} );
} );
