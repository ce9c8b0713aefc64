// Keeps the pictures of an unsent form over a reload: IndexedDB holds files, which session storage cannot.
// An entry is found again only by the name its tab remembers, and is gone after a day.
import { DRAFT_FILES, LASTING_DRAFT_MS } from './constants';

const STORE = 'files';

interface Entry {
	values: unknown;
	/** Epoch ms. */
	savedAt: number;
}

const settled = < T >( request: IDBRequest< T > ): Promise< T > =>
	new Promise( ( resolve, reject ) => {
		request.onsuccess = () => resolve( request.result );
		request.onerror = () => reject( request.error );
	} );

async function inStore< T >(
	mode: IDBTransactionMode,
	work: ( store: IDBObjectStore ) => Promise< T >
): Promise< T | null > {
	try {
		const opening = window.indexedDB.open( DRAFT_FILES, 1 );
		opening.onupgradeneeded = () =>
			opening.result.createObjectStore( STORE );
		const database = await settled( opening );
		try {
			return await work(
				database.transaction( STORE, mode ).objectStore( STORE )
			);
		} finally {
			database.close();
		}
	} catch {
		// A private window or a full disk: the words are kept all the same.
		return null;
	}
}

async function dropOld( store: IDBObjectStore ): Promise< void > {
	const keys = await settled( store.getAllKeys() );
	for ( const key of keys ) {
		const entry = await settled< Entry | undefined >( store.get( key ) );
		if ( ! entry || entry.savedAt < Date.now() - LASTING_DRAFT_MS ) {
			store.delete( key );
		}
	}
}

/**
 * Reads the values kept under a name; null when there are none.
 *
 * @param name A random name that only this draft has.
 */
export const readFiles = < V >( name: string ): Promise< V | null > =>
	inStore( 'readwrite', async ( store ) => {
		await dropOld( store );
		const entry = await settled< Entry | undefined >( store.get( name ) );
		return ( entry?.values as V | undefined ) ?? null;
	} );

/** Keeps values, files among them; null forgets them. */
export const writeFiles = (
	name: string,
	values: unknown
): Promise< unknown > =>
	inStore( 'readwrite', async ( store ) => {
		if ( values === null ) {
			await settled( store.delete( name ) );
		} else {
			await settled( store.put( { values, savedAt: Date.now() }, name ) );
		}
	} );
