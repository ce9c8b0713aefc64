// Ports: is one free, does something listen, and the same server on both kinds of localhost. "npm start" asks before npm's packages are there.
import { connect, createServer } from 'node:net';
import { Problem } from './console.mjs';

const hosts = [ '127.0.0.1', '::1' ];

const answers = ( port, host ) =>
	new Promise( ( resolve ) => {
		const socket = connect( { port, host } );
		const settle = ( value ) => {
			socket.destroy();
			resolve( value );
		};
		socket.setTimeout( 1000, () => settle( false ) );
		socket.once( 'connect', () => settle( true ) );
		socket.once( 'error', () => settle( false ) );
	} );

const canListen = ( port, host ) =>
	new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', ( { code } ) => resolve( code ) );
		server.listen( { port, host }, () =>
			server.close( () => resolve( true ) )
		);
	} );

/** @param {number} port */
export async function isTaken( port ) {
	for ( const host of hosts ) {
		if ( await answers( port, host ) ) {
			return true;
		}
	}
	return [ 'EADDRINUSE', 'EACCES' ].includes(
		await canListen( port, hosts[ 0 ] )
	);
}

/**
 * Stops with one sentence when a port is taken or asked for twice.
 *
 * @param {Record<string, number>} ports Port by the name of its variable.
 */
export async function needPorts( ports ) {
	const seen = new Map();
	for ( const [ variable, port ] of Object.entries( ports ) ) {
		if ( seen.has( port ) ) {
			throw new Problem(
				`${ seen.get( port ) } and ${ variable } are both ${ port }: give one of them another port.`
			);
		}
		seen.set( port, variable );
		if ( await isTaken( port ) ) {
			throw new Problem(
				`Port ${ port } is taken: free it, or choose another with ${ variable }, as in "${ variable }=${
					port + 1
				} npm start".`
			);
		}
	}
}

/** @param {number} port */
export async function listens( port ) {
	return answers( port, hosts[ 0 ] );
}

/**
 * "localhost" means ::1 to some clients: connections there are forwarded to the server on 127.0.0.1.
 *
 * @param {number} port
 */
export function alsoOnIPv6( port ) {
	const server = createServer( ( incoming ) => {
		const outgoing = connect( { port, host: hosts[ 0 ] } );
		const end = () => {
			incoming.destroy();
			outgoing.destroy();
		};
		incoming.on( 'error', end );
		outgoing.on( 'error', end );
		incoming.pipe( outgoing ).pipe( incoming );
	} );
	return new Promise( ( resolve ) => {
		// A machine without IPv6 has no ::1 to serve.
		server.once( 'error', () => resolve( undefined ) );
		server.listen( { port, host: hosts[ 1 ] }, () => resolve( server ) );
		server.unref();
	} );
}
