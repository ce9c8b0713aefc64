import {
	arrives,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { send } from '../../../lib/api/transport';
import { fetchMissions } from './missions-api';

jest.mock( '../../../lib/api/transport', () => ( { send: jest.fn() } ) );
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

	it( 'tell nobody else', async () => {
		sendMock.mockResolvedValue( arrives( serverAnswers.missions ) );
		expect( await titled( 'A face for the night' ) ).toMatchObject( {
			applications: null,
			can: { apply: false, close: false },
		} );
	} );
} );
