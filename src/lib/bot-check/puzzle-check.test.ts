import { fetchChallenge } from './challenge-api';
import { createPuzzleCheck } from './puzzle-check';
import { solveInWorker } from './solve-in-worker';

jest.mock( './challenge-api', () => ( { fetchChallenge: jest.fn() } ) );
jest.mock( './solve-in-worker', () => ( { solveInWorker: jest.fn() } ) );

const challenge = fetchChallenge as jest.Mock;
const answer = solveInWorker as jest.Mock;

describe( 'the bot check of the house', () => {
	beforeEach( () => {
		challenge.mockResolvedValue( { challenge: 'c' } );
		answer.mockResolvedValue( 'token' );
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'gives a token that was prepared before', async () => {
		const check = createPuzzleCheck( 'signup' );
		check.prepare();
		check.prepare();
		await expect( check.take() ).resolves.toBe( 'token' );
		expect( challenge ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'gives each token once', async () => {
		const check = createPuzzleCheck( 'signup' );
		await check.take();
		await check.take();
		expect( challenge ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'does not give a token that has grown old', async () => {
		jest.useFakeTimers();
		const check = createPuzzleCheck( 'signup' );
		check.prepare();
		jest.setSystemTime( Date.now() + 10 * 60_000 );
		const taken = check.take();
		await jest.runAllTimersAsync();
		await expect( taken ).resolves.toBe( 'token' );
		expect( challenge ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'gives false when there is no challenge, no solution or no worker', async () => {
		challenge.mockRejectedValueOnce( new Error( '404' ) );
		await expect( createPuzzleCheck( 'signup' ).take() ).resolves.toBe(
			false
		);
		answer.mockResolvedValueOnce( null );
		await expect( createPuzzleCheck( 'signup' ).take() ).resolves.toBe(
			false
		);
		answer.mockImplementationOnce( () => {
			throw new Error( 'no Worker' );
		} );
		await expect( createPuzzleCheck( 'signup' ).take() ).resolves.toBe(
			false
		);
	} );
} );
