// Old content of a block that has changed since: read under its old names, written under the new ones.

export interface BlockChange {
	/** New names of attributes by old ones. */
	renamed?: Record< string, string >;
	/** New names of the parts of a list's rows, by list. */
	rows?: Record< string, Record< string, string > >;
}

type Values = Record< string, unknown >;

const isValues = ( value: unknown ): value is Values =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const rename = ( values: Values, names: Record< string, string > ): Values => {
	const renamed = { ...values };
	for ( const [ old, name ] of Object.entries( names ) ) {
		if ( old in renamed ) {
			renamed[ name ] = renamed[ old ];
			delete renamed[ old ];
		}
	}
	return renamed;
};

const renameRows = ( value: unknown, names: Record< string, string > ) =>
	Array.isArray( value )
		? value.map( ( row: unknown ) =>
				isValues( row ) ? rename( row, names ) : row
			)
		: value;

/** The same steps as Block_Changes::upgrade() takes on the server. */
export const upgrade = ( changes: BlockChange[], attributes: Values ): Values =>
	changes.reduce( ( values, { renamed = {}, rows = {} } ) => {
		const next = rename( values, renamed );
		for ( const [ list, names ] of Object.entries( rows ) ) {
			if ( list in next ) {
				next[ list ] = renameRows( next[ list ], names );
			}
		}
		return next;
	}, attributes );

/** Whether something in it has an old name. */
const isOld = ( changes: BlockChange[], attributes: Values ): boolean =>
	changes.some(
		( { renamed = {}, rows = {} } ) =>
			Object.keys( renamed ).some( ( old ) => old in attributes ) ||
			Object.entries( rows ).some( ( [ list, names ] ) => {
				const value = attributes[ list ];
				return (
					Array.isArray( value ) &&
					value.some(
						( row: unknown ) =>
							isValues( row ) &&
							Object.keys( names ).some( ( old ) => old in row )
					)
				);
			} )
	);

/**
 * What registerBlockType() takes as `deprecated`: one entry that knows old and new names and brings any of them up to
 * date, for the blocks save no HTML that could be invalid.
 *
 * @param attributes Attributes of block.json.
 * @param changes    What was called otherwise, oldest first.
 */
export function deprecatedOf(
	attributes: Values,
	changes: BlockChange[] = []
) {
	if ( changes.length === 0 ) {
		return [];
	}
	const old: Values = {};
	// From the newest to the oldest: a name given up twice leads to what it is today.
	for ( const { renamed = {} } of [ ...changes ].reverse() ) {
		for ( const [ name, next ] of Object.entries( renamed ) ) {
			const schema = old[ next ] ?? attributes[ next ];
			if ( isValues( schema ) ) {
				const { default: _, ...described } = schema;
				old[ name ] = described;
			}
		}
	}
	return [
		{
			attributes: { ...attributes, ...old },
			isEligible: ( given: Values ) => isOld( changes, given ),
			migrate: ( given: Values ) => upgrade( changes, given ),
			save: () => null,
		},
	];
}
