// Lazy parts of the app: one quiet second try, then an error the app can explain.
import { lazy } from '@wordpress/element';
import type { ComponentType, LazyExoticComponent } from 'react';
import { CHUNK_RETRY_MS } from './constants';

/** The part could not be fetched: the connection failed, or a newer version is online. */
export class ChunkError extends Error {
	constructor( cause: unknown ) {
		super( 'A part of the app could not be loaded', { cause } );
		this.name = 'ChunkError';
	}
}

export async function loadChunk< M >( load: () => Promise< M > ): Promise< M > {
	try {
		return await load();
	} catch {
		await new Promise( ( resolve ) =>
			setTimeout( resolve, CHUNK_RETRY_MS )
		);
		return load().catch( ( error: unknown ) => {
			throw new ChunkError( error );
		} );
	}
}

/**
 * A named export as a component that loads when it is first shown.
 *
 * @param load Imports the module.
 * @param name The export.
 */
export const lazyPart = < P, K extends string >(
	load: () => Promise< Record< K, ComponentType< P > > >,
	name: K
): LazyExoticComponent< ComponentType< P > > =>
	lazy( async () => ( { default: ( await loadChunk( load ) )[ name ] } ) );
