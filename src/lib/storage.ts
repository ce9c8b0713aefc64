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

export function clearStored( kind: Kind, prefix: string ): void {
	[ ...memory.keys() ]
		.filter( ( key ) => key.startsWith( kind + prefix ) )
		.forEach( ( key ) => memory.delete( key ) );
	try {
		Object.keys( window[ kind ] )
			.filter( ( key ) => key.startsWith( prefix ) )
			.forEach( ( key ) => window[ kind ].removeItem( key ) );
	} catch {
		// Storage is closed: nothing was kept there.
	}
}
