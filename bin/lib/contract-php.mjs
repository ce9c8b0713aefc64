// The contract as PHP: one file of constants, which opcache keeps, so that no request decodes JSON.
import { bounds, callsOf } from './contract-calls.mjs';
import { shapesOf } from './contract-shapes.mjs';
import { textPatterns } from './contract-text.mjs';

/** The keywords of a field's rule. */
const keywords = [
	'type',
	'enum',
	'format',
	'items',
	...bounds,
	'required',
	'const',
	'default',
	'equals',
	'not_below',
	'only',
	'misplaced',
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

function entity( { fields, forms, flows } ) {
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
				{ ...rule, about: undefined },
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
	const shapes = shapesOf( read );
	const contract = {
		limits: read( 'limits' ),
		enums: read( 'enums' ),
		messages: read( 'messages' ),
		routes: read( 'routes' ),
		typography: read( 'typography' ),
		letters: read( 'letters' ),
		text: textPatterns( read( 'text' ), ( hex ) => `\\x{${ hex }}` ),
		sizes: read( 'sizes' ),
		spoken: read( 'spoken' ).codes.split( ' ' ),
		usual_spoken: read( 'spoken' ).usual.split( ' ' ),
		icons: read( 'icons' ),
		...Object.fromEntries(
			entities.map( ( name ) => [ name, entity( read( name ) ) ] )
		),
		shapes: resolved( shapes, shapes ),
		calls: callsOf( read ),
	};
	return `<?php
/**
 * The contract's JSON files as PHP. Made by \`npm run contract\`.
 */

return ${ php( contract ) };
`;
}
