// The contract as PHP: one file of constants, which opcache keeps, so that no request decodes JSON.
import { textPatterns } from './contract-text.mjs';

/** The keywords of a field's rule. */
const keywords = [
	'type',
	'enum',
	'format',
	'items',
	'minLength',
	'maxLength',
	'minimum',
	'maximum',
	'minItems',
	'maxItems',
	'required',
	'const',
	'equals',
	'not_below',
	'only',
	'nullable',
	'message',
	'limit_wording',
	'multiline',
	'raw',
	'image',
	'view',
	'store',
	'for',
	'about',
];

/** Formats JSON schema has no name for. */
const patterns = {
	'year-month': String.raw`^\d{4}-\d{1,2}$`,
	'posting-date': String.raw`^(\d{1,2}/\d{1,2}/\d{4}|\d{4}/\d{2}/\d{2})$`,
};

/** How the types of the contract are called in JSON schema. */
const types = { image: { type: 'string', format: 'binary' } };

const literal = ( value ) =>
	typeof value === 'string'
		? `'${ value.replace( /\\/g, '\\\\' ).replace( /'/g, "\\'" ) }'`
		: String( value );

/**
 * A value as WordPress' coding style writes it, as short as it can be.
 *
 * @param {*}      value
 * @param {string} [indent]
 */
function php( value, indent = '' ) {
	if ( value === null || typeof value !== 'object' ) {
		return literal( value );
	}
	const deeper = `${ indent }\t`;
	const rows = Array.isArray( value )
		? value.map( ( part ) => php( part, deeper ) )
		: Object.entries( value )
				.filter( ( [ , part ] ) => part !== undefined )
				.map(
					( [ key, part ] ) =>
						`${ literal( key ) } => ${ php( part, deeper ) }`
				);
	if ( ! rows.length ) {
		return 'array()';
	}
	const line = `array( ${ rows.join( ', ' ) } )`;
	return line.includes( '\n' ) || line.length > 150
		? `array(\n${ rows
				.map( ( row ) => `${ deeper }${ row },\n` )
				.join( '' ) }${ indent })`
		: line;
}

/**
 * A schema with the referred definitions in place, as WordPress' schema functions know no `$ref`.
 *
 * @param {*}      schema
 * @param {Object} definitions
 */
function resolved( schema, definitions ) {
	if ( schema === null || typeof schema !== 'object' ) {
		return schema;
	}
	if ( Array.isArray( schema ) ) {
		return schema.map( ( part ) => resolved( part, definitions ) );
	}
	return schema.$ref
		? resolved( definitions[ schema.$ref.split( '/' ).pop() ], definitions )
		: Object.fromEntries(
				Object.entries( schema ).map( ( [ name, part ] ) => [
					name,
					resolved( part, definitions ),
				] )
			);
}

/**
 * What a field is, and in words the rules a schema has no keyword for, and those WordPress would check before us.
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
 */
function schemaOf( rule, enums ) {
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
		...( rule.items && { items: { type: rule.items } } ),
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
			[
				'minLength',
				'maxLength',
				'minimum',
				'maximum',
				'minItems',
				'maxItems',
			]
				.filter( ( keyword ) => keyword in rule )
				.map( ( keyword ) => [ keyword, rule[ keyword ] ] )
		),
	};
}

function entity( { fields, forms, flows }, enums ) {
	for ( const [ name, rule ] of Object.entries( fields ) ) {
		const unknown = Object.keys( rule ).filter(
			( keyword ) => ! keywords.includes( keyword )
		);
		if ( unknown.length ) {
			throw new Error( `Unknown keyword in ${ name }: ${ unknown }` );
		}
		if ( ! rule.about ) {
			throw new Error( `Nothing says what ${ name } is` );
		}
	}
	return {
		fields: Object.fromEntries(
			Object.entries( fields ).map( ( [ name, rule ] ) => [
				name,
				{
					...rule,
					about: undefined,
					schema: schemaOf( rule, enums ),
				},
			] )
		),
		forms,
		flows,
	};
}

/**
 * @param {(name: string) => *} read     Reads a file of includes/Kernel/Contract.
 * @param {string[]}            entities Files with fields, forms and flows.
 * @return {string} PHP.
 */
export function contractPhp( read, entities ) {
	const { definitions } = read( 'shapes' );
	const enums = read( 'enums' );
	const contract = {
		limits: read( 'limits' ),
		enums,
		messages: read( 'messages' ),
		routes: read( 'routes' ),
		typography: read( 'typography' ),
		letters: read( 'letters' ),
		text: textPatterns( read( 'text' ), ( hex ) => `\\x{${ hex }}` ),
		sizes: read( 'sizes' ),
		icons: read( 'icons' ),
		...Object.fromEntries(
			entities.map( ( name ) => [ name, entity( read( name ), enums ) ] )
		),
		shapes: resolved( definitions, definitions ),
		calls: Object.keys( read( 'answers' ) ),
	};
	return `<?php
/**
 * The contract's JSON files as PHP. Made by \`npm run contract\`.
 */

return ${ php( contract ) };
`;
}
