import { ApiError } from './api-error';
import { createQueryClient } from './query-client';

/** How often a query that always fails this way is asked. */
async function timesAsked( error: Error ) {
	jest.useFakeTimers();
	try {
		const ask = jest.fn().mockRejectedValue( error );
		const end = createQueryClient()
			.fetchQuery( { queryKey: [ 'any' ], queryFn: ask } )
			.catch( () => {} );
		await jest.runAllTimersAsync();
		await end;
		return ask.mock.calls.length;
	} finally {
		jest.useRealTimers();
	}
}

describe( 'A query that fails', () => {
	it( 'is asked three times where no answer came', async () => {
		expect( await timesAsked( new ApiError( 'x', 'Gone', 0 ) ) ).toBe( 3 );
		expect( await timesAsked( new TypeError( 'Failed' ) ) ).toBe( 3 );
	} );

	it( 'is asked three times where the server has a fault', async () => {
		expect( await timesAsked( new ApiError( 'x', 'Down', 503 ) ) ).toBe(
			3
		);
	} );

	it.each( [ 400, 401, 403, 404, 409, 429 ] )(
		'is asked once where asking again cannot help: %i',
		async ( status ) => {
			expect(
				await timesAsked( new ApiError( 'x', 'No', status ) )
			).toBe( 1 );
		}
	);
} );
