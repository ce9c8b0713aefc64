// Form values as multipart data: lists comma-joined, lists of objects as JSON, booleans as 1 and 0.

export type FormValue =
	| string
	| number
	| boolean
	| Blob
	| null
	| undefined
	| ReadonlyArray< string | number >
	| object;

function append( data: FormData, name: string, value: FormValue ): void {
	if ( value === undefined ) {
		return;
	}
	if ( value instanceof File ) {
		data.append( name, value, value.name );
	} else if ( value instanceof Blob ) {
		// Uploads without an extension are refused.
		data.append( name, value, `${ name }.jpg` );
	} else if ( Array.isArray( value ) ) {
		data.append(
			name,
			value.some( ( item ) => typeof item === 'object' )
				? JSON.stringify( value )
				: value.join( ',' )
		);
	} else if ( typeof value === 'boolean' ) {
		data.append( name, value ? '1' : '0' );
	} else if ( value === null ) {
		data.append( name, '' );
	} else if ( typeof value !== 'object' ) {
		data.append( name, String( value ) );
	}
	// Any other object is an image the server already holds: not sent.
}

export function toFormData( values: Record< string, FormValue > ): FormData {
	const data = new FormData();
	Object.entries( values ).forEach( ( [ name, value ] ) =>
		append( data, name, value )
	);
	return data;
}

const same = ( a: unknown, b: unknown ): boolean =>
	a === b ||
	( Array.isArray( a ) &&
		Array.isArray( b ) &&
		a.length === b.length &&
		JSON.stringify( a ) === JSON.stringify( b ) );

/** The values that have changed. */
export function changedFields< V extends object >(
	before: V,
	after: V
): Partial< V > {
	return Object.fromEntries(
		Object.entries( after ).filter(
			( [ name, value ] ) => ! same( before[ name as keyof V ], value )
		)
	) as Partial< V >;
}
