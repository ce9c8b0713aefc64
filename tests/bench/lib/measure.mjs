// Measures with wrk, and makes ratios of what it says: each figure stands between two runs of the bare route.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../bin/lib/console.mjs';
import { inRoot } from '../../../bin/lib/paths.mjs';
import { run } from '../../../bin/lib/processes.mjs';

export const median = ( values ) => {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2
		? sorted[ middle ]
		: ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
};

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
export async function wrk( { url, headers = {} }, seconds, connections = 1 ) {
	const { output } = await run( 'wrk', [
		'-t1',
		`-c${ connections }`,
		`-d${ Math.max( 1, Math.round( seconds ) ) }s`,
		'--timeout',
		'30s',
		'-s',
		inRoot( 'tests/bench/php/report.lua' ),
		...Object.entries( headers ).flatMap( ( [ name, value ] ) => [
			'-H',
			`${ name }: ${ value }`,
		] ),
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
 * Ratios of requests to the bare one, interleaved: bare, a, bare, b, bare …, several rounds.
 *
 * @param {Object}                  bare     Request.
 * @param {Record<string, Object>}  requests By name.
 * @param {{rounds: number, seconds: number}} pace
 * @return {Promise<Record<string, {median: Interval, p95: Interval}>>} Ratios by name.
 *
 * @typedef {{value: number, low: number, high: number}} Interval
 */
export async function ratios( bare, requests, { rounds, seconds } ) {
	const found = Object.fromEntries(
		Object.keys( requests ).map( ( name ) => [
			name,
			{ median: [], p95: [] },
		] )
	);
	for ( const request of [ bare, ...Object.values( requests ) ] ) {
		await wrk( request, 1 );
	}
	for ( let round = 0; round < rounds; round++ ) {
		let before = await wrk( bare, seconds );
		for ( const [ name, request ] of Object.entries( requests ) ) {
			const own = await wrk( request, seconds );
			const after = await wrk( bare, seconds );
			for ( const figure of [ 'median', 'p95' ] ) {
				found[ name ][ figure ].push(
					own[ figure ] /
						( ( before[ figure ] + after[ figure ] ) / 2 )
				);
			}
			before = after;
		}
	}
	return Object.fromEntries(
		Object.entries( found ).map( ( [ name, values ] ) => [
			name,
			{ median: interval( values.median ), p95: interval( values.p95 ) },
		] )
	);
}

/** The median of several values, with the least and the greatest. */
export const interval = ( values ) => ( {
	value: median( values ),
	low: Math.min( ...values ),
	high: Math.max( ...values ),
} );

/**
 * What one request costs, counted at its very end, when everything is warm.
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
