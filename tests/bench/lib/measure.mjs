// Measures with wrk and turns the results into ratios: each figure stands beside the bare route of the same run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../bin/lib/console.mjs';
import { inRoot } from '../../../bin/lib/paths.mjs';
import { run } from '../../../bin/lib/processes.mjs';
import { shuffled } from './shuffled.mjs';

export const median = ( values ) => {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2
		? sorted[ middle ]
		: ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
};

const headerLines = ( headers = {} ) =>
	Object.entries( headers ).map(
		( [ name, value ] ) => `${ name }: ${ value }`
	);

/**
 * One run.
 *
 * @param {Object}                 request
 * @param {string}                 request.url
 * @param {Record<string, string>} [request.headers]
 * @param {number}                 seconds
 * @param {number}                 [connections]
 * @return {Promise<{requests: number, seconds: number, median: number, p95: number}>} Times in µs.
 */
export async function wrk( { url, headers }, seconds, connections = 1 ) {
	const { output } = await run( 'wrk', [
		'-t1',
		`-d${ Math.max( 1, Math.round( seconds ) ) }s`,
		'--timeout',
		'30s',
		'-s',
		inRoot( 'tests/bench/php/report.lua' ),
		`-c${ connections }`,
		...headerLines( headers ).flatMap( ( line ) => [ '-H', line ] ),
		url,
	] );
	const found = JSON.parse( output.match( /^\{.*\}$/m )[ 0 ] );
	if ( found.bad || ! found.requests ) {
		throw new Problem(
			`${ url } answered ${ found.bad } times with an error.`,
			output
		);
	}
	return found;
}

/**
 * Ratios of requests to the bare one: all of them in turn, with the bare one before, between and after them, several rounds.
 *
 * @param {Object}                  bare     Request.
 * @param {Record<string, Object>}  requests By name.
 * @param {{rounds: number, seconds: number}} pace Seconds for each request and each bare one between.
 * @return {Promise<{bare: Interval, found: Record<string, {median: Interval, p95: Interval}>}>} `bare` in ms; ratios by name, with the request's own time.
 *
 * @typedef {{value: number, low: number, high: number, ms?: number}} Interval
 */
export async function ratios( bare, requests, { rounds, seconds } ) {
	const names = Object.keys( requests );
	const all = [ bare, ...Object.values( requests ) ];
	await shuffled( all, all.length );
	const found = [];
	for ( let round = 1; round <= rounds; round++ ) {
		found.push( await shuffled( all, 2 * names.length * seconds ) );
	}
	const ratio = ( figure, index ) => ( {
		...interval(
			found.map(
				( [ first, ...others ] ) =>
					others[ index ][ figure ] / first[ figure ]
			)
		),
		ms: median(
			found.map( ( [ , ...others ] ) => others[ index ][ figure ] )
		),
	} );
	return {
		bare: interval( found.map( ( [ first ] ) => first.middle ) ),
		found: Object.fromEntries(
			names.map( ( name, index ) => [
				name,
				{
					median: ratio( 'middle', index ),
					p95: ratio( 'p95', index ),
				},
			] )
		),
	};
}

/** How many ways there are to choose k of n. */
const choose = ( n, k ) =>
	k === 0 ? 1 : ( choose( n, k - 1 ) * ( n - k + 1 ) ) / k;

/**
 * How many values at each end lie outside the interval that holds the median with 95 % confidence; 0 below six values, which cannot say so much.
 *
 * It uses order statistics, which assume nothing about how the values are spread.
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

/** The median of several values, and the interval that holds it with 95 % confidence. */
export function interval( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const cut = outside( sorted.length );
	return {
		value: median( sorted ),
		low: sorted[ cut ],
		high: sorted[ sorted.length - 1 - cut ],
	};
}

/**
 * The cost of one warm request, counted at its very end.
 *
 * @param {Object} site    See benchSite().
 * @param {Object} request
 * @return {Promise<{queries: number, files: number, memory: number}>} Memory in bytes.
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
