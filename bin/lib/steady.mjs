// People who write without a pause while something breaks, and what became of it.
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './console.mjs';

/**
 * Companies write to a designer, a different word each time, until they are stopped.
 *
 * @param {Object} env     SITE_URL and INBOX_URL.
 * @param {number} writers
 * @return {Promise<Object>} `stop()`, and `judge()`, which fails if an answered message is lost or comes twice.
 */
export async function steadyWriters( env, writers = 4 ) {
	Object.assign( process.env, env );
	const { mailsTo } = await import( '../../tests/support/client.mjs' );
	const people = await import( '../../tests/support/people.mjs' );
	const designer = await people.newDesigner();
	const counts = {};
	const answered = new Set();
	const sent = new Set();
	const rude = [];
	let isOver = false;

	async function write( company, number ) {
		for ( let i = 0; ! isOver; i++ ) {
			const word = `steady${ number }x${ i }.`;
			sent.add( word );
			const { status, headers, text } = await company.api
				.post( '/wp/v2/mail/workwith', {
					comment: word,
					to: designer.slug,
				} )
				.catch( ( { message } ) => ( { status: 0, text: message } ) );
			counts[ status ] = ( counts[ status ] ?? 0 ) + 1;
			if ( status === 200 ) {
				answered.add( word );
			} else if ( status !== 503 || ! headers.get( 'retry-after' ) ) {
				rude.push( `${ status }: ${ text.slice( 0, 300 ) }` );
			}
			await pause( status === 200 ? 20 : 200 );
		}
	}

	const companies = await Promise.all(
		Array.from( { length: writers }, () => people.newCompany() )
	);
	const all = Promise.all( companies.map( write ) );
	return {
		async stop() {
			isOver = true;
			await all;
		},
		async judge() {
			const found = new Map();
			const read = async () => {
				found.clear();
				for ( const { text } of await mailsTo( designer.email ) ) {
					for ( const [ word ] of text.matchAll(
						/steady\d+x\d+\./g
					) ) {
						found.set( word, ( found.get( word ) ?? 0 ) + 1 );
					}
				}
				return [ ...answered ].every( ( word ) => found.has( word ) );
			};
			// A killed worker's lease ends after ten minutes.
			for ( let i = 0; ! ( await read() ) && i < 700; i++ ) {
				await pause( 1000 );
			}
			const lost = [ ...answered ].filter(
				( word ) => ! found.has( word )
			);
			const twice = [ ...found ].filter( ( [ , times ] ) => times > 1 );
			if ( lost.length || twice.length || rude.length ) {
				throw new Problem(
					`${ lost.length } of ${ answered.size } answered messages lost, ${ twice.length } emails twice, ${ rude.length } answers that are neither 200 nor 503 with Retry-After.`,
					rude.slice( 0, 5 ).join( '\n' )
				);
			}
			return `${ answered.size } of ${ sent.size } answered with 200 (${ JSON.stringify( counts ) }), each emailed once`;
		},
	};
}
