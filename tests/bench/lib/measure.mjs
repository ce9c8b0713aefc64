// One connection that sends several requests in random order, half of them the bare one: each is measured beside it, on the same processes,
// within hundredths of a second.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Problem } from '../../../bin/lib/console.mjs';

export const median = ( values ) => {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const half = Math.floor( sorted.length / 2 );
	return sorted.length % 2
		? sorted[ half ]
		: ( sorted[ half - 1 ] + sorted[ half ] ) / 2;
};

/** How many ways there are to choose k of n. */
const choose = ( n, k ) =>
	k === 0 ? 1 : ( choose( n, k - 1 ) * ( n - k + 1 ) ) / k;

/**
 * How many values at each end lie outside the interval that holds the median with 95 % confidence; 0 below six values, which cannot say so much.
 * Order statistics assume nothing about how the values are spread.
 *
 * @param {number} n How many values there are.
 */
function outside( n ) {
	let tail = 0;
	let cut = 0;
	while ( cut < n / 2 ) {
		tail += choose( n, cut ) / 2 ** n;
		if ( tail > 0.025 ) {
			break;
		}
		cut++;
	}
	return Math.max( 0, cut - 1 );
}

/**
 * The median of several values, and the interval that holds it with 95 % confidence.
 *
 * @param {number[]} values
 * @return {{value: number, low: number, high: number}} In the unit of the values.
 */
export function interval( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const cut = outside( sorted.length );
	return {
		value: median( sorted ),
		low: sorted[ cut ],
		high: sorted[ sorted.length - 1 - cut ],
	};
}

/** @return {Promise<number>} Milliseconds until the whole answer is there. */
export const timed = ( { url, headers, method, body }, agent ) =>
	new Promise( ( resolve, reject ) => {
		const start = performance.now();
		request(
			url,
			{ agent, headers, method, timeout: 30_000 },
			( answer ) => {
				answer.resume();
				answer.once( 'end', () => {
					if ( answer.statusCode < 300 ) {
						resolve( performance.now() - start );
					} else {
						reject(
							new Problem(
								`${ url } answered ${ answer.statusCode }.`
							)
						);
					}
				} );
				answer.once( 'error', reject );
			}
		)
			.once( 'timeout', function () {
				this.destroy( new Problem( `${ url } did not answer.` ) );
			} )
			.once( 'error', reject )
			.end( body );
	} );

/**
 * The mean of the middle half: two processes may run at two speeds, and a median would be now the one's, now the other's.
 *
 * @param {number[]} times
 */
function middle( times ) {
	const sorted = times.sort( ( a, b ) => a - b );
	const half = sorted.slice(
		Math.floor( sorted.length / 4 ),
		Math.ceil( ( sorted.length * 3 ) / 4 )
	);
	return half.reduce( ( sum, time ) => sum + time, 0 ) / half.length;
}

/** @return {Promise<number[]>} Times in ms, in the order of the requests, of which the first is sent half of the time. */
async function shuffled( requests, seconds ) {
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
	return times.map( middle );
}

/**
 * Ratios of requests to the bare one, in several rounds.
 *
 * @param {Object}                 bare            Request: its address, headers, method and body.
 * @param {Record<string, Object>} requests        By name.
 * @param {Object}                 pace
 * @param {number}                 pace.rounds
 * @param {number}                 pace.seconds For each request and as much for the bare one.
 * @return {Promise<{bare: Object, found: Record<string, Object>}>} Intervals: `bare` in ms; ratios by name, each with the request's own time `ms`.
 */
export async function ratios( bare, requests, { rounds, seconds } ) {
	const names = Object.keys( requests );
	const all = [ bare, ...Object.values( requests ) ];
	await shuffled( all, all.length / 2 );
	const found = [];
	for ( let round = 0; round < rounds; round++ ) {
		found.push( await shuffled( all, 2 * names.length * seconds ) );
	}
	return {
		bare: interval( found.map( ( [ first ] ) => first ) ),
		found: Object.fromEntries(
			names.map( ( name, index ) => [
				name,
				{
					...interval(
						found.map(
							( [ first, ...others ] ) => others[ index ] / first
						)
					),
					ms: median( found.map( ( times ) => times[ index + 1 ] ) ),
				},
			] )
		),
	};
}

/**
 * The cost of one warm request, counted at its very end.
 *
 * @param {Object} site    See benchSite().
 * @param {Object} request
 * @return {Promise<{queries: number, files: number}>} Files: those of the plugin.
 */
export async function counts( { siteDir }, { url, headers = {} } ) {
	const name = `count-${ process.pid }`;
	for ( let i = 0; i < 2; i++ ) {
		const answer = await fetch( url, {
			headers: { ...headers, 'X-Bench-Count': name },
		} );
		await answer.arrayBuffer();
	}
	return JSON.parse(
		readFileSync( join( siteDir, `.bench-${ name }.json` ), 'utf8' )
	);
}
