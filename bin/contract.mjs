// Writes src/contract/, src/app/screens.ts and build/contract.php from includes/Kernel/Contract/*.json. Files that stay the same keep their date.
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractPhp } from './lib/contract-php.mjs';
import { shapesOf } from './lib/contract-shapes.mjs';
import { textPatterns } from './lib/contract-text.mjs';

const root = join( dirname( fileURLToPath( import.meta.url ) ), '..' );
const source = join( root, 'includes/Kernel/Contract' );
const target = join( root, 'src' );
const domain = 'design-marketplace';
const entities = [
	'member',
	'work',
	'mission',
	'application',
	'mail',
	'report',
	'search',
	'message',
	'list',
	'invitation',
	'template',
	'outcome',
];
const serverOnly = [ 'view', 'store', 'about' ];

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
	return `{\n${ lines.join( '\n' ) }\n}`;
}

const shapes = () =>
	Object.entries( shapesOf( read ) )
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

const kebab = ( name ) => name.replaceAll( '_', '-' );

/** One closed list. */
function list( name, values ) {
	const numeric = Object.keys( values ).every( ( value ) =>
		/^\d+$/.test( value )
	);
	const rows = Object.entries( values ).map(
		( [ value, label ] ) =>
			`{ value: ${
				numeric ? value : string( value )
			}, label: ${ translated( label ) } },`
	);
	return `import { __ } from '@wordpress/i18n';
import type { Choice } from '../enums';

export const ${ camel( name ) } = (): Choice<${
		numeric ? 'number' : 'string'
	}>[] => [\n${ rows.join( '\n' ) }\n];`;
}

/** A module each, so that a page loads only those it uses. */
const lists = () =>
	Object.entries( read( 'enums' ) ).map( ( [ name, values ] ) => [
		`contract/enums/${ kebab( name ) }.ts`,
		[
			`The closed list of ${ name.replaceAll( '_', ' ' ) }.`,
			list( name, values ),
		],
	] );

const enums = () => `export interface Choice< V extends string | number > {
	value: V;
	label: string;
}

${ Object.keys( read( 'enums' ) )
	.map(
		( name ) => `export * from ${ string( `./enums/${ kebab( name ) }` ) };`
	)
	.join( '\n' ) }`;

/** One constant each, so that a script has only those it uses. */
const limits = () =>
	Object.entries( read( 'limits' ) )
		.map( ( [ name, value ] ) => `export const ${ name } = ${ value };` )
		.join( '\n' );

/** Values of the attribute `sizes`; likewise. */
const sizes = () =>
	Object.entries( read( 'sizes' ) )
		.map(
			( [ name, value ] ) =>
				`export const ${ name } = ${ string( value ) };`
		)
		.join( '\n' );

/** Codes of two letters as 'abef bcd': shorter than one by one. */
const byFirstLetter = ( codes ) =>
	[ ...new Set( codes.map( ( [ first ] ) => first ) ) ]
		.map( ( letter ) =>
			codes
				.filter( ( [ first ] ) => first === letter )
				.reduce( ( all, [ , second ] ) => all + second, letter )
		)
		.join( ' ' );

/** Those of the row that hands a page on come with the row: each page's first load has the others. */
const ofTheRow = ( name ) => name.startsWith( 'share-' );
const iconsThat = ( isMeant ) =>
	JSON.stringify(
		Object.fromEntries(
			Object.entries( read( 'icons' ) ).filter( ( [ name ] ) =>
				isMeant( name )
			)
		)
	);
const icons = () =>
	`export const icons = ${ iconsThat( ( name ) => ! ofTheRow( name ) ) };

export type IconName = keyof typeof icons;`;

const typography = () =>
	`/** What is put in the place of what, by language. */
export const typography: Record< string, { find: string; put: string }[] > = ${ JSON.stringify( read( 'typography' ) ) };`;

const letters = () =>
	`/** Hundredths of the type size, and the letters that wide. */
export const letters: Record< string, string > = ${ JSON.stringify( read( 'letters' ) ) };`;

const plainText = () =>
	Object.entries( textPatterns( read( 'text' ), ( hex ) => `\\u{${ hex }}` ) )
		.map(
			( [ name, pattern ] ) =>
				`export const ${ name } = ${ JSON.stringify( pattern ) };`
		)
		.join( '\n' );

const fieldRule = () => `import type { MessageCode } from './messages';

/** The rule holds if other fields have these values; '*' is any value. */
export type RequiredWhen = Record< string, string | number | boolean >;

export interface FieldRule {
	type: 'string' | 'integer' | 'boolean' | 'array' | 'range' | 'image';
	enum?: ${ Object.keys( read( 'enums' ) )
		.map( ( name ) => string( camel( name ) ) )
		.join( ' | ' ) };
	format?: 'email' | 'uri' | 'year-month' | 'posting-date' | 'code';
	/** A code is that of a language; a language has it with a level. A text is a slug or an id. */
	items?: 'integer' | 'code' | 'language' | 'picture' | 'question' | 'answer' | 'text';
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number | 'this_year' | 'this_year+8';
	minItems?: number;
	maxItems?: number;
	required?: boolean | RequiredWhen | readonly RequiredWhen[];
	/** The field has no place but with these. */
	only?: RequiredWhen;
	/** What is said without these; the message where there is none. */
	misplaced?: MessageCode;
	/** Nothing given is neither true nor false. */
	nullable?: boolean;
	const?: boolean;
	/** Where nothing was ever given. */
	default?: boolean | string;
	equals?: string;
	not_below?: string;
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
				Object.entries( rule )
					.filter(
						( [ keyword ] ) => ! serverOnly.includes( keyword )
					)
					.map( ( [ keyword, value ] ) => [
						keyword,
						keyword === 'enum' ? camel( value ) : value,
					] )
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

/** The keys of a page that the browser needs; the server alone reads the others. */
const routeParts = [ 'side', 'menu', 'section' ];

function route( row, rows ) {
	const main = rows.find(
		( { name } ) => name === ( row.alias_of ?? row.shown_as ?? row.name )
	);
	if ( ! main?.screen ) {
		throw new Error( `The route ${ row.name } has no screen` );
	}
	const parts = [
		`path: ${ string( row.path ) },`,
		`for: ${ string( main.for ) },`,
	];
	if ( row.title ) {
		parts.push( `title: () => ${ translated( row.title ) },` );
	}
	for ( const part of routeParts ) {
		if ( row[ part ] ) {
			parts.push( `${ part }: ${ JSON.stringify( row[ part ] ) },` );
		}
	}
	if ( row.alias_of ) {
		parts.push( `aliasOf: ${ string( row.alias_of ) },` );
	}
	return `${ key( row.name ) }: { ${ parts.join( ' ' ) } },`;
}

function routes() {
	const rows = read( 'routes' );
	return `import { __ } from '@wordpress/i18n';

/** The people a page is for; strangers see theirs first, but no log-in leads there. */
export type Audience = 'everyone' | 'strangers' | 'members' | 'designers' | 'contractors';

export interface Route {
	path: string;
	title?: () => string;
	for: Audience;
	/** The role whose shape and colour the page has; designer by default. */
	side?: 'entrepreneur';
	/** Form beside its main link. */
	menu?: 'circle' | 'square' | 'plain';
	/** Starts of the paths its main link stands for. */
	section?: readonly string[];
	aliasOf?: string;
}

export const routes = {
${ rows.map( ( row ) => route( row, rows ) ).join( '\n' ) }
} as const satisfies Record< string, Route >;

export type RouteName = keyof typeof routes;

/** All of them in order, by name. */
export const allRoutes = Object.entries( routes ) as [ RouteName, Route ][];`;
}

/** The app's own: it alone may know every screen. */
const screens = () =>
	`import type { ComponentType } from 'react';
import type { RouteName } from '../contract/routes';

type Load = () => Promise< { default: ComponentType } >;

export const screens = {
${ read( 'routes' )
	.filter( ( row ) => row.screen )
	.map( ( { name, screen } ) => {
		const path = screen.startsWith( 'app/' )
			? screen.replace( 'app/', './' )
			: `../${ screen }`;
		return `${ key( name ) }: () => import( ${ string( path ) } ),`;
	} )
	.join( '\n' ) }
} satisfies Partial< Record< RouteName, Load > >;`;

const files = {
	'contract/shapes.ts': [ 'The shapes of the answers.', shapes() ],
	'contract/messages.ts': [ 'The messages by code.', messages() ],
	'contract/enums.ts': [ 'The closed lists with their labels.', enums() ],
	...Object.fromEntries( lists() ),
	'contract/limits.ts': [ 'The limits both languages share.', limits() ],
	'contract/sizes.ts': [
		'How wide pictures are shown, as the browser’s sizes attribute.',
		sizes(),
	],
	'contract/icons.ts': [
		'Drawn icons, each the inside of an svg of 24 by 24.',
		icons(),
	],
	'contract/share-icons.ts': [
		'Icons of the row that hands a page on, drawn like the others.',
		`export const shareIcons = ${ iconsThat( ofTheRow ) };`,
	],
	'contract/typography.ts': [ 'How texts are set.', typography() ],
	'contract/letters.ts': [
		'How wide the letters of large headings are.',
		letters(),
	],
	'contract/spoken.ts': [
		'The languages people speak, by ISO 639-1: first letters, each with the second ones.',
		`export const spoken: readonly string[] = ${ string(
			byFirstLetter( read( 'spoken' ).codes.split( ' ' ) )
		) }.split( ' ' ).flatMap( ( [ first, ...seconds ] ) => seconds.map( ( second ) => first! + second ) );`,
	],
	'contract/text.ts': [ 'Patterns of plain text.', plainText() ],
	'contract/routes.ts': [ 'The pages by name.', routes() ],
	'contract/field-rule.ts': [ 'What a field’s rule may say.', fieldRule() ],
	'app/screens.ts': [
		'The pages’ screens, each a chunk of its own.',
		screens(),
	],
	...Object.fromEntries(
		entities.map( ( name ) => [
			`contract/${ name }-rules.ts`,
			[ `The rules of the ${ name } forms.`, entity( name ) ],
		] )
	),
};

const written = {
	[ join( root, 'build/contract.php' ) ]: contractPhp( read, entities ),
};
for ( const [ name, [ title, body ] ] of Object.entries( files ) ) {
	written[ join( target, name ) ] =
		`// ${ title } Made by \`npm run contract\` from includes/Kernel/Contract.\n${ body }\n`;
}
for ( const [ path, text ] of Object.entries( written ) ) {
	if ( ! existsSync( path ) || readFileSync( path, 'utf8' ) !== text ) {
		mkdirSync( dirname( path ), { recursive: true } );
		writeFileSync( path, text );
	}
}
