// How often the server is asked: less often when it is slow, or does not answer.

/** An answer that takes no longer than this does not slow anybody down. */
const QUICK_MS = 500;
const LONGEST_MS = 10 * 60_000;

/**
 * How long to wait before the next question.
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

/** Measures, and says how long to wait. */
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
