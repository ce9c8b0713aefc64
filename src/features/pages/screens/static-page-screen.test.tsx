import { screen } from '@testing-library/react';
import { showAlone } from '../../../../tests/support/show-screen';
import { fetchPage } from '../../../lib/api/pages';
import StaticPageScreen from './static-page-screen';

jest.mock( '../../../lib/api/pages', () => ( {
	fetchPage: jest.fn(),
	preloadedPage: () => undefined,
} ) );

const show = ( address: string ) =>
	showAlone( '/:slug', StaticPageScreen, address );

describe( 'a static page', () => {
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
} );
