// A Galera cluster of MariaDB nodes on loopback.
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import { Problem } from './console.mjs';
import { ask, install, startMariadb } from './mariadb.mjs';
import { run } from './processes.mjs';
import { needGalera } from './tools.mjs';

/** As README says: a read waits for what other nodes have written before it. */
const advised = [ '--wsrep-sync-wait=7' ];

const needed = [
	'--binlog-format=ROW',
	'--innodb-autoinc-lock-mode=2',
	'--wsrep-on=ON',
	'--wsrep-sst-method=rsync',
	'--wsrep-cluster-name=check',
	'--wsrep-node-address=127.0.0.1',
];

/** Waits until a node takes part. */
async function synced( { socket } ) {
	for ( let i = 0; i < 300; i++ ) {
		const said = await ask( socket, "SHOW STATUS LIKE 'wsrep_ready'" );
		if ( said.includes( 'ON' ) ) {
			return;
		}
		await new Promise( ( done ) => setTimeout( done, 200 ) );
	}
	throw new Problem( 'A node did not join the cluster.' );
}

/**
 * @param {string} folder Does not exist yet; for the data of all nodes.
 * @param {number} count
 * @return {Promise<Object[]>} Nodes as of startMariadb(), and `again()`, which starts a killed one with the data it had.
 */
export async function startGalera( folder, count ) {
	const library = await needGalera();
	const place = ( i ) => join( folder, `node${ i + 1 }` );
	for ( let i = 0; i < count; i++ ) {
		mkdirSync( place( i ), { recursive: true } );
		await install( join( place( i ), 'data' ) );
	}
	// Started by root, rsync reads and writes as nobody.
	const open = () => run( 'chmod', [ '-R', 'a+rwX', folder ] );
	await open();
	chmodSync( dirname( folder ), 0o711 );
	const ports = [];
	const nodes = [];
	for ( let i = 0; i < count; i++ ) {
		const others = () => ports.filter( ( _, at ) => at !== i );
		const [ port, ist, sst ] = [
			await getPort(),
			await getPort(),
			await getPort(),
		];
		const begin = async () => {
			const node = await startMariadb(
				place( i ),
				[
					...needed,
					...advised,
					`--wsrep-provider=${ library }`,
					`--wsrep-node-name=node${ i + 1 }`,
					`--wsrep-sst-receive-address=127.0.0.1:${ sst }`,
					`--wsrep-cluster-address=gcomm://${ others()
						.map( ( other ) => `127.0.0.1:${ other }` )
						.join() }`,
					`--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${ port };ist.recv_addr=127.0.0.1:${ ist };evs.keepalive_period=PT0.5S;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT4S`,
				],
				{ keep: true }
			);
			await synced( node );
			return node;
		};
		const again = async () => {
			await open();
			return begin();
		};
		nodes.push( { ...( await begin() ), again } );
		ports.push( port );
	}
	return nodes;
}
