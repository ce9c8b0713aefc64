// Web storage that never throws: private windows and full disks fall back to memory.
const memory = new Map< string, string >();

type Kind = 'localStorage' | 'sessionStorage';

export function readStored( kind: Kind, key: string ): string | null {
	try {
		return window[ kind ].getItem( key );
	} catch {
		return memory.get( kind + key ) ?? null;
	}
}

export function writeStored(
	kind: Kind,
	key: string,
	value: string | null
): void {
	try {
		if ( value === null ) {
			window[ kind ].removeItem( key );
		} else {
			window[ kind ].setItem( key, value );
		}
	} catch {
		if ( value === null ) {
			memory.delete( kind + key );
		} else {
			memory.set( kind + key, value );
		}
	}
}

/** Stored keys with a prefix. */
export function storedKeys( kind: Kind, prefix: string ): string[] {
	const inMemory = [ ...memory.keys() ]
		.filter( ( key ) => key.startsWith( kind + prefix ) )
		.map( ( key ) => key.slice( kind.length ) );
	try {
		return [ ...inMemory, ...Object.keys( window[ kind ] ) ].filter(
			( key ) => key.startsWith( prefix )
		);
	} catch {
		// Storage is closed: nothing was kept there.
		return inMemory;
	}
}

export function clearStored( kind: Kind, prefix: string ): void {
	for ( const key of storedKeys( kind, prefix ) ) {
		memory.delete( kind + key );
		writeStored( kind, key, null );
	}
}
