// A Galera cluster of MariaDB nodes on loopback.
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
		await pause( 200 );
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
		const place = join( folder, `node${ i + 1 }` );
		mkdirSync( place, { recursive: true } );
		await install( join( place, 'data' ) );
		const begin = async () => {
			// Started by root, rsync writes as nobody, and with the modes of the other node's files.
			await run( 'chmod', [ '-R', 'a+rwX', folder ] );
			const node = await startMariadb(
				place,
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
		nodes.push( { ...( await begin() ), again: begin } );
		ports.push( port );
	}
	return nodes;
}
