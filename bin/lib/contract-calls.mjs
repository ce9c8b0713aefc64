// The arguments of each call as WordPress wants them: those of the contract's forms, shared parameters, and the call's own.
/** Keywords a rule and a schema have in common. */
export const bounds = [
	'minLength',
	'maxLength',
	'minimum',
	'maximum',
	'minItems',
	'maxItems',
];

/** Formats JSON schema has no name for. */
const patterns = {
	'year-month': String.raw`^\d{4}-\d{1,2}$`,
	code: '^[A-Z0-9-]{1,20}$',
	'posting-date': String.raw`^(\d{1,2}/\d{1,2}/\d{4}|\d{4}/\d{2}/\d{2})$`,
};

/** A language somebody speaks. */
const language = ( enums ) => ( {
	type: 'object',
	properties: {
		code: { type: 'string', pattern: '^[a-z]{2}$' },
		level: { type: 'string', enum: Object.keys( enums.language_levels ) },
	},
} );

/** A picture of a work. */
const picture = ( limits ) => ( {
	type: 'object',
	properties: {
		id: { type: 'integer', minimum: 1 },
		file: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' },
		alt: { type: 'string', maxLength: limits.picture_alt_max },
		caption: { type: 'string', maxLength: limits.picture_caption_max },
	},
} );

const question = ( limits ) => ( {
	type: 'object',
	properties: {
		text: { type: 'string', minLength: 1, maxLength: limits.question_max },
		required: { type: 'boolean' },
	},
} );

const answer = ( limits ) => ( {
	type: 'object',
	properties: {
		question: { type: 'string', minLength: 1, maxLength: 40 },
		text: { type: 'string', maxLength: limits.answer_max },
	},
} );

/** Types of the contract that JSON schema has other words for. */
const types = { image: { type: 'string', format: 'binary' } };

/**
 * A field in words, with the rules a schema has no keyword for, and those WordPress would check before us.
 *
 * @param {Object} rule
 */
function description( rule ) {
	const sentences = [ rule.about ];
	if ( rule.required === true && rule.for ) {
		sentences.push( `Required of a ${ rule.for }.` );
	} else if ( rule.required && rule.required !== true ) {
		for ( const when of [ rule.required ].flat() ) {
			const [ [ field, value ] ] = Object.entries( when );
			sentences.push(
				value === '*'
					? `Required with ${ field }.`
					: `Required where ${ field } is ${ value }.`
			);
		}
	}
	for ( const [ field, value ] of Object.entries( rule.only ?? {} ) ) {
		sentences.push( `Only where ${ field } is ${ value }.` );
	}
	if ( rule.equals ) {
		sentences.push( `Equal to ${ rule.equals }.` );
	}
	if ( rule.not_below ) {
		sentences.push( `Not below ${ rule.not_below }.` );
	}
	if ( rule.type === 'image' ) {
		sentences.push( 'A JPG or PNG file; an empty value takes it away.' );
	}
	if ( rule.for && rule.required !== true ) {
		sentences.push( `For a ${ rule.for }.` );
	}
	return sentences.join( ' ' );
}

/**
 * A field's rule as JSON schema, for the routes' arguments.
 *
 * @param {Object} rule
 * @param {Object} enums
 * @param {Object} limits
 */
function schemaOf( rule, enums, limits ) {
	const values = rule.enum && Object.keys( enums[ rule.enum ] );
	const told = { description: description( rule ) };
	if ( rule.type === 'range' ) {
		const { minimum, maximum } = rule;
		const end = { type: 'integer', minimum, maximum };
		return {
			...told,
			type: 'object',
			properties: { min: end, max: end },
		};
	}
	return {
		...told,
		...( types[ rule.type ] ?? { type: rule.type } ),
		...( rule.items && {
			items: {
				code: { type: 'string', pattern: '^[a-z]{2}$' },
				language: language( enums ),
				picture: picture( limits ),
				question: question( limits ),
				answer: answer( limits ),
				text: { type: 'string', minLength: 1, maxLength: 100 },
			}[ rule.items ] ?? { type: rule.items },
		} ),
		...( rule.const !== undefined && { enum: [ rule.const ] } ),
		...( values && {
			enum: rule.type === 'integer' ? values.map( Number ) : values,
		} ),
		...( patterns[ rule.format ]
			? { pattern: patterns[ rule.format ] }
			: rule.format && { format: rule.format } ),
		...( rule.type === 'string' &&
			rule.required === true &&
			! values && { minLength: 1 } ),
		...Object.fromEntries(
			bounds
				// A year that moves on is no number.
				.filter( ( keyword ) => typeof rule[ keyword ] === 'number' )
				.map( ( keyword ) => [ keyword, rule[ keyword ] ] )
		),
	};
}

/** Keywords whose value may be the name of a limit. */
const numbers = [ 'minimum', 'maximum', 'maxLength', 'default' ];

/**
 * The fields a call takes from one source, as JSON schemas.
 *
 * @param {string|Object}       source `entity/flow` for a form, with `?` where nothing is required; a key of parameters.json; or fields.
 * @param {(name: string) => *} read
 */
function fieldsOf( source, read ) {
	if ( typeof source !== 'string' ) {
		return source;
	}
	const [ , entity, flow, change ] =
		/^(\w+)\/(\w+)(\??)$/.exec( source ) ?? [];
	if ( ! entity ) {
		return read( 'parameters' )[ source ];
	}
	const enums = read( 'enums' );
	const limits = read( 'limits' );
	const { fields, forms, flows } = read( entity );
	return Object.fromEntries(
		flows[ flow ]
			.flatMap( ( form ) => forms[ form ] )
			.map( ( name ) => [
				name,
				{
					...schemaOf( fields[ name ], enums, limits ),
					// A field that only one role has is required of that role, which its description says.
					...( ! change &&
						fields[ name ].required === true &&
						! fields[ name ].for && { required: true } ),
				},
			] )
	);
}

/**
 * An argument for WordPress. Core would check every argument with a type and no callback, look for the value `true` in `required`,
 * and name no other field: so it checks only what says `checked`, and the call the rest.
 *
 * @param {Object}              field
 * @param {boolean}             checked
 * @param {(name: string) => *} read
 */
function argument( { as, ...field }, checked, read ) {
	const [ entity, name ] = as?.split( '.' ) ?? [];
	const limits = read( 'limits' );
	const schema = {
		...( as &&
			schemaOf(
				read( entity ).fields[ name ],
				read( 'enums' ),
				limits
			) ),
		...field,
	};
	for ( const keyword of numbers ) {
		schema[ keyword ] = limits[ schema[ keyword ] ] ?? schema[ keyword ];
	}
	if ( typeof schema.enum === 'string' ) {
		schema.enum = Object.keys( read( 'enums' )[ schema.enum ] );
	}
	if ( 'required' in schema ) {
		schema.required = Number( schema.required );
	}
	return checked ? schema : { ...schema, sanitize_callback: null };
}

function argumentsOf( { takes = [], checked = false }, read ) {
	const fields = {};
	for ( const source of takes ) {
		for ( const [ name, field ] of Object.entries(
			fieldsOf( source, read )
		) ) {
			fields[ name ] = { ...fields[ name ], ...field };
		}
	}
	return Object.fromEntries(
		Object.entries( fields ).map( ( [ name, field ] ) => [
			name,
			// The id of the path is checked everywhere.
			argument(
				field,
				checked || ( name === 'id' && takes[ 0 ] === 'id' ),
				read
			),
		] )
	);
}

/**
 * @param {(name: string) => *} read Reads a file of includes/Kernel/Contract.
 * @return {Object} By path and method: the arguments, and whether strangers may read the answer.
 */
export const callsOf = ( read ) =>
	Object.fromEntries(
		Object.entries( read( 'calls' ) ).map( ( [ path, calls ] ) => [
			path,
			Object.fromEntries(
				Object.entries( calls ).map( ( [ method, call ] ) => [
					method,
					{
						open: call.open,
						args: argumentsOf( call, read ),
					},
				] )
			),
		] )
	);
