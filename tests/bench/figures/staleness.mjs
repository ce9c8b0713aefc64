// How old the answers are that strangers get after a member's write. Two web roots with an object cache stand behind a microcache.
// Nothing may be older than promised.
import { ids } from '../lib/sites.mjs';
import { startMachines } from './machines.mjs';

/** How long Cache-Control lets a front cache keep an answer. nginx counts whole seconds, so one second may last nearly two. */
const PROMISED = 2050;
const ROUNDS = 3;
const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

const rest = ( path ) => `/wp-json/wp/v2/${ path }`;
const profile = ( id ) => rest( `users?slug=bench-${ id - 1000 }` );
const list = ( role ) => rest( `users?role=${ role }&page=1&per_page=7` );

async function ask( url, etag ) {
	const answer = await fetch( url, {
		headers: etag ? { 'If-None-Match': etag } : {},
	} );
	return {
		status: answer.status,
		etag: answer.headers.get( 'etag' ),
		text: await answer.text(),
	};
}

/**
 * Writes, and the public answers that each of them changes.
 *
 * @param {Object} site
 * @param {number} author A designer with two works, of which one is deleted.
 */
async function writesOf( site, author ) {
	const headers = {};
	for ( const id of [ author, ids.company ] ) {
		headers[ id ] = {
			...( await site.tokenOf( id ) ),
			'Content-Type': 'application/json',
		};
	}
	const send = async ( who, method, path, fields ) => {
		const answer = await fetch( site.url + rest( path ), {
			method,
			headers: headers[ who ],
			body: fields && JSON.stringify( fields ),
		} );
		const body = await answer.json();
		if ( ! answer.ok ) {
			throw new Error(
				`${ method } ${ path }: ${ answer.status } ${ JSON.stringify( body ) }`
			);
		}
		return body;
	};
	let mission, work;
	const company = [ profile( ids.company ), list( 'contractor' ) ];
	const designer = [ profile( author ), list( 'designer' ) ];
	return [
		{
			name: 'a new design job',
			seen: company,
			async write( round ) {
				mission = await send( ids.company, 'POST', 'mission', {
					title: `Job ${ round }`,
					description: 'What is to be designed.',
				} );
			},
		},
		{
			name: 'a closed design job',
			seen: company,
			write: () =>
				send( ids.company, 'POST', `mission/${ mission.id }`, {
					close: true,
				} ),
		},
		{
			name: 'a changed profile',
			seen: designer,
			write: ( round ) =>
				send( author, 'POST', `users/${ author }`, {
					job: `Trade ${ round }`,
				} ),
		},
		{
			name: 'a changed work',
			seen: designer,
			async write( round ) {
				const [ own ] = await (
					await fetch( site.url + profile( author ) )
				).json();
				work = own.latest_works[ 0 ].id;
				await send( author, 'POST', `work/${ work }`, {
					title: `Work ${ round }`,
				} );
			},
		},
		{
			name: 'a deleted work',
			seen: designer,
			write: () => send( author, 'DELETE', `work/${ work }` ),
		},
	];
}

/**
 * @param {Object} site Nobody may listen on its port.
 */
export async function stalenessFigures( site ) {
	const machines = await startMachines( site, { cache: true } );
	const stale = [];
	let asked = 0;
	try {
		for ( let round = 0; round < ROUNDS; round++ ) {
			const writes = await writesOf( site, ids.designer + 2 * round );
			for ( const { name, seen, write } of writes ) {
				const before = {};
				for ( const path of seen ) {
					for ( const root of [ ...machines.direct, site.url ] ) {
						before[ path ] = await ask( root + path );
					}
				}
				await write( round );
				const written = performance.now();
				const look = async ( root, where ) => {
					for ( const path of seen ) {
						asked++;
						const { status, etag, text } = await ask(
							root + path,
							before[ path ].etag
						);
						if (
							status !== 200 ||
							etag === before[ path ].etag ||
							text === before[ path ].text
						) {
							stale.push(
								`${ name }: ${ where }${ path } (${ status })`
							);
						}
					}
				};
				// Each root has the change at once, whichever of them did the write.
				for ( const [ i, root ] of machines.direct.entries() ) {
					await look( root, `root ${ i + 1 }` );
				}
				await pause( PROMISED - ( performance.now() - written ) );
				await look( site.url, 'behind the cache' );
			}
		}
	} finally {
		await machines.end();
	}
	return [
		{
			figure: `stale answers of ${ asked } after ${ ROUNDS * 5 } writes, each asked with the old ETag`,
			on: site.label,
			unit: 'answers',
			target: 0,
			value: stale.length,
			...( stale.length ? { note: stale.slice( 0, 10 ) } : {} ),
		},
	];
}
