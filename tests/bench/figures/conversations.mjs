// The cost of reading conversations. Each member has one, with twenty messages.
import { inRoot } from '../../../bin/lib/paths.mjs';
import { counts, ratios } from '../lib/measure.mjs';
import { fillWith, ids } from '../lib/sites.mjs';

/** Seconds between two looks at an open thread. */
const POLL = 20;

const OPEN_THREADS = 1000;

/** The highest cost of each request. An open thread sends the last one all day. */
const MOST = 1.15;
const MOST_OF_A_POLL = 1.05;

const POLL_FIGURE = 'nothing new in a thread';

/**
 * @param {Object} site
 * @param {Object} pace
 */
export async function conversationFigures( site, pace ) {
	await fillWith( site, inRoot( 'tests/bench/php/talks.php' ), site.members );
	const headers = await site.tokenOf( ids.company );
	const list = `${ site.url }/wp-json/design-marketplace/v1/conversations`;
	const read = async ( url ) => ( await fetch( url, { headers } ) ).json();
	const threads = await Promise.all(
		( await read( list ) ).map( ( one ) => read( `${ list }/${ one.id }` ) )
	);
	// A thread about a design job, as most are.
	const { id, cursor } = threads.find( ( { jobs } ) => jobs.length > 0 );
	const bare = { url: `${ site.url }/wp-json/wp/v2/bench/bare` };
	const requests = {
		'conversations, a page of 20': { url: list, headers },
		'a thread of 20 messages': { url: `${ list }/${ id }`, headers },
		'how many messages are unread': {
			url: `${ list }?unread=1&per_page=1`,
			headers,
		},
		[ POLL_FIGURE ]: {
			url: `${ list }/${ id }?since=${ cursor }`,
			headers,
		},
	};
	const { found } = await ratios( bare, requests, pace );
	const rows = [];
	for ( const [ figure, request ] of Object.entries( requests ) ) {
		rows.push(
			{
				figure,
				unit: '× bare',
				target: figure === POLL_FIGURE ? MOST_OF_A_POLL : MOST,
				...found[ figure ].median,
			},
			{
				figure: `${ figure }, SQL`,
				unit: 'queries',
				// The counts run one after the other, because each uses the same file.
				value: ( await counts( site, request ) ).queries,
			}
		);
	}
	const quiet = found[ POLL_FIGURE ].median;
	return [
		...rows,
		{
			figure: `${ OPEN_THREADS.toLocaleString( 'en' ) } open threads`,
			unit: 'bare requests a second',
			value: ( OPEN_THREADS / POLL ) * quiet.value,
		},
	].map( ( row ) => ( { ...row, on: site.label } ) );
}
