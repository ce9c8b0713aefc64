import {
	arrives,
	serverAnswers,
} from '../../../../../tests/support/server-answers';
import { send } from '../../../../lib/api/transport';
import { fetchMissions } from './missions-api';

jest.mock( '../../../../lib/api/transport', () => ( { send: jest.fn() } ) );
const sendMock = jest.mocked( send );

const titled = async ( title: string ) =>
	( await fetchMissions( 1 ) ).find( ( job ) => job.title === title );

describe( 'Missions of the server', () => {
	it( 'tell their owner how many applied', async () => {
		sendMock.mockResolvedValue( arrives( serverAnswers.own_missions ) );
		expect( await titled( 'A face for the night' ) ).toMatchObject( {
			applications: 2,
			isClosed: false,
			can: { close: true, see_candidates: true },
		} );
		expect( ( await titled( 'Done already' ) )?.isClosed ).toBe( true );
	} );

	it( 'tell their owner what was decided and what waits', async () => {
		const [ one, two ] = serverAnswers.own_missions;
		const note = { reason: 'fraud', words: '', date: '', page: '' };
		sendMock.mockResolvedValue(
			arrives( [
				{
					...one,
					held: true,
					proposed: {
						title: { rendered: 'Bells &amp; lamps' },
						description: 'New',
						paid: false,
					},
				},
				{ ...two, hidden: note },
			] )
		);
		const [ held, hidden ] = await fetchMissions( 1 );
		expect( held?.proposed ).toEqual( {
			title: 'Bells & lamps',
			description: 'New',
			terms: { paid: false },
		} );
		expect( [ held?.notes.isHeld, hidden?.notes.isHeld ] ).toEqual( [
			true,
			false,
		] );
		expect( hidden?.notes.hidden ).toEqual( note );
	} );

	it( 'tell nobody else', async () => {
		sendMock.mockResolvedValue( arrives( serverAnswers.missions ) );
		expect( await titled( 'A face for the night' ) ).toMatchObject( {
			applications: null,
			can: { apply: false, close: false },
		} );
	} );
} );
