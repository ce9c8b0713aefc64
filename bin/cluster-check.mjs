// bin/cluster-check: the site on three Galera nodes, two web servers on two of them, and a node that is killed.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allPassed, check } from './lib/checks.mjs';
import { Problem, step } from './lib/console.mjs';
import { inRoot } from './lib/paths.mjs';

const WITHOUT_KEY = `SELECT GROUP_CONCAT( t.TABLE_NAME ) FROM information_schema.TABLES t
	LEFT JOIN information_schema.TABLE_CONSTRAINTS c
	ON c.TABLE_SCHEMA = t.TABLE_SCHEMA AND c.TABLE_NAME = t.TABLE_NAME AND c.CONSTRAINT_TYPE = 'PRIMARY KEY'
	WHERE t.TABLE_SCHEMA = 'shared' AND ( t.ENGINE <> 'InnoDB' OR c.CONSTRAINT_NAME IS NULL )`;

await check( async ( folder, part ) => {
	// These modules need npm's packages, which are installed only now.
	const { startGalera } = await import( './lib/galera.mjs' );
	const { ask } = await import( './lib/mariadb.mjs' );
	const { contractTests } = await import( './lib/runs.mjs' );
	const { steadyWriters } = await import( './lib/steady.mjs' );
	const { sameRows, twoRoots } = await import( './lib/two-roots.mjs' );
	let nodes, site;
	await step( 'Three nodes', async () => {
		nodes = await startGalera( join( folder, 'nodes' ), 3 );
	} );
	await step( 'Site on the first two', async () => {
		site = await twoRoots( folder, [ nodes[ 0 ].host, nodes[ 1 ].host ] );
	} );

	await part( 'tables', async () => {
		const bad = await ask( nodes[ 0 ].socket, WITHOUT_KEY );
		if ( bad !== 'NULL' ) {
			throw new Problem( `No primary key, or not InnoDB: ${ bad }` );
		}
	} );
	const contract = async ( name, files ) =>
		allPassed( await contractTests( name, site.env, files ) );
	const files = readdirSync( inRoot( 'tests/contract' ) ).filter( ( name ) =>
		name.endsWith( '.test.mjs' )
	);
	const isRace = ( name ) => name.includes( 'races' );
	await part( 'races', () =>
		contract( 'cluster-races', files.filter( isRace ) )
	);
	await part( 'contract', () =>
		contract(
			'cluster-contract',
			files.filter( ( name ) => ! isRace( name ) )
		)
	);
	await part( 'killed', async () => {
		const writers = await steadyWriters( site.env );
		await pause( 4000 );
		await nodes[ 1 ].kill();
		await pause( 8000 );
		nodes[ 1 ] = { ...nodes[ 1 ], ...( await nodes[ 1 ].again() ) };
		await site.move( nodes[ 1 ].host );
		await pause( 4000 );
		await writers.stop();
		return writers.judge();
	} );
	await part( 'rows', () =>
		sameRows( nodes.map( ( { socket } ) => socket ) )
	);
	await part( 'log', () => site.log() );
	await site.end();
	await Promise.all( nodes.map( ( node ) => node.end() ) );
} );
