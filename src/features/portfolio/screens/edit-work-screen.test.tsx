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

// jsdom has no bitmaps.
jest.mock( '../../../lib/crop-image', () => ( {
	cropMiddle: async ( file: File ) => file,
} ) );

let server: Server;

const stored = {
	...firstOf( serverAnswers.works ),
	can: { edit: true, delete: true },
};

const asWork = ( { body }: Asked ) => ( {
	...stored,
	title: { rendered: body.title ?? stored.title.rendered },
	client: body.client ?? stored.client,
	description: body.description ?? stored.description,
	...( body.visibility && { visibility: body.visibility } ),
	...( body.pictures && {
		pictures: JSON.parse( body.pictures ).map(
			( { id = 0, alt = '', caption = '' }, index: number ) => ( {
				...stored.pictures[ 0 ],
				id: id || 900 + index,
				alt,
				caption,
			} )
		),
	} ),
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
const png = ( name: string, type = 'image/png' ) =>
	new File( [ 'x' ], name, { type } );
const picker = () => screen.findByLabelText( /^Choose (up to )?\d+ picture/ );
const add = async ( ...files: File[] ) => user.upload( await picker(), files );
const seen = ( number: number ) =>
	screen.findByLabelText(
		`What is to be seen? Picture ${ number } optional`
	);
const order = () =>
	screen
		.getAllByLabelText( /^What is to be seen/ )
		.map( ( field ) => ( field as HTMLInputElement ).value );
const rowsOf = ( { body }: Asked ): { id?: number; alt: string }[] =>
	JSON.parse( body.pictures ?? '[]' );
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

describe( 'the pictures of a project', () => {
	const twelve = Array.from( { length: 12 }, ( _, index ) => ( {
		...firstOf( stored.pictures ),
		id: 100 + index,
		alt: `Seen ${ index + 1 }`,
	} ) );
	const of = ( count: number ) =>
		server.asked.splice( 0 ) &&
		Object.assign( stored, { pictures: twelve.slice( 0, count ) } );
	const { pictures } = stored;
	afterEach( () => Object.assign( stored, { pictures } ) );

	it( 'are put in order by keyboard; their places are said, and sent with their words', async () => {
		of( 3 );
		show();
		render( <LiveRegion /> );
		await user.type( await seen( 3 ), '!' );
		await user.type(
			screen.getByLabelText( 'Caption Picture 2 optional' ),
			'In the foyer'
		);
		const up = screen.getByRole( 'button', { name: 'Picture 3 up' } );
		up.focus();
		await user.keyboard( '{Enter}' );
		expect( order() ).toEqual( [ 'Seen 1', 'Seen 3!', 'Seen 2' ] );
		await screen.findByText( 'Picture 3 is now in position 2.' );
		// The focus goes along with the picture.
		const here = screen.getByRole( 'button', { name: 'Picture 2 up' } );
		expect( here ).toHaveFocus();
		expect( here ).toHaveAccessibleDescription( /^Position 2 of 3\./ );
		await user.keyboard( '{Home}' );
		expect( order() ).toEqual( [ 'Seen 3!', 'Seen 1', 'Seen 2' ] );
		expect(
			screen.getByRole( 'button', { name: 'Picture 1 up' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await user.keyboard( '{ArrowDown}{End}' );
		await press( 'Picture 2 up' );
		expect( order() ).toEqual( [ 'Seen 2', 'Seen 1', 'Seen 3!' ] );
		await press( 'Publish project' );
		expect( rowsOf( await published() ) ).toMatchObject( [
			{ id: 101, alt: 'Seen 2', caption: 'In the foyer' },
			{ id: 100, alt: 'Seen 1', caption: '' },
			{ id: 102, alt: 'Seen 3!', caption: '' },
		] );
	} );

	it( 'are taken away, and leave the focus to the next; the last one cannot be missing', async () => {
		of( 2 );
		show();
		await seen( 2 );
		await press( 'Delete picture 1' );
		expect( order() ).toEqual( [ 'Seen 2' ] );
		expect(
			screen.getByRole( 'button', { name: 'Delete picture 1' } )
		).toHaveFocus();
		await press( 'Delete picture 1' );
		await press( 'Publish project' );
		expect(
			await screen.findByRole( 'group', { name: 'Picture 1' } )
		).toHaveAccessibleDescription( /Missing image field/ );
		expect( server.count( 'POST', /work/ ) ).toBe( 0 );
	} );

	it( 'are twelve at most; what stays outside is said with its name', async () => {
		of( 10 );
		show();
		await seen( 10 );
		await userEvent
			.setup( { delay: null, applyAccept: false } )
			.upload( await picker(), [
				png( 'a.tif', 'image/tiff' ),
				...[ 'b', 'c', 'd' ].map( ( name ) => png( name ) ),
			] );
		await seen( 12 );
		expect( screen.getByText( /“a.tif” stayed outside/ ) ).toBeVisible();
		expect( screen.getByText( /“d” stayed outside/ ) ).toHaveTextContent(
			'12 pictures'
		);
		expect( ( await picker() ).closest( '[hidden]' ) ).not.toBeNull();
	} );

	it( 'go four at a time; what fails later stays in the form, and is sent again alone', async () => {
		show( '/designer/editwork' );
		render( <LiveRegion /> );
		await user.type( await client(), 'Foundry' );
		await user.type( screen.getByLabelText( 'Name' ), 'Bell' );
		await user.selectOptions( screen.getByLabelText( 'Month' ), 'January' );
		await user.selectOptions( screen.getByLabelText( 'Year' ), '2000' );
		await add(
			...[ 'a', 'b', 'c', 'd', 'e', 'f' ].map( ( n ) => png( n ) )
		);
		await user.type( await seen( 6 ), 'A rope' );
		await press( 'Publish project' );
		const first = await published();
		expect( first.path ).toMatch( /\/work$/ );
		expect( rowsOf( first ) ).toHaveLength( 4 );
		await first.answer( { ...asWork( first ), id: 12 } );
		await screen.findByText( '4 of 6 new pictures are stored.' );
		const second = await published();
		expect( second.path ).toMatch( /\/work\/12$/ );
		expect( second.body ).toMatchObject( { picture1: 'e', picture2: 'f' } );
		await user.type( await client(), ' & Sons' );
		await second.answer( { code: 'x', message: 'No' }, 500 );
		await screen.findByRole( 'heading', {
			name: /^4 of 6 new pictures are stored. The others are still/,
		} );
		expect( await client() ).toHaveValue( 'Foundry & Sons' );
		expect( await seen( 6 ) ).toHaveValue( 'A rope' );
		await press( 'Publish project' );
		const third = await published();
		expect( third.path ).toMatch( /\/work\/12$/ );
		expect( third.body ).toMatchObject( {
			client: 'Foundry & Sons',
			picture1: 'e',
			picture2: 'f',
		} );
		expect( rowsOf( third ).map( ( { id } ) => id ) ).toEqual( [
			900,
			901,
			902,
			903,
			undefined,
			undefined,
		] );
		await third.answer( asWork( third ) );
		expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
	} );

	it( 'keep their words when a file takes the place of another', async () => {
		of( 1 );
		show();
		await seen( 1 );
		await user.upload(
			screen.getByLabelText( 'Change picture: Picture 1' ),
			png( 'new' )
		);
		await user.click( await screen.findByText( 'Use this picture' ) );
		expect( await seen( 1 ) ).toHaveValue( 'Seen 1' );
		await press( 'Publish project' );
		expect( rowsOf( await published() ) ).toMatchObject( [
			{ file: 'picture1', alt: 'Seen 1' },
		] );
	} );
} );

describe( 'who sees a project', () => {
	it( 'is chosen; its address stands there, until another one is due', async () => {
		Object.assign( stored, {
			link: 'https://site.test/designer/ana/bell',
		} );
		show();
		expect(
			await screen.findByRole( 'link', {
				name: 'site.test/designer/ana/bell',
			} )
		).toHaveAttribute( 'href', 'https://site.test/designer/ana/bell' );
		await user.click( screen.getByRole( 'radio', { name: 'Unlisted' } ) );
		expect( screen.queryByRole( 'link', { name: /^site/ } ) ).toBeNull();
		await screen.findByText( /^It gets another address/ );
		await press( 'Publish project' );
		const sent = await published();
		expect( sent.body.visibility ).toBe( 'unlisted' );
		expect( sent.body ).not.toHaveProperty( 'pictures' );
		await sent.answer( asWork( sent ) );
		await screen.findByText( 'Elsewhere' );
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
		const first = field( 'Choose up to 12 pictures: Picture 1' );
		await waitFor( () => expect( first ).toHaveFocus() );
		const causes: [ string, HTMLElement, () => Promise< unknown > ][] = [
			[
				'Missing image field',
				screen.getByRole( 'group', { name: 'Picture 1' } ),
				async () => {
					await user.upload(
						first,
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
