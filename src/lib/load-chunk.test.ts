import { ChunkError, loadChunk } from './load-chunk';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a lazy part', () => {
	it( 'is asked for a second time', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'lost' ) )
			.mockResolvedValue( 'part' );
		const loading = loadChunk( load );
		await jest.runAllTimersAsync();
		expect( await loading ).toBe( 'part' );
	} );

	it( 'fails in a way the app can explain', async () => {
		const load = jest.fn().mockRejectedValue( new Error( 'lost' ) );
		const loading = loadChunk( load ).catch( ( error: unknown ) => error );
		await jest.runAllTimersAsync();
		expect( await loading ).toBeInstanceOf( ChunkError );
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );
} );
