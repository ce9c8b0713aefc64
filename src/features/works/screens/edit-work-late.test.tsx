// A project that is typed on while it is being published, and one that is not published at all.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, holdAnswers } from '../../../../tests/support/held-answers';
import type { Asked, Server } from '../../../../tests/support/held-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import EditWorkScreen from './edit-work-screen';

let server: Server;

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

const work = ( more: object = {} ) => ( {
	id: 12,
	status: 'publish',
	title: { rendered: 'Poster' },
	client: 'Own',
	description: '',
	video_url: '',
	image,
	image2: null,
	image3: null,
	month: 0,
	year: 2024,
	skill: [],
	can: { edit: true, delete: true },
	...more,
} );

const asWork = ( { body }: Asked ) =>
	work( {
		title: { rendered: body.title },
		client: body.client,
		description: body.description,
	} );

const show = () =>
	showScreen( {
		screens: { '/designer/editwork': EditWorkScreen },
		at: '/designer/editwork?id=12',
		member: designer,
	} );

const user = userEvent.setup( { delay: null } );
const client = () => screen.findByLabelText( 'Client' );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const published = () => server.next( 'POST', /\/work/ );

beforeEach( () => {
	window.sessionStorage.clear();
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
	server.always( 'GET', /work\/12/, work() );
} );
afterEach( () => goOffline( false ) );

describe( 'a project that is typed on while it is published', () => {
	it( 'keeps the newer words, and saves them when asked', async () => {
		show();
		await user.type( await client(), ' A' );
		await press( 'Publish project' );
		const first = await published();
		expect( first.body ).toMatchObject( { client: 'Own A' } );
		await user.type( await client(), ' B' );
		await first.answer( asWork( first ) );
		await screen.findByText( 'Saved, except for your latest changes.' );
		expect( await client() ).toHaveValue( 'Own A B' );
		await press( 'Save newer changes' );
		const second = await published();
		expect( second.body ).toMatchObject( { client: 'Own A B' } );
		await second.answer( asWork( second ) );
		await screen.findByText( 'Elsewhere' );
	} );

	it( 'keeps every word when the server fails', async () => {
		show();
		await user.type( await client(), ' A' );
		await press( 'Publish project' );
		const first = await published();
		await user.type( await client(), ' B' );
		await first.answer( { code: 'x', message: 'No' }, 500 );
		await screen.findByText( "Can't create new work" );
		expect( await client() ).toHaveValue( 'Own A B' );
	} );

	it( 'asks before it is left in the middle of an upload', async () => {
		const { router } = show();
		await user.type( await client(), ' A' );
		await press( 'Publish project' );
		await published();
		await router.navigate( -1 );
		expect(
			await screen.findByRole( 'alertdialog', {
				name: 'Leave while it is being sent?',
			} )
		).toBeVisible();
	} );

	it( 'keeps every word when the upload is stopped', async () => {
		show();
		await user.type( await client(), ' A' );
		await press( 'Publish project' );
		await published();
		await user.type( await client(), ' B' );
		await press( 'Cancel upload' );
		await screen.findByRole( 'link', { name: 'Cancel' } );
		expect( await client() ).toHaveValue( 'Own A B' );
		expect( screen.queryByText( /newer changes/ ) ).toBeNull();
	} );
} );

describe( 'a project that is published offline', () => {
	it( 'is not sent until it is asked for again', async () => {
		show();
		await user.type( await client(), ' A' );
		goOffline( true );
		await press( 'Publish project' );
		await ( await published() ).lose();
		await screen.findByText( /^You are offline. Nothing is sent/ );
		await user.type( await client(), ' B' );
		goOffline( false );
		await server.settle();
		expect( server.count( 'POST', /work/ ) ).toBe( 1 );
		await press( 'Publish project' );
		expect( ( await published() ).body.client ).toBe( 'Own A B' );
	} );
} );
