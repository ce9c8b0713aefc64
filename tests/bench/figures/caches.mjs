// Behind a cache that keeps answers for a second: how fast it answers, and that nobody gets another person's answer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../bin/lib/console.mjs';
import {
	serverBlock,
	startFpm,
	startNginx,
} from '../../../bin/lib/hosting.mjs';
import { interval, wrk } from '../lib/measure.mjs';
import { ids } from '../lib/sites.mjs';

const AT_ONCE = 8;
const list = '/wp-json/wp/v2/users?role=designer&page=1&per_page=7';

/** The README's server block with a microcache in it. The headers of each answer say whether it may be kept. */
const cached = ( site, upstream ) =>
	serverBlock( { ...site, upstream } ).replace(
		/(fastcgi_pass )/,
		`fastcgi_cache micro;
		fastcgi_cache_key $request_method$scheme$host$request_uri;
		fastcgi_cache_valid 200 1s;
		fastcgi_cache_lock on;
		fastcgi_cache_use_stale updating;
		add_header X-Cache $upstream_cache_status always;
		$1`
	);

/**
 * Requests of different people, each with a check that the answer is meant for that person.
 *
 * @param {Object[]} people
 */
const cases = ( people ) => [
	...people.flatMap( ( { id, headers } ) => [
		{
			path: '/wp-json/wp/v2/users/me',
			headers,
			good: ( status, body ) => status === 200 && body.id === id,
		},
		{
			path: `/wp-json/wp/v2/users?id=${ id }`,
			headers,
			good: ( status, [ member ] ) => status === 200 && 'email' in member,
		},
	] ),
	...people.map( ( { id } ) => ( {
		path: `/wp-json/wp/v2/users?id=${ id }`,
		good: ( status, [ member ] ) =>
			status === 200 && ! ( 'email' in member ) && ! ( 'can' in member ),
	} ) ),
	{
		path: list,
		good: ( status, body ) => body.every( ( card ) => ! ( 'can' in card ) ),
	},
	{
		path: list,
		headers: people[ 0 ].headers,
		good: ( status, body ) => body.every( ( card ) => 'can' in card ),
	},
	{
		path: '/wp-json/wp/v2/users/me',
		good: ( status ) => status === 401,
	},
	{
		path: `/wp-json/wp/v2/application?mission=${ ids.mission.hundred }&per_page=1&_embed`,
		headers: people[ 0 ].headers,
		good: ( status ) => status === 403 || status === 404,
	},
	{
		path: `/wp-json/wp/v2/application?mission=${ ids.mission.hundred }&per_page=1&_embed`,
		headers: people[ 1 ].headers,
		good: ( status ) => status === 200,
	},
];

/** An answer that is not JSON is wrong for everybody. */
function isGood( { good }, status, text ) {
	try {
		return good( status, JSON.parse( text ) );
	} catch {
		return false;
	}
}

async function mixed( url, people, count ) {
	const all = cases( people );
	let next = 0;
	const wrong = [];
	const visitor = async () => {
		while ( next < count ) {
			const turn = next++;
			// The order changes each round, so that different requests follow each other.
			const one =
				all[
					( turn * 7 + Math.floor( turn / all.length ) ) % all.length
				];
			const answer = await fetch( url + one.path, {
				headers: one.headers,
			} );
			const text = await answer.text();
			if ( ! isGood( one, answer.status, text ) ) {
				wrong.push(
					`${ one.path } (${ answer.status }): ${ text.slice( 0, 300 ) }`
				);
			}
		}
	};
	await Promise.all( Array.from( { length: AT_ONCE }, visitor ) );
	if ( wrong.length ) {
		throw new Problem(
			`${ wrong.length } answers reached the wrong person.`,
			wrong.slice( 0, 10 ).join( '\n' )
		);
	}
}

/**
 * @param {Object} site  Nobody may listen on its port.
 * @param {Object} pace
 * @param {number} count Mixed requests.
 */
export async function cacheFigures( site, { rounds, seconds }, count ) {
	const folder = join( site.siteDir, '.hosting' );
	const fpm = await startFpm( folder, { workers: 2 } );
	const nginx = await startNginx(
		folder,
		`fastcgi_cache_path ${ folder }/cache keys_zone=micro:10m;\n${ cached( site, fpm.upstream ) }`,
		[ site.port ]
	);
	try {
		writeFileSync(
			join( site.siteDir, 'still.json' ),
			await ( await fetch( site.url + list ) ).text()
		);
		const kept = { url: site.url + list };
		const still = { url: `${ site.url }/still.json` };
		await wrk( kept, 1 );
		const found = [];
		for ( let round = 0; round < rounds; round++ ) {
			const before = await wrk( still, seconds );
			const own = await wrk( kept, seconds );
			const after = await wrk( still, seconds );
			found.push( own.median / ( ( before.median + after.median ) / 2 ) );
		}
		const people = [];
		for ( const id of [ ids.designer, ids.company ] ) {
			people.push( { id, headers: await site.tokenOf( id ) } );
		}
		await mixed( site.url, people, count );
		return [
			{
				figure: 'designers list behind a microcache ÷ a static file',
				unit: '×',
				target: 1.5,
				...interval( found ),
			},
			{
				figure: `answers to the wrong person of ${ count.toLocaleString( 'en' ) } mixed ones`,
				unit: 'answers',
				target: 0,
				value: 0,
			},
		].map( ( row ) => ( { ...row, on: site.label } ) );
	} finally {
		await nginx.end();
		await fpm.end();
	}
}
