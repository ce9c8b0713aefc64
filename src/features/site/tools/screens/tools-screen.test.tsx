import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import ToolsScreen from './tools-screen';

const mockTools = jest.fn();
const mockReadings = jest.fn();
const mockPage = jest.fn();
jest.mock( '../../../../lib/static-page', () => ( {
	useStaticPage: ( slug: string ) =>
		jest.requireActual( '@tanstack/react-query' ).useQuery( {
			queryKey: [ 'page', slug ],
			queryFn: () => mockPage( slug ),
		} ),
} ) );
jest.mock( '../api/tools-api', () => ( {
	toolsQuery: () => ( {
		queryKey: [ 'toolsQuery' ],
		queryFn: () => mockTools(),
	} ),
	readingsQuery: () => ( {
		queryKey: [ 'readingsQuery' ],
		queryFn: () => mockReadings(),
	} ),
} ) );

function show() {
	render(
		<QueryClientProvider
			client={
				new QueryClient( {
					defaultOptions: { queries: { retry: false } },
				} )
			}
		>
			<MemoryRouter>
				<ToolsScreen />
			</MemoryRouter>
		</QueryClientProvider>
	);
}

describe( 'the tools', () => {
	beforeEach( () => {
		mockPage.mockResolvedValue( {
			title: 'Toolbox',
			content: '<p>Take what you need.</p>',
		} );
		mockTools.mockResolvedValue( [
			{
				id: 1,
				title: 'Brief template',
				locale: 'en',
				description: 'Three pages.',
				image: null,
				file: { url: '/u/brief.pdf', bytes: 250_000 },
				video: null,
				updated: '2026-10-05T10:00:00',
			},
			{
				id: 2,
				title: 'How to brief',
				locale: 'en',
				description: '',
				image: null,
				file: null,
				video: { url: 'https://youtu.be/x', duration: '4:30' },
				updated: '2026-10-06T10:00:00',
			},
		] );
		mockReadings.mockResolvedValue( [
			{
				id: 3,
				title: 'On grids',
				locale: 'en',
				excerpt: 'A short one.',
				image: null,
				date: '2026-09-01T10:00:00',
				readTime: '6',
				link: 'https://example.test/grids',
			},
		] );
	} );

	it( 'have a title and a text', async () => {
		show();
		expect(
			await screen.findByRole( 'heading', { level: 1, name: 'Toolbox' } )
		).toBeVisible();
		expect( screen.getByText( 'Take what you need.' ) ).toBeVisible();
	} );

	it( 'are downloads with their size, or films with their duration, and say when they changed', async () => {
		show();
		const [ file, film ] = await screen.findAllByRole( 'article' );
		const download = within( file as HTMLElement ).getByRole( 'link' );
		expect( download ).toHaveAttribute( 'href', '/u/brief.pdf' );
		expect( download ).toHaveTextContent(
			/Download Brief template.*PDF, 245\skB/
		);
		expect( file ).toHaveTextContent( 'Last update 5 October 2026' );
		const video = within( film as HTMLElement ).getByRole( 'link' );
		expect( video ).toHaveAttribute( 'href', 'https://youtu.be/x' );
		expect( video ).toHaveTextContent( /Watch video.*4:30/ );
	} );

	it( 'end with a reading list that says how long each takes', async () => {
		show();
		expect(
			await screen.findByRole( 'heading', { name: 'Reading list' } )
		).toBeVisible();
		expect( await screen.findByText( '6 min read' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'On grids' } )
		).toHaveAttribute( 'href', 'https://example.test/grids' );
	} );

	it( 'have no reading list while there is nothing to read', async () => {
		mockReadings.mockResolvedValue( [] );
		show();
		await screen.findAllByRole( 'article' );
		expect( screen.queryByText( 'Reading list' ) ).toBeNull();
	} );
} );
