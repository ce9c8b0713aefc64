// The cost of a write as a ratio of another write. The two run in turn.
import { Problem } from '../../../bin/lib/console.mjs';
import { interval, median } from '../lib/measure.mjs';
import { ids } from '../lib/sites.mjs';

/** One request that must succeed; its time in ms. */
async function send( url, { method = 'POST', headers = {}, body = {} } = {} ) {
	const began = performance.now();
	const answer = await fetch( url, {
		method,
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify( body ),
	} );
	const text = await answer.text();
	const time = performance.now() - began;
	if ( ! answer.ok ) {
		throw new Problem( `${ url } answered ${ answer.status }.`, text );
	}
	return { time, json: JSON.parse( text ) };
}

/**
 * a ÷ b: rounds of alternating pairs, the ratio of the medians in each round.
 *
 * @param {{rounds: number}}              pace
 * @param {number}                        pairs A round.
 * @param {() => Promise<{time: number}>} a
 * @param {() => Promise<{time: number}>} b
 */
async function ratio( { rounds }, pairs, a, b ) {
	const found = [];
	await a();
	await b();
	for ( let round = 0; round < rounds; round++ ) {
		const times = { a: [], b: [] };
		for ( let pair = 0; pair < pairs; pair++ ) {
			// The first write of a pair warms caches for the second, so the two take turns at being first.
			for ( const which of pair % 2 ? [ 'a', 'b' ] : [ 'b', 'a' ] ) {
				times[ which ].push(
					( await ( which === 'a' ? a : b )() ).time
				);
			}
		}
		found.push( median( times.a ) / median( times.b ) );
	}
	return interval( found );
}

/**
 * Closing a design job with up to 10,000 candidates ÷ with none. The emails are not counted.
 *
 * @param {Object} site
 * @param {Object} pace
 */
export async function closingFigures( { url, label, tokenOf }, pace ) {
	const headers = await tokenOf( ids.company );
	let informed = 0;
	const close = ( mission ) => async () => {
		await send( `${ url }/wp-json/bench/v1/reopen`, { body: { mission } } );
		const { time, json } = await send(
			`${ url }/wp-json/wp/v2/mission/${ mission }`,
			{ headers, body: { close: true } }
		);
		informed = Math.max( informed, json.informed );
		return { time };
	};
	const found = await ratio(
		pace,
		12,
		close( ids.mission.crowd ),
		close( ids.mission.nobody )
	);
	return [
		{
			figure: `closing with ${ informed.toLocaleString( 'en' ) } candidates ÷ with none`,
			on: label,
			unit: '×',
			target: 1.1,
			...found,
		},
	];
}

/**
 * Closing a design job whose candidates are all declined and not told yet: the close tells each of them, with an email of their own.
 *
 * @param {Object} site
 */
export async function settlingFigures( { url, label, tokenOf } ) {
	const headers = await tokenOf( ids.company );
	const mission = ids.mission.crowd;
	const declined = ( all ) =>
		send( `${ url }/wp-json/bench/v1/decline`, {
			body: { mission, declined: all },
		} );
	await send( `${ url }/wp-json/bench/v1/reopen`, { body: { mission } } );
	await declined( true );
	const { time, json } = await send(
		`${ url }/wp-json/wp/v2/mission/${ mission }`,
		{ headers, body: { close: true } }
	);
	await declined( false );
	return [
		{
			figure: `closing with ${ json.informed.toLocaleString( 'en' ) } declines nobody knows of`,
			on: label,
			unit: 's',
			target: 5,
			value: time / 1000,
		},
	];
}

/**
 * Saving the words of a design job ÷ core's own save of a post with the same meta.
 *
 * @param {Object} site
 * @param {Object} pace
 */
export async function savingFigures( { url, label, tokenOf }, pace ) {
	const owner = await tokenOf( ids.company );
	const editor = await tokenOf( 1 );
	const { json } = await send( `${ url }/wp-json/wp/v2/posts`, {
		headers: editor,
		body: {
			title: 'A post',
			status: 'publish',
			meta: { design_marketplace_posting_date: '2026/11/02' },
		},
	} );
	let edition = 0;
	const text = () => `What is to be designed, edition ${ ++edition }.`;
	const mission = () =>
		send( `${ url }/wp-json/wp/v2/mission/${ ids.mission.nobody }`, {
			headers: owner,
			body: { title: 'A design job', description: text() },
		} );
	const post = () =>
		send( `${ url }/wp-json/wp/v2/posts/${ json.id }`, {
			headers: editor,
			body: { title: 'A design job', content: text() },
		} );
	return [
		{
			figure: "saving a design job ÷ core's save of a post",
			on: label,
			unit: '×',
			target: 1.15,
			...( await ratio( pace, 12, mission, post ) ),
		},
	];
}
