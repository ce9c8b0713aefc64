// One connection that sends several requests in random order, half of them the first one: each is measured beside the bare one, on the same
// processes, within hundredths of a second. wrk does the rest of the bench; its interpreter of Lua crashed here, in one long run of ten.
import { Agent, get } from 'node:http';
import { Problem } from '../../../bin/lib/console.mjs';

/** @return {Promise<number>} Milliseconds until the whole answer is there. */
const timed = ( { url, headers }, agent ) =>
	new Promise( ( resolve, reject ) => {
		const start = performance.now();
		get( url, { agent, headers, timeout: 30_000 }, ( answer ) => {
			answer.resume();
			answer.once( 'end', () => {
				const time = performance.now() - start;
				if ( [ 200, 204 ].includes( answer.statusCode ) ) {
					resolve( time );
				} else {
					reject(
						new Problem(
							`${ url } answered ${ answer.statusCode }.`
						)
					);
				}
			} );
			answer.once( 'error', reject );
		} )
			.once( 'timeout', function () {
				this.destroy( new Problem( `${ url } did not answer.` ) );
			} )
			.once( 'error', reject );
	} );

/**
 * The mean of the middle half: two processes may run at two speeds, and a median would be now the one's, now the other's.
 *
 * @param {number[]} sorted
 */
function middle( sorted ) {
	const half = sorted.slice(
		Math.floor( sorted.length / 4 ),
		Math.ceil( ( sorted.length * 3 ) / 4 )
	);
	return half.reduce( ( sum, time ) => sum + time, 0 ) / half.length;
}

/**
 * @param {{url: string, headers?: Record<string, string>}[]} requests Of one site.
 * @param {number}                                            seconds
 * @return {Promise<{middle: number, p95: number}[]>} Times in ms, in the order of the requests.
 */
export async function shuffled( requests, seconds ) {
	const agent = new Agent( { keepAlive: true, maxSockets: 1 } );
	const times = requests.map( () => [] );
	const end = performance.now() + seconds * 1000;
	// At least one of each, however slow they are.
	while ( performance.now() < end || times.some( ( own ) => ! own.length ) ) {
		// Never by turns: of two processes each would always get the same kind.
		const index =
			Math.random() < 0.5
				? 0
				: 1 + Math.floor( Math.random() * ( requests.length - 1 ) );
		times[ index ].push( await timed( requests[ index ], agent ) );
	}
	agent.destroy();
	return times.map( ( own ) => {
		const sorted = own.sort( ( a, b ) => a - b );
		return {
			middle: middle( sorted ),
			p95: sorted[ Math.ceil( 0.95 * sorted.length ) - 1 ],
		};
	} );
}
