// The shapes of answers as JSON Schema. shapes.json leaves out what goes without saying; Open_Api.php reads it in the same way.

/**
 * An object has no other properties than those it names, and needs all of them unless `required` says which. It may be `like` another shape:
 * it has that one's properties, too.
 *
 * @param {*}      schema
 * @param {Object} shapes
 */
export function whole( schema, shapes ) {
	if ( schema === null || typeof schema !== 'object' ) {
		return schema;
	}
	if ( Array.isArray( schema ) ) {
		return schema.map( ( part ) => whole( part, shapes ) );
	}
	const { like, ...own } = Object.fromEntries(
		Object.entries( schema ).map( ( [ name, part ] ) => [
			name,
			whole( part, shapes ),
		] )
	);
	if ( ! own.properties ) {
		return own;
	}
	const { properties = {}, required = [] } = whole(
		shapes[ like ] ?? {},
		shapes
	);
	return {
		type: 'object',
		additionalProperties: false,
		...own,
		properties: { ...properties, ...own.properties },
		required: [
			...required,
			...( own.required ?? Object.keys( own.properties ) ),
		],
	};
}

/** @param {(name: string) => *} read Reads a file of includes/Kernel/Contract. */
export function shapesOf( read ) {
	const { definitions } = read( 'shapes' );
	return whole( definitions, definitions );
}
