// The order of works on the own profile.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../tests/support/held-answers';
import type { Server } from '../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import { LiveRegion } from '../../../components/live-region';
import { Portfolio } from './portfolio';

let server: Server;

const work = ( id: number, title: string, more = {} ) => ( {
	...firstOf( serverAnswers.works ),
	id,
	title: { rendered: title },
	...more,
} );
const unlisted = { visibility: 'unlisted' as const };
const brought = [
	work( 4, 'Sketch', unlisted ),
	work( 1, 'Atlas' ),
	work( 2, 'Bell' ),
	work( 3, 'Cast' ),
];

const show = ( isOwner = true ) =>
	showScreen( {
		screens: {
			'/designer/ana': () => (
				<Portfolio
					slug="ana"
					name="Ana"
					isOwner={ isOwner }
					brought={ brought }
				/>
			),
		},
		at: '/designer/ana',
		member: designer,
		beside: <LiveRegion />,
	} );

const titles = () =>
	screen
		.getAllByRole( 'article' )
		.map( ( one ) => within( one ).getByRole( 'heading' ).textContent );
const move = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
const sent = () => server.next( 'POST', /\/work\/order$/ );

beforeEach( () => {
	server = holdAnswers();
} );

describe( 'the order of works', () => {
	it( 'is changed at once, said, and sent; the place stands as text', async () => {
		show();
		expect( titles() ).toEqual( [ 'Atlas', 'Bell', 'Cast', 'Sketch' ] );
		expect( screen.getByText( '1 / 4' ) ).toBeVisible();
		await move( 'Move Atlas back' );
		expect( titles() ).toEqual( [ 'Bell', 'Atlas', 'Cast', 'Sketch' ] );
		expect(
			screen.getByRole( 'button', { name: 'Move Atlas back' } )
		).toHaveFocus();
		await screen.findByText( 'Atlas is now 2 of 4.' );
		const request = await sent();
		expect( request.body ).toEqual( { ids: [ 2, 1, 3, 4 ] } );
		await request.answer( { ids: [ 2, 1, 3, 4 ] } );
		expect( titles() ).toEqual( [ 'Bell', 'Atlas', 'Cast', 'Sketch' ] );
	} );

	it( 'follows the keys, and only its newest state is sent while one is under way', async () => {
		show();
		screen.getByRole( 'button', { name: 'Move Atlas back' } ).focus();
		await userEvent.keyboard( '{ArrowRight}' );
		const first = await sent();
		await userEvent.keyboard( '{End}' );
		await userEvent.keyboard( '{Home}' );
		expect( titles() ).toEqual( [ 'Atlas', 'Bell', 'Cast', 'Sketch' ] );
		await userEvent.keyboard( '{End}' );
		// What is unlisted stays behind what everybody sees.
		expect( titles() ).toEqual( [ 'Bell', 'Cast', 'Atlas', 'Sketch' ] );
		await first.answer( { ids: [] } );
		const second = await sent();
		expect( second.body ).toEqual( { ids: [ 2, 3, 1, 4 ] } );
		await second.answer( { ids: [] } );
		await server.settle();
		expect( server.count( 'POST', /order/ ) ).toBe( 2 );
	} );

	it( 'goes back to what the server has when it fails, and says so', async () => {
		show();
		await move( 'Move Atlas back' );
		await ( await sent() ).answer( { ids: [] } );
		await move( 'Move Cast forward' );
		expect( titles() ).toEqual( [ 'Bell', 'Cast', 'Atlas', 'Sketch' ] );
		await (
			await sent()
		).answer( { code: 'x', message: 'Too often.' }, 429 );
		await screen.findByText( 'Too often.' );
		await waitFor( () =>
			expect( titles() ).toEqual( [ 'Bell', 'Atlas', 'Cast', 'Sketch' ] )
		);
	} );

	it( 'is its owner’s alone to change', () => {
		show( false );
		expect( screen.queryByRole( 'button', { name: /^Move/ } ) ).toBeNull();
		expect( screen.queryByText( '1 / 4' ) ).toBeNull();
	} );
} );
