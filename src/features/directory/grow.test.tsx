// From a card to the profile: what the browser is told to move, and that nobody waits for it.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DesignerCard } from './components/designer-card';
import type { Designer } from './types';

const image = {
	id: 1,
	alt: '',
	width: 1500,
	height: 1000,
	base_path: '/u/',
	breakpoints: {
		xs: { '1x': 'a-420x280.jpg', '2x': 'a-840x560.jpg' },
		lg: { '1x': 'a-750x500.jpg', '2x': 'a.jpg' },
	},
};

const designer = {
	id: 1,
	slug: 'ana',
	locale: '',
	name: 'Ana',
	job: 'Typographer',
	city: '',
	country: '',
	level: null,
	availability: {},
	school: '',
	isConfirmed: false,
	avatar: null,
	skills: [],
	works: [ { id: 1, title: '', image } ],
} as unknown as Designer;

const transition = {
	ready: Promise.resolve(),
	finished: new Promise< void >( () => {} ),
	skipTransition: jest.fn(),
};
const start = jest.fn( ( change: () => Promise< void > ) => {
	change().catch( () => {} );
	return transition;
} );
const { matchMedia } = window;

const Profile = () => (
	<div className="works">
		<article className="work">
			<span className="pic">
				<img alt="First" src="/a.jpg" />
			</span>
		</article>
	</div>
);

const show = ( page = <Profile /> ) => {
	const router = createMemoryRouter(
		[
			{
				path: '/',
				element: (
					<DesignerCard designer={ designer } namesOf={ () => [] } />
				),
			},
			{ path: '/designer/:slug', element: page },
		],
		{ initialEntries: [ '/' ] }
	);
	render( <RouterProvider router={ router } /> );
	return router;
};

const user = userEvent.setup( { delay: null } );
const press = () => user.click( screen.getByRole( 'link' ) );

const calm = ( isCalm: boolean ) => {
	window.matchMedia = ( query ) => ( {
		...matchMedia( query ),
		matches: isCalm && query.includes( 'reduced-motion' ),
	} );
};

beforeEach( () => {
	jest.clearAllMocks();
	calm( false );
	Object.assign( document, { startViewTransition: start } );
} );

afterEach( () => {
	window.matchMedia = matchMedia;
	Reflect.deleteProperty( document, 'startViewTransition' );
} );

it( 'names the first picture of the profile, so that the card’s becomes it', async () => {
	show();
	await press();
	const first = await screen.findByAltText( 'First' );
	await act( async () => {} );
	expect( first.style.getPropertyValue( 'view-transition-name' ) ).toBe(
		'first-work'
	);
	expect( transition.skipTransition ).not.toHaveBeenCalled();
} );

it( 'does without where the profile takes its time', async () => {
	jest.useFakeTimers();
	try {
		const router = show( <h1>Loading</h1> );
		await act( async () => {
			screen.getByRole( 'link' ).click();
			jest.advanceTimersByTime( 119 );
		} );
		expect( router.state.location.pathname ).toBe( '/designer/ana' );
		expect( transition.skipTransition ).not.toHaveBeenCalled();
		await act( async () => {
			jest.advanceTimersByTime( 1 );
		} );
		expect( transition.skipTransition ).toHaveBeenCalledTimes( 1 );
	} finally {
		jest.useRealTimers();
	}
} );

it.each( [
	[ 'wants little motion', () => calm( true ) ],
	[
		'has a browser without it',
		() => Reflect.deleteProperty( document, 'startViewTransition' ),
	],
] )( 'follows the link as ever for who %s', async ( _who, prepare ) => {
	prepare();
	const router = show();
	await press();
	expect( start ).not.toHaveBeenCalled();
	expect( router.state.location.pathname ).toBe( '/designer/ana' );
} );

it( 'leaves a new window to the browser', async () => {
	show();
	// What the browser would do then is nothing jsdom can.
	window.addEventListener( 'click', ( event ) => event.preventDefault(), {
		once: true,
	} );
	await user.keyboard( '{Control>}' );
	await press();
	expect( start ).not.toHaveBeenCalled();
} );
