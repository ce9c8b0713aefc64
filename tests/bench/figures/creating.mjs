// Creating a design job ÷ core's own post with as much text and one term. The two run in turn.
import { Problem } from '../../../bin/lib/console.mjs';
import { interval, median } from '../lib/measure.mjs';
import { ids } from '../lib/sites.mjs';

/** @return {Promise<number>} Milliseconds. */
async function create( url, headers, body ) {
	const began = performance.now();
	const answer = await fetch( url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify( body ),
	} );
	const text = await answer.text();
	if ( answer.status !== 201 ) {
		throw new Problem( `${ url } answered ${ answer.status }.`, text );
	}
	return performance.now() - began;
}

/**
 * @param {Object} site See benchSite().
 * @param {Object} pace
 */
export async function creatingFigures( site, { rounds } ) {
	const api = `${ site.url }/wp-json/wp/v2`;
	const owner = await site.tokenOf( ids.company );
	const editor = await site.tokenOf( 1 );
	const words = 'What is to be designed, and for whom.';
	const job = () =>
		create( `${ api }/mission`, owner, {
			title: 'A design job',
			description: words,
			skill: [ ids.skill ],
			status: 'publish',
		} );
	const post = () =>
		create( `${ api }/posts`, editor, {
			title: 'A design job',
			content: words,
			categories: [ 1 ],
			status: 'publish',
		} );
	await job();
	await post();
	const found = [];
	for ( let round = 0; round < rounds; round++ ) {
		const times = { job: [], post: [] };
		for ( let pair = 0; pair < 8; pair++ ) {
			// The first write of a pair warms caches for the second, so the two take turns at being first.
			for ( const own of pair % 2 ? [ true, false ] : [ false, true ] ) {
				times[ own ? 'job' : 'post' ].push(
					await ( own ? job : post )()
				);
			}
		}
		found.push( {
			ratio: median( times.job ) / median( times.post ),
			ms: median( times.job ),
		} );
	}
	return [
		{
			figure: 'creating a job ÷ core’s post',
			unit: '×',
			target: 1.2,
			...interval( found.map( ( { ratio } ) => ratio ) ),
			ms: median( found.map( ( { ms } ) => ms ) ),
		},
	];
}
