// A job while it is typed and published: what is complained of, kept and sent, whatever the server answers.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	goOffline,
	holdAnswers,
} from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	contractor,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { LiveRegion } from '../../../../components/live-region';
import type { CurrentUser } from '../../../../lib/current-user';
import { readDraft } from '../../../../lib/draft';
import EditMissionScreen from './edit-mission-screen';

let server: Server;

const show = ( search = '', member: CurrentUser = contractor ) =>
	showScreen( {
		screens: { '/project/editmission': EditMissionScreen },
		at: `/project/editmission${ search }`,
		member,
		beside: <LiveRegion />,
	} );

const user = userEvent.setup( { delay: null } );
const scope = () => screen.getByLabelText( 'Design scope' );
const title = () => screen.getByLabelText( /^Objective/ );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const published = () => server.next( 'POST', /^\/wp\/v2\/mission/ );

/** The server's answer to what was sent. */
const mission = ( body: Record< string, string >, id = 12 ) => ( {
	id,
	title: { rendered: body.title },
	description: body.description,
	skill: [],
	postingDate: null,
	date_gmt: '2026-01-01T00:00:00',
	modified_gmt: '2026-01-01T00:00:00',
	status: 'publish',
	author: 4,
	close: false,
	open: true,
	deadline: null,
	can: { edit: true, close: true, delete: true },
} );

async function write() {
	await user.type( title(), 'Night trains' );
	await user.type( scope(), 'First' );
}

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	server = holdAnswers();
	server.always( 'GET', /skill|job-templates/, [] );
	server.always( 'GET', /\/mission$/, [] );
} );
afterEach( () => goOffline( false ) );

describe( 'a job that is typed on while it is published', () => {
	it( 'keeps the newer words, says that they are not saved, and saves them when asked', async () => {
		const { router } = show();
		await write();
		await press( 'Publish' );
		const first = await published();
		expect( first.body ).toMatchObject( { description: 'First' } );
		await user.type( scope(), ', second' );
		await first.answer( mission( first.body ) );

		expect(
			await screen.findByText( 'Saved, except for your latest changes.', {
				selector: '.notice *',
			} )
		).toBeVisible();
		expect( scope() ).toHaveValue( 'First, second' );
		expect( scope() ).toHaveFocus();
		expect( router.state.location.search ).toBe( '?id=12' );
		await waitFor( () =>
			expect( readDraft( 'mission-12' )?.values ).toMatchObject( {
				description: 'First, second',
			} )
		);
		expect( server.count( 'POST', /mission/ ) ).toBe( 1 );

		await press( 'Save newer changes' );
		const second = await published();
		expect( second.path ).toBe( '/wp/v2/mission/12' );
		expect( second.body ).toMatchObject( {
			title: 'Night trains',
			description: 'First, second',
		} );
		await second.answer( { ...mission( second.body ), held: true } );
		expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
		expect( router.state.location.state ).toEqual( {
			notice: 'held',
			saved: 12,
		} );
		expect( readDraft( 'mission-new' ) ).toBeNull();
		expect( readDraft( 'mission-12' ) ).toBeNull();
	} );

	it( 'leaves nothing to say when what was typed is taken back', async () => {
		show();
		await write();
		await press( 'Publish' );
		const first = await published();
		await user.type( scope(), '!' );
		await first.answer( mission( first.body ) );
		await screen.findByRole( 'button', { name: 'Save newer changes' } );
		await user.type( scope(), '{Backspace}' );
		expect(
			await screen.findByRole( 'button', { name: 'Publish' } )
		).toBeVisible();
	} );

	it( 'is sent once, however often Enter is pressed', async () => {
		show();
		await write();
		await user.type( title(), '{Enter}' );
		const first = await published();
		await user.type( title(), 's{Enter}' );
		expect( server.count( 'POST', /mission/ ) ).toBe( 1 );
		expect(
			screen.getByRole( 'button', { name: 'Publish' } )
		).toHaveAttribute( 'aria-busy', 'true' );
		await first.answer( mission( first.body ) );
		await screen.findByRole( 'button', { name: 'Save newer changes' } );
		expect( title() ).toHaveValue( 'Night trainss' );
	} );

	it( 'keeps every word when the server fails', async () => {
		show();
		await write();
		await press( 'Publish' );
		const first = await published();
		await user.type( scope(), ', second' );
		await first.answer( { code: 'x', message: 'No' }, 500 );
		await screen.findByText( "Can't create new mission", {
			selector: 'h2',
		} );
		expect( scope() ).toHaveValue( 'First, second' );
	} );

	it( 'is changed, not made twice, when the first answer was lost and the words have changed since', async () => {
		show();
		await write();
		await press( 'Publish' );
		const lost = await published();
		await lost.lose();
		await screen.findByText( "Can't create new mission", {
			selector: 'h2',
		} );
		await user.type( scope(), ', second' );
		await press( 'Publish' );
		const again = await published();
		expect( again.body.request_id ).toBe( lost.body.request_id );
		await again.answer( mission( lost.body ) );
		const change = await published();
		expect( change.path ).toBe( '/wp/v2/mission/12' );
		expect( change.body.description ).toBe( 'First, second' );
		await change.answer( mission( change.body ) );
		expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
	} );
} );

describe( 'a job that is left while it is published', () => {
	it( 'asks first, and keeps the newer words as those of the job there is now', async () => {
		const { router } = show();
		await write();
		await press( 'Publish' );
		const first = await published();
		await user.type( scope(), ', second' );
		await router.navigate( -1 );
		expect(
			await screen.findByRole( 'alertdialog', {
				name: 'Leave while it is being sent?',
			} )
		).toBeVisible();
		await press( 'Leave' );
		await screen.findByText( 'Elsewhere' );
		await first.answer( mission( first.body ) );
		expect( readDraft( 'mission-new' ) ).toBeNull();
		expect( readDraft( 'mission-12' )?.values ).toMatchObject( {
			description: 'First, second',
		} );
	} );
} );

describe( 'a job that is published offline', () => {
	it( 'is not sent, says so, and waits for another press when the line is back', async () => {
		show();
		await write();
		goOffline( true );
		await press( 'Publish' );
		for ( const one of server.asked ) {
			await one.lose();
		}
		await user.type( scope(), ', second' );
		await screen.findByRole( 'heading', { name: /^You are offline/ } );
		expect( scope() ).toHaveFocus();
		const before = server.count( 'POST', /mission/ );
		goOffline( false );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'heading', { name: /^You are offline/ } )
			).toBeNull()
		);
		await server.settle();
		expect( server.count( 'POST', /mission/ ) ).toBe( before );
		await press( 'Publish' );
		const sent = await published().then( async ( one ) =>
			one.body.description === 'First, second' ? one : published()
		);
		expect( sent.body.description ).toBe( 'First, second' );
	} );
} );

it( 'every complaint is on its field, and goes when its cause does', async () => {
	show();
	await user.selectOptions( screen.getByLabelText( 'Posted' ), 'other' );
	const day = screen.getByRole( 'textbox', { name: /^Posting date/ } );
	const type = ( value: string ) =>
		fireEvent.change( day, { target: { value } } );
	type( '31/02/2026' );
	await press( 'Publish' );
	await waitFor( () => expect( title() ).toHaveFocus() );
	const complaints: [ HTMLElement, string ][] = [
		[ title(), 'Missing name field' ],
		[ scope(), 'Missing design scope' ],
		[ day, 'Please check the postingDate date format : DD/MM/YYYY' ],
	];
	const list = () =>
		within( screen.getByRole( 'alert' ) )
			.queryAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent );
	expect( list() ).toEqual( complaints.map( ( [ , words ] ) => words ) );
	for ( const [ field, words ] of complaints ) {
		expect( field ).toHaveAccessibleDescription(
			expect.stringContaining( words )
		);
	}
	await write();
	// A phone's digits have no stroke among them.
	type( '01122026' );
	expect( day ).toHaveValue( '01/12/2026' );
	await waitFor( () => expect( list() ).toEqual( [] ) );
	for ( const [ field ] of complaints ) {
		expect( field ).toBeValid();
	}
	type( '2.12.2026' );
	expect( day ).toHaveValue( '2/12/2026' );
} );

it( 'a change is refused in the server’s words, then taken', async () => {
	server.always(
		'GET',
		/mission\/12$/,
		mission( { title: 'A bell', description: 'It rings.' } )
	);
	show( '?id=12' );
	fireEvent.change( await screen.findByLabelText( 'Design scope' ), {
		target: { value: 'It rings once.' },
	} );
	await press( 'Publish' );
	const change = await published();
	await change.answer( {
		code: 'x',
		message: 'Not today.',
		data: { status: 403 },
	} );
	await screen.findByText( 'Not today.' );
	expect( scope() ).toHaveValue( 'It rings once.' );
	await press( 'Publish' );
	const again = await published();
	expect( again.path ).toBe( '/wp/v2/mission/12' );
	expect( again.body.description ).toBe( 'It rings once.' );
	await again.answer( mission( again.body ) );
	expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
} );

it( 'the design brief is offered to whoever is given it', () => {
	const brief = { url: '/brief.pdf', filesize: 2048, modified: '' };
	const { unmount } = show( '', { ...contractor, design_brief: brief } );
	expect(
		screen.getByRole( 'link', { name: /^Download the design brief tool/ } )
	).toHaveAttribute( 'href', '/brief.pdf' );
	unmount();
	show();
	expect( screen.queryByRole( 'link', { name: /design brief/ } ) ).toBeNull();
} );
