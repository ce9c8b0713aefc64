// An S3 server on loopback behind a gate that can be slow, full or away, and a CDN in front of what the bucket makes public.
import { createServer, request } from 'node:http';

export const bucket = 'market';

const wait = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

const refuse = ( answer, status, code ) =>
	answer
		.writeHead( status, { 'Content-Type': 'application/xml' } )
		.end(
			`<Error><Code>${ code }</Code><Message>${ code }</Message></Error>`
		);

const keyOf = ( entry ) => entry.match( /<Key>([^<]+)/ )[ 1 ];

/** The entries of all objects whose keys begin so, as the server lists them. */
async function entries( port, prefix ) {
	const found = [];
	for ( let more = true; more; ) {
		const query = new URLSearchParams( {
			prefix,
			marker: found.length ? keyOf( found.at( -1 ) ) : '',
		} );
		const list = await fetch(
			`http://127.0.0.1:${ port }/${ bucket }?${ query }`
		);
		const text = await list.text();
		found.push( ...( text.match( /<Contents>.*?<\/Contents>/gs ) ?? [] ) );
		more = text.includes( '<IsTruncated>true' );
	}
	return found;
}

/** What is in a folder. The server forgets folders that hold folders alone. */
async function folderList( port, { searchParams } ) {
	const prefix = searchParams.get( 'prefix' ) ?? '';
	const folders = new Set();
	const files = ( await entries( port, prefix ) ).filter( ( entry ) => {
		const [ first, ...rest ] = keyOf( entry )
			.slice( prefix.length )
			.split( '/' );
		return ! rest.length || ! folders.add( `${ prefix }${ first }/` );
	} );
	const common = [ ...folders ].map(
		( name ) =>
			`<CommonPrefixes><Prefix>${ name }</Prefix></CommonPrefixes>`
	);
	return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${ bucket }</Name><Prefix>${ prefix }</Prefix><IsTruncated>false</IsTruncated>${ files.join( '' ) }${ common.join( '' ) }</ListBucketResult>`;
}

/** Starts a server on a port. */
const serve = async ( port, listener ) => {
	const server = createServer( listener );
	await new Promise( ( done ) => server.listen( port, '127.0.0.1', done ) );
	return () => {
		server.closeAllConnections();
		server.close();
	};
};

/**
 * The gate is as a new bucket is: it takes no ACLs, and shows strangers the uploads alone.
 *
 * @param {string}                folder  For its files.
 * @param {() => Promise<number>} getPort
 */
export async function startS3( folder, getPort ) {
	const { default: S3rver } = await import( 's3rver' );
	const [ inner, gate, front ] = [
		await getPort(),
		await getPort(),
		await getPort(),
	];
	const server = new S3rver( {
		address: '127.0.0.1',
		port: inner,
		silent: true,
		directory: folder,
		configureBuckets: [ { name: bucket } ],
	} );
	await server.run();
	const url = `http://127.0.0.1:${ gate }`;
	const s3 = { url, cdn: `http://127.0.0.1:${ front }`, mode: 'well' };

	const endGate = await serve( gate, async ( asked, answer ) => {
		const { method, headers } = asked;
		if ( s3.mode === 'away' ) {
			asked.destroy();
			return;
		}
		if ( s3.mode === 'hanging' ) {
			return;
		}
		if ( s3.mode === 'slow' ) {
			await wait( 200 );
		}
		if ( s3.mode === 'full' && method === 'PUT' ) {
			asked.resume();
			refuse( answer, 507, 'XMinioStorageFull' );
		} else if ( headers[ 'x-amz-acl' ] ) {
			asked.resume();
			refuse( answer, 400, 'AccessControlListNotSupported' );
		} else if (
			! headers.authorization &&
			! asked.url.startsWith( `/${ bucket }/uploads/` )
		) {
			refuse( answer, 403, 'AccessDenied' );
		} else if ( asked.url.includes( 'delimiter=' ) ) {
			const list = await folderList( inner, new URL( asked.url, url ) );
			answer.writeHead( 200, { 'Content-Type': 'application/xml' } );
			answer.end( list );
		} else {
			const passed = request(
				{
					host: '127.0.0.1',
					port: inner,
					path: asked.url,
					method,
					headers,
				},
				( given ) => {
					answer.writeHead( given.statusCode, given.headers );
					given.pipe( answer );
				}
			);
			passed.on( 'error', () => asked.destroy() );
			asked.pipe( passed );
		}
	} );

	const kept = new Map();
	const endFront = await serve( front, async ( asked, answer ) => {
		if ( asked.method === 'PURGE' ) {
			kept.delete( asked.url );
			answer.end();
			return;
		}
		if ( ! kept.has( asked.url ) ) {
			const found = await fetch(
				`${ url }/${ bucket }/uploads${ asked.url }`
			).catch( () => ( { status: 502 } ) );
			if ( found.status !== 200 ) {
				answer.writeHead( found.status ).end();
				return;
			}
			kept.set( asked.url, Buffer.from( await found.arrayBuffer() ) );
		}
		answer.end( kept.get( asked.url ) );
	} );

	/** Sizes of all objects by key, as the server has them. */
	s3.objects = async () =>
		new Map(
			( await entries( inner, '' ) ).map( ( entry ) => [
				keyOf( entry ),
				Number( entry.match( /<Size>(\d+)/ )[ 1 ] ),
			] )
		);
	/** Bytes of one of them. */
	s3.bytes = async ( key ) =>
		Buffer.from(
			await (
				await fetch(
					`http://127.0.0.1:${ inner }/${ bucket }/${ key }`
				)
			).arrayBuffer()
		);
	s3.end = async () => {
		endGate();
		endFront();
		await server.close();
	};
	return s3;
}
