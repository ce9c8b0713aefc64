// Writes src/contract/ from includes/Contract/*.json; with --check it only tells whether both agree.
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

const root = join( dirname( fileURLToPath( import.meta.url ) ), '..' );
const source = join( root, 'includes/Contract' );
const target = join( root, 'src/contract' );
const domain = 'design-marketplace';
const entities = [ 'member', 'work', 'mission', 'mail' ];
const serverOnly = [ 'view', 'store' ];

/** Names that would hide a global of the browser. */
const renamed = {
	image: 'ImageObject',
	file: 'FileObject',
	event: 'EventItem',
	option: 'OptionMessage',
	error: 'ErrorBody',
	code: 'CodeAnswer',
	token: 'TokenAnswer',
};

const read = ( name ) =>
	JSON.parse( readFileSync( join( source, `${ name }.json` ), 'utf8' ) );
const pascal = ( name ) =>
	renamed[ name ] ??
	name.replace( /(^|_)([a-z])/g, ( _, __, letter ) => letter.toUpperCase() );
const camel = ( name ) =>
	name.replace( /_([a-z])/g, ( _, letter ) => letter.toUpperCase() );
const string = ( text ) =>
	`'${ text.replace( /\\/g, '\\\\' ).replace( /'/g, "\\'" ) }'`;
const key = ( name ) =>
	/^[A-Za-z_$][\w$]*$/.test( name ) ? name : string( name );
const translated = ( text ) => `__( ${ string( text ) }, '${ domain }' )`;

/**
 * A JSON schema as a TypeScript type.
 *
 * @param {Object} schema Schema of shapes.json.
 */
function type( schema ) {
	if ( schema.$ref ) {
		return pascal( schema.$ref.split( '/' ).pop() );
	}
	if ( schema.anyOf ) {
		return schema.anyOf.map( type ).join( ' | ' );
	}
	if ( schema.enum ) {
		return schema.enum
			.map( ( value ) => JSON.stringify( value ) )
			.join( ' | ' );
	}
	switch ( schema.type ) {
		case 'integer':
		case 'number':
			return 'number';
		case 'array':
			return `Array<${ type( schema.items ) }>`;
		case 'object':
			return object( schema );
		default:
			return schema.type;
	}
}

function object( { properties, required = [], additionalProperties } ) {
	if ( ! properties ) {
		return `Record<string, ${
			additionalProperties?.type
				? type( additionalProperties )
				: 'unknown'
		}>`;
	}
	const lines = Object.entries( properties ).map(
		( [ name, schema ] ) =>
			`${ key( name ) }${ required.includes( name ) ? '' : '?' }: ${ type(
				schema
			) };`
	);
	return `{ ${ lines.join( '\n' ) } }`;
}

const shapes = () =>
	Object.entries( read( 'shapes' ).definitions )
		.map( ( [ name, schema ] ) =>
			schema.type === 'object' && schema.properties
				? `export interface ${ pascal( name ) } ${ object( schema ) }`
				: `export type ${ pascal( name ) } = ${ type( schema ) };`
		)
		.join( '\n\n' );

function messages() {
	const lines = Object.entries( read( 'messages' ) ).map(
		( [ code, text ] ) => {
			const note = /%[sd]/.test( text )
				? '/* translators: the placeholder is a number, a size, a time or an address. */ '
				: '';
			return `${ code }: () => ${ note }${ translated( text ) },`;
		}
	);
	return `import { __ } from '@wordpress/i18n';

export const messages = {
${ lines.join( '\n' ) }
};

export type MessageCode = keyof typeof messages;

/** A message in the page's language, with a value in the place of its placeholder. */
export const message = ( code: MessageCode, value?: string | number ): string => {
	const text = messages[ code ]();
	return value === undefined ? text : text.replace( /%[sd]/, () => String( value ) );
};`;
}

function enums() {
	const blocks = Object.entries( read( 'enums' ) ).map(
		( [ name, values ] ) => {
			const numeric = Object.keys( values ).every( ( value ) =>
				/^\d+$/.test( value )
			);
			const rows = Object.entries( values ).map(
				( [ value, label ] ) =>
					`{ value: ${
						numeric ? value : string( value )
					}, label: ${ translated( label ) } },`
			);
			return `export const ${ camel( name ) } = (): Choice<${
				numeric ? 'number' : 'string'
			}>[] => [\n${ rows.join( '\n' ) }\n];`;
		}
	);
	return `import { __ } from '@wordpress/i18n';

export interface Choice< V extends string | number > {
	value: V;
	label: string;
}

${ blocks.join( '\n\n' ) }`;
}

const limits = () =>
	`export const limits = ${ JSON.stringify( read( 'limits' ) ) } as const;`;

const fieldRule = () => `import type { MessageCode } from './messages';

/** What another field's value makes of this one: '*' is any value. */
export type RequiredWhen = Record< string, string | number | boolean >;

export interface FieldRule {
	type: 'string' | 'integer' | 'boolean' | 'array' | 'image';
	enum?: ${ Object.keys( read( 'enums' ) ).map( string ).join( ' | ' ) };
	format?: 'email' | 'uri' | 'year-month' | 'posting-date';
	items?: 'integer';
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number | 'this_year';
	minItems?: number;
	maxItems?: number;
	required?: boolean | RequiredWhen;
	const?: boolean;
	equals?: string;
	not_before?: string;
	message?: MessageCode;
	limit_wording?: boolean;
	multiline?: boolean;
	raw?: boolean;
	image?: string | Partial< Record< 'designer' | 'contractor', string > >;
	for?: 'designer' | 'contractor';
}

export interface EntityRules {
	fields: Record< string, FieldRule >;
	forms: Record< string, readonly string[] >;
	flows: Record< string, readonly string[] >;
}`;

function entity( name ) {
	const { fields, forms, flows } = read( name );
	const kept = Object.fromEntries(
		Object.entries( fields ).map( ( [ field, rule ] ) => [
			field,
			Object.fromEntries(
				Object.entries( rule ).filter(
					( [ keyword ] ) => ! serverOnly.includes( keyword )
				)
			),
		] )
	);
	return `import type { EntityRules } from './field-rule';

export const ${ name }Rules = ${ JSON.stringify( {
		fields: kept,
		forms,
		flows,
	} ) } as const satisfies EntityRules;`;
}

const files = {
	'shapes.ts': [ 'The shapes of the answers.', shapes() ],
	'messages.ts': [ 'The messages by code.', messages() ],
	'enums.ts': [ 'The closed lists with their labels.', enums() ],
	'limits.ts': [ 'The limits both languages share.', limits() ],
	'field-rule.ts': [ 'What a field’s rule may say.', fieldRule() ],
	...Object.fromEntries(
		entities.map( ( name ) => [
			`${ name }-rules.ts`,
			[ `The rules of the ${ name } forms.`, entity( name ) ],
		] )
	),
};

const options = await prettier.resolveConfig( join( root, 'package.json' ) );
const stale = [];
mkdirSync( target, { recursive: true } );
for ( const [ name, [ title, body ] ] of Object.entries( files ) ) {
	const text = await prettier.format(
		`// ${ title } Generated by \`npm run contract\` from includes/Contract.\n${ body }\n`,
		{ ...options, parser: 'typescript' }
	);
	const path = join( target, name );
	if ( existsSync( path ) && readFileSync( path, 'utf8' ) === text ) {
		continue;
	}
	stale.push( name );
	if ( ! process.argv.includes( '--check' ) ) {
		writeFileSync( path, text );
	}
}
if ( stale.length && process.argv.includes( '--check' ) ) {
	console.error(
		`src/contract differs from includes/Contract: ${ stale.join( ', ' ) }. Run npm run contract.`
	);
	process.exit( 1 );
}
console.log(
	stale.length
		? `Written: ${ stale.join( ', ' ) }`
		: 'src/contract is up to date.'
);
