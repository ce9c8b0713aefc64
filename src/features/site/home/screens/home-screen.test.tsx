import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import {
	firstOf,
	serverAnswers,
} from '../../../../../tests/support/server-answers';
import { CurrentUserContext } from '../../../../lib/current-user';
import { readBlock } from '../api/read-block';
import type { Occasion } from '../api/read-items';
import HomeScreen from './home-screen';

const mockHome = jest.fn();
const mockEvents = jest.fn();
const mockPast = jest.fn();
jest.mock( '../api/home-api', () => ( {
	homeQuery: () => ( {
		queryKey: [ 'homeQuery' ],
		queryFn: () => mockHome(),
	} ),
	eventsQuery: () => ( {
		queryKey: [ 'eventsQuery' ],
		queryFn: () => mockEvents(),
	} ),
	pastProjectsQuery: () => ( {
		queryKey: [ 'pastProjectsQuery' ],
		queryFn: () => mockPast(),
	} ),
} ) );

const homeOf = ( blocks: Parameters< typeof readBlock >[ 0 ][] ) => ( {
	title: 'Home',
	locale: 'en',
	languages: [ 'en' ],
	sections: blocks.map( readBlock ).filter( ( section ) => section !== null ),
} );

const event = ( id: number, more: Partial< Occasion > = {} ): Occasion => ( {
	id,
	title: `Event ${ id }`,
	locale: '',
	day: { day: 3, month: 12, year: 2026 },
	hours: '',
	location: 'Lausanne',
	organizer: 'School',
	speaker: '',
	link: '',
	isPast: false,
	...more,
} );

function show( isLoggedIn = false ) {
	const session = {
		user: null,
		isLoggedIn,
		isLoading: isLoggedIn,
		refresh: async () => {},
		replace: () => {},
		signOut: () => {},
		leave: () => {},
	};
	render(
		<QueryClientProvider
			client={
				new QueryClient( {
					defaultOptions: { queries: { retry: false } },
				} )
			}
		>
			<MemoryRouter>
				<CurrentUserContext.Provider value={ session }>
					<HomeScreen />
				</CurrentUserContext.Provider>
			</MemoryRouter>
		</QueryClientProvider>
	);
}

/** Everything is in sight at once. */
class SeeAll {
	constructor( private readonly callback: ( entries: unknown[] ) => void ) {}
	observe() {
		this.callback( [ { isIntersecting: true } ] );
	}
	disconnect() {}
}

describe( 'the home page', () => {
	const original = window.IntersectionObserver;

	beforeAll( () => {
		window.IntersectionObserver =
			SeeAll as unknown as typeof IntersectionObserver;
		jest.spyOn( HTMLMediaElement.prototype, 'play' ).mockResolvedValue();
	} );

	afterAll( () => {
		window.IntersectionObserver = original;
	} );

	beforeEach( () => {
		mockEvents.mockResolvedValue( [] );
		mockPast.mockResolvedValue( [] );
	} );

	it( 'shows its blocks in the order given', async () => {
		const order = [
			'video',
			'testimonials',
			'past_projects',
			'events',
			'ebd_presentation',
			'how_it_works',
			'image',
			'hero',
		] as const;
		const { image } = firstOf( serverAnswers.works );
		mockHome.mockResolvedValue(
			homeOf(
				order.map( ( name ) => ( {
					name,
					props: {
						title: `The ${ name }`,
						caption: name === 'image' && 'The image',
						image,
						items: [ { name: 'Vera', content: 'Yes' } ],
						url: '/film.mp4',
					},
				} ) )
			)
		);
		show();
		await screen.findByRole( 'heading', { level: 1, name: 'The hero' } );
		await screen.findByText( 'The video' );
		expect(
			screen
				.getAllByText( /^The / )
				.map( ( { textContent } ) => textContent )
		).toEqual( order.map( ( name ) => `The ${ name }` ) );
		expect(
			screen.getByRole( 'link', { name: 'View all done projects' } )
		).toHaveAttribute( 'href', '/showcase' );
	} );

	it( 'changes claim, numbered points and the page’s role with the toggle', async () => {
		mockHome.mockResolvedValue(
			homeOf( [
				{
					name: 'hero',
					props: {
						title: 'Show work.',
						title_contractor: 'Post a job.',
					},
				},
				{
					name: 'how_it_works',
					props: {
						designer: [ { title: 'Publish', content: '' } ],
						contractor: [
							{ title: 'Describe', content: '' },
							{ title: 'Choose', content: '' },
						],
					},
				},
			] )
		);
		show();
		await screen.findByText( 'Show work.' );
		expect( screen.getByText( 'Publish' ) ).toBeVisible();
		const [ entrepreneur ] = screen.getAllByRole( 'button', {
			name: 'Entrepreneur',
			pressed: false,
		} );
		await userEvent.click( entrepreneur as HTMLElement );
		expect( screen.getByText( 'Post a job.' ) ).toBeVisible();
		expect(
			screen
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '1Describe', '2Choose' ] );
		expect( document.documentElement ).toHaveAttribute(
			'data-role',
			'entrepreneur'
		);
		await userEvent.click(
			screen.getAllByRole( 'button', {
				name: 'Designer',
			} )[ 0 ] as HTMLElement
		);
	} );

	it.each( [
		{ who: 'a stranger', isLoggedIn: false, way: 'Join us', to: '/signup' },
		{ who: 'a member', isLoggedIn: true, way: 'Design jobs', to: '/jobs' },
	] )( 'leads $who on to $to', async ( { isLoggedIn, way, to } ) => {
		mockHome.mockResolvedValue(
			homeOf( [
				{
					name: 'hero',
					props: { title: 'Show work.', btn_txt: 'Join us' },
				},
			] )
		);
		show( isLoggedIn );
		expect(
			await screen.findByRole( 'link', { name: way } )
		).toHaveAttribute( 'href', to );
	} );

	it( 'scrolls to the part the second button names', async () => {
		mockHome.mockResolvedValue(
			homeOf( [
				{
					name: 'hero',
					props: { anchor_txt: 'Learn more', anchor: 'how' },
				},
				{ name: 'how_it_works', props: { anchor: 'how' } },
			] )
		);
		const scroll = jest.spyOn( Element.prototype, 'scrollIntoView' );
		show();
		await userEvent.click( await screen.findByText( 'Learn more' ) );
		const part = document.getElementById( 'how' );
		expect( scroll.mock.contexts ).toEqual( [ part ] );
		expect( part ).toHaveFocus();
	} );

	it.each( [
		{ window: 'below 900 px', isNarrow: true, most: 60, least: 30 },
		{ window: 'from 900 px on', isNarrow: false, most: 75, least: 50 },
	] )(
		'$window it cuts a long event at $most and $least characters',
		async ( { isNarrow, most, least } ) => {
			const { matchMedia } = window;
			window.matchMedia = ( query ) => ( {
				...matchMedia( query ),
				matches: isNarrow && query.includes( 'max-width' ),
			} );
			mockHome.mockResolvedValue(
				homeOf( [ { name: 'events', props: {} } ] )
			);
			mockEvents.mockResolvedValue( [
				event( 1, {
					title: 'a'.repeat( 80 ),
					location: 'b'.repeat( 60 ),
					organizer: 'z'.repeat( 60 ),
				} ),
			] );
			show();
			const row = within( await screen.findByRole( 'listitem' ) );
			const heading = row.getByRole( 'heading' );
			expect( heading ).toHaveTextContent(
				`${ 'a'.repeat( most ) }…${ 'a'.repeat( 80 - most ) }`
			);
			for ( const text of [ 'b', 'z' ] ) {
				expect( heading.nextElementSibling ).toHaveTextContent(
					`${ text.repeat( least ) }…${ text.repeat( 60 - least ) }`
				);
			}
			await userEvent.click(
				row.getByRole( 'button', { name: /^Read it all/ } )
			);
			expect( heading ).toHaveTextContent( /^a{80}$/ );
			expect( heading.nextElementSibling ).toHaveTextContent(
				/^b{60}z{60}$/
			);
			window.matchMedia = matchMedia;
		}
	);

	it.each( [
		[ 3, '3 past events' ],
		[ 1, '1 past event' ],
	] )(
		'lists coming events in the order given, and keeps %i past ones behind their count',
		async ( count, words ) => {
			mockHome.mockResolvedValue(
				homeOf( [ { name: 'events', props: {} } ] )
			);
			mockEvents.mockResolvedValue( [
				event( 2, { link: 'https://events.example/two' } ),
				event( 1 ),
				...[ 4, 5, 6 ]
					.slice( 0, count )
					.map( ( id ) => event( id, { isPast: true } ) ),
			] );
			show();
			const [ first, ...rest ] = await screen.findAllByRole( 'listitem' );
			expect( first ).toHaveTextContent( /^03.*Event 2/ );
			expect( rest ).toHaveLength( 1 );
			expect(
				within( first as HTMLElement ).getByRole( 'link' )
			).toHaveAttribute( 'href', 'https://events.example/two' );
			const past = screen.getByRole( 'button', {
				name: words,
				expanded: false,
			} );
			await userEvent.click( past );
			expect( past ).toHaveAttribute( 'aria-expanded', 'true' );
			expect( screen.getAllByText( /^Event [456]$/ ) ).toHaveLength(
				count
			);
			await userEvent.click( past );
			expect( screen.queryByText( 'Event 4' ) ).toBeNull();
		}
	);

	it( 'says so where no event is planned, and counts no past ones', async () => {
		mockHome.mockResolvedValue(
			homeOf( [ { name: 'events', props: {} } ] )
		);
		show();
		expect(
			await screen.findByText( 'No events are planned right now.' )
		).toBeVisible();
		expect( screen.queryByText( /past event/ ) ).toBeNull();
	} );

	it( 'plays the house’s film without sound, again and again', async () => {
		mockHome.mockResolvedValue(
			homeOf( [
				{
					name: 'video',
					props: { url: '/film.mp4', title: 'A year' },
				},
			] )
		);
		show();
		const film = await screen.findByLabelText( 'A year' );
		expect( film ).toHaveProperty( 'muted', true );
		expect( film ).toHaveAttribute( 'loop' );
	} );

	it( 'asks no other server for a film before somebody wants it', async () => {
		mockHome.mockResolvedValue(
			homeOf( [
				{
					name: 'video',
					props: { url: 'https://youtu.be/abc', title: 'A year' },
				},
			] )
		);
		show();
		const play = await screen.findByRole( 'button', {
			name: 'Play film',
		} );
		expect( screen.getByText( 'From youtu.be' ) ).toBeVisible();
		expect( document.querySelector( 'iframe, video, img' ) ).toBeNull();
		await userEvent.click( play );
		expect( screen.getByTitle( 'A year' ) ).toHaveAttribute(
			'src',
			expect.stringContaining( 'youtube-nocookie.com/embed/abc' )
		);
	} );

	it( 'has a heading even when nobody filled it', async () => {
		mockHome.mockResolvedValue( homeOf( [] ) );
		show();
		expect(
			await screen.findByRole( 'heading', { level: 1, name: 'Home' } )
		).toBeVisible();
	} );
} );
