// What docs/scale.md is made of: bytes and index time of the members there are, and what a core answers and sends in a second.
import { Agent } from 'node:http';
import { Problem } from '../../../bin/lib/console.mjs';
import { wp } from '../../../bin/lib/wp.mjs';
import { letterBox } from '../../support/letter-box.mjs';
import { timed } from '../lib/measure.mjs';
import { cost, ids } from '../lib/sites.mjs';

const CORES = 2;
const MAILS = 1000;

/** Requests that four people make one after the other, as many a second as a core answers. */
async function perCore( request, seconds ) {
	const agent = new Agent( { keepAlive: true, maxSockets: 4 } );
	const end = performance.now() + seconds * 1000;
	let answered = 0;
	const person = async () => {
		while ( performance.now() < end ) {
			await timed( request, agent );
			answered++;
		}
	};
	await Promise.all( [ person(), person(), person(), person() ] );
	agent.destroy();
	return answered / seconds / CORES;
}

const row = ( figure, value, unit, target ) => ( {
	figure,
	value,
	unit,
	target,
} );

/** Emails a second that one worker hands to a server that takes them at once. */
async function mailsASecond( { siteDir, mailSmtpPort } ) {
	const { received, end } = await letterBox( mailSmtpPort );
	await wp(
		siteDir,
		'eval',
		`for ( $i = 0; $i < ${ MAILS }; $i++ ) { ( new DesignMarketplace\\Mail\\Outbox() )->enqueue( "bench:{$i}", 'user:${ ids.designer }', 'welcome' ); }`
	);
	const { seconds } = await cost(
		siteDir,
		'design-marketplace',
		'outbox',
		'run',
		`--limit=${ MAILS }`
	);
	await end();
	const taken = [ ...received.values() ].reduce( ( sum, n ) => sum + n, 0 );
	if ( taken < MAILS ) {
		throw new Problem( `Only ${ taken } emails arrived.` );
	}
	return MAILS / seconds;
}

/** @param {Object} site See benchSite(). */
export async function growthFigures( site ) {
	const { siteDir, url, members, index } = site;
	const company = await site.tokenOf( ids.company );
	const { stdout: bytes } = await wp(
		siteDir,
		'db',
		'query',
		'SELECT SUM( DATA_LENGTH + INDEX_LENGTH ) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
		'--skip-column-names'
	);
	const api = `${ url }/wp-json/wp/v2`;
	const asked = {
		'bare requests': `${ api }/bench/bare`,
		'pages of the list': `${ api }/users?role=designer&per_page=7`,
		'boards of 10,000 candidates': `${ api }/application?mission=${ ids.mission.crowd }&_embed=author&per_page=20`,
		'drawn pages': `${ url }/designers`,
	};
	const rates = [];
	for ( const [ figure, address ] of Object.entries( asked ) ) {
		const headers = figure.startsWith( 'boards' ) ? company : {};
		const value = await perCore( { url: address, headers }, 5 );
		rates.push( row( figure, value, 'a second a core' ) );
	}
	const mails = await mailsASecond( site );
	return [
		row( 'database', Number( bytes ) / members / 1000, 'kB a member' ),
		row( 'index of all lists', index.seconds, 's' ),
		row( 'memory of it', index.megabytes, 'MB', 64 ),
		...rates,
		row( 'emails of a worker', mails, 'a second' ),
	];
}
