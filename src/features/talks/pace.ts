// The interval between requests to the server: longer when it is slow or does not answer.

/** Milliseconds of an answer up to which the interval is not extended. */
const QUICK_MS = 500;
const LONGEST_MS = 10 * 60_000;

/**
 * Milliseconds to wait before the next request.
 *
 * @param base     Between questions a quick server is asked.
 * @param took     How long the last answer took.
 * @param failures How many questions in a row had none.
 */
export const paceOf = ( base: number, took: number, failures: number ) =>
	Math.min(
		LONGEST_MS,
		base * Math.max( 1, took / QUICK_MS ) * 2 ** failures
	);

/** Measures answers, and returns the milliseconds to wait before the next request. */
export function createPace( base: number ) {
	let took = 0;
	let failures = 0;
	return {
		measured: < R >( ask: () => Promise< R > ): Promise< R > => {
			const began = performance.now();
			failures += 1;
			return ask()
				.then( ( answer ) => {
					failures = 0;
					return answer;
				} )
				.finally( () => {
					took = performance.now() - began;
				} );
		},
		next: () => paceOf( base, took, failures ),
	};
}
