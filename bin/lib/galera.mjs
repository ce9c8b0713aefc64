// Three nodes of a Galera cluster on loopback. Each keeps its address when it is killed and started again.
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './console.mjs';
import { startMariadb } from './mariadb.mjs';

const provider = '/usr/lib/galera/libgalera_smm.so';

/**
 * @param {string}                folder  For the data.
 * @param {() => Promise<number>} getPort
 * @return {Promise<Object[]>} Nodes: `host`, `sql()`, `start()`, `kill()`, `end()`.
 */
export async function startGalera( folder, getPort ) {
	if ( ! existsSync( provider ) ) {
		throw new Problem(
			'Galera is missing: apt install galera-4 mariadb-server rsync'
		);
	}
	// rsync, which copies the data to a new node, may not run as root.
	mkdirSync( folder );
	chmodSync( folder, 0o755 );
	chmodSync( dirname( folder ), 0o711 );
	const ports = [];
	while ( ports.length < 9 ) {
		ports.push( await getPort() );
	}
	const local = ( number ) => `127.0.0.1:${ ports[ number ] }`;
	const nodes = [ 0, 3, 6 ].map( ( first ) => {
		const link = join( folder, `sock${ first }` );
		let server;
		return {
			host: `localhost:${ link }`,
			sql: ( text ) => server.sql( text ),
			async start( ...more ) {
				// A node that joins gets its data from the others.
				const own = join( folder, String( first ) );
				if ( first ) {
					mkdirSync( join( own, 'data' ), { recursive: true } );
				}
				server = await startMariadb(
					own,
					[
						'--binlog-format=ROW',
						'--innodb-autoinc-lock-mode=2',
						'--wsrep-on=ON',
						`--wsrep-provider=${ provider }`,
						`--wsrep-cluster-address=gcomm://${ [ 0, 3, 6 ].map( local ) }`,
						`--wsrep-node-address=${ local( first ) }`,
						'--wsrep-sst-method=rsync',
						`--wsrep-sst-receive-address=${ local( first + 2 ) }`,
						`--wsrep-provider-options=gmcast.listen_addr=tcp://${ local( first ) };ist.recv_addr=${ local( first + 1 ) }`,
						'--wsrep-sync-wait=1',
						...more,
					],
					{ keep: true, user: 'mysql' }
				);
				rmSync( link, { force: true } );
				symlinkSync( server.socket, link );
			},
			async kill() {
				process.kill( server.child.pid, 'SIGKILL' );
				await server.end();
			},
			end: () => server.end(),
		};
	} );
	for ( const node of nodes ) {
		await node.start(
			...( node === nodes[ 0 ] ? [ '--wsrep-new-cluster' ] : [] )
		);
	}
	return nodes;
}
