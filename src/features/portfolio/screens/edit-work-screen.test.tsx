// The form of a project: its complaints, what is typed while it is being published, and what is not published at all.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, holdAnswers } from '../../../../tests/support/held-answers';
import type { Asked, Server } from '../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import { LiveRegion } from '../../../components/live-region';
import EditWorkScreen from './edit-work-screen';

jest.mock( '../../../components/crop-dialog', () => ( {
	CropDialog: ( {
		file,
		onDone,
	}: {
		file: File;
		onDone: ( cut: File ) => void;
	} ) => (
		<button type="button" onClick={ () => onDone( file ) }>
			Use this picture
		</button>
	),
} ) );

let server: Server;

const stored = {
	...firstOf( serverAnswers.works ),
	can: { edit: true, delete: true },
};

const asWork = ( { body }: Asked ) => ( {
	...stored,
	title: { rendered: body.title },
	client: body.client,
	description: body.description,
} );

const show = ( at = '/designer/editwork?id=12' ) =>
	showScreen( {
		screens: { '/designer/editwork': EditWorkScreen },
		at,
		member: designer,
	} );

const user = userEvent.setup( { delay: null } );
const client = () => screen.findByLabelText( 'Client' );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const published = () => server.next( 'POST', /\/work/ );

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
	server.always( 'GET', /work\/12/, stored );
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

describe( 'a project that will not do', () => {
	it( 'has every complaint on its field, until its cause goes', async () => {
		show( '/designer/editwork' );
		const field = ( label: string | RegExp ) =>
			screen.getByLabelText( label );
		await screen.findByLabelText( 'Client' );
		await press( 'Publish project' );
		// The pictures come first.
		const picker = field( 'Choose a file: Picture 1' );
		await waitFor( () => expect( picker ).toHaveFocus() );
		const causes: [ string, HTMLElement, () => Promise< unknown > ][] = [
			[
				'Missing image field',
				screen.getByRole( 'group', { name: 'Picture 1' } ),
				async () => {
					await user.upload(
						picker,
						new File( [ 'x' ], 'a.png', { type: 'image/png' } )
					);
					await user.click(
						await screen.findByText( 'Use this picture' )
					);
				},
			],
			[
				'Missing name field',
				field( 'Name' ),
				() => user.type( field( 'Name' ), 'Bell' ),
			],
			[
				'Missing client field',
				field( 'Client' ),
				() => user.type( field( 'Client' ), 'Foundry' ),
			],
			[
				'Missing month field',
				field( 'Month' ),
				() => user.selectOptions( field( 'Month' ), 'January' ),
			],
			[
				'Missing year field',
				field( 'Year' ),
				() => user.selectOptions( field( 'Year' ), '2000' ),
			],
		];
		expect(
			screen
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( causes.map( ( [ words ] ) => words ) );
		for ( const [ words, one, mend ] of causes ) {
			expect( one ).toHaveAccessibleDescription( new RegExp( words ) );
			await mend();
			await waitFor( () =>
				expect( one ).not.toHaveAccessibleDescription( /Missing/ )
			);
		}
		const film = field( /^Film/ );
		await user.type( film, 'javascript:alert(1)' );
		await user.tab();
		await waitFor( () =>
			expect( film ).toHaveAccessibleDescription(
				/^Please provide a web address that starts with https:/
			)
		);
		await user.clear( film );
		await user.type( film, 'https://vimeo.com/76979871' );
		expect( film ).not.toHaveAccessibleDescription( /Please/ );
	} );

	it( 'is refused in the server’s words, then taken', async () => {
		show();
		await user.type( await client(), ' A' );
		await press( 'Publish project' );
		await (
			await published()
		).answer( { code: 'x', message: 'Not today.', data: { status: 403 } } );
		await screen.findByText( 'Not today.' );
		await press( 'Publish project' );
		const second = await published();
		await second.answer( asWork( second ) );
		expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
	} );

	it( 'is begun again after its upload was cancelled; who leaves meanwhile is not called back', async () => {
		const { router } = show();
		render( <LiveRegion /> );
		await user.type( await client(), ' A' );
		await press( 'Publish project' );
		await published();
		await press( 'Cancel upload' );
		await screen.findByText( 'The upload is cancelled.' );
		await screen.findByRole( 'link', { name: 'Cancel' } );
		await press( 'Publish project' );
		const again = await published();
		await router.navigate( '/' );
		await user.click( await screen.findByText( 'Leave' ) );
		await screen.findByText( 'Elsewhere' );
		await again.answer( asWork( again ) );
		expect( router.state.location.pathname ).toBe( '/' );
	} );

	it.each( [
		[ 'somebody else’s', 200, { ...stored, can: { edit: false } } ],
		[ 'deleted', 410, { code: 'rest_post_gone' } ],
		[ 'not there', 404, { code: 'rest_post_invalid_id' } ],
	] )( 'is not found when it is %s', async ( _what, status, answer ) => {
		show( '/designer/editwork?id=9' );
		await (
			await server.next( 'GET', /work\/9$/ )
		).answer( answer, status );
		expect( await screen.findByText( 'Page not found' ) ).toBeVisible();
	} );
} );
