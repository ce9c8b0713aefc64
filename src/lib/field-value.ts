// Reads form values as the server will, so that both sides check the same value (Value.php and Text.php).
import type { FieldRule } from '../contract/field-rule';
import * as limits from '../contract/limits';
import { removed, seen, tag } from '../contract/text';

export type Cleaned =
	string | number | boolean | null | undefined | readonly unknown[] | object;

const TRUE_WORDS = [ '1', 'true', 'on', 'yes' ];
const FALSE_WORDS = [ '', '0', 'false', 'off', 'no' ];
const OUTER_SPACE = /^[ \n\r\t\v\0]+|[ \n\r\t\v\0]+$/g;

const TAG = new RegExp( `^${ tag }$`, 'iu' );
const REMOVED = new RegExp( removed, 'gu' );
const SEEN = new RegExp( seen, 'u' );

/** Position after a tag; after the closing tag of a script or style. */
function afterContent( element: string, text: string, at: number ): number {
	const name = /^<(script|style)\b/i.exec( element )?.[ 1 ];
	if ( ! name ) {
		return at;
	}
	const end = new RegExp( `</${ name }\\s*>`, 'gi' );
	end.lastIndex = at;
	return end.exec( text ) ? end.lastIndex : at;
}

/** Without HTML's tags, from the inside out. */
function withoutTags( text: string ): string {
	let kept = '';
	let open: string[] = [];
	let at = 0;
	while ( at < text.length ) {
		if ( text[ at ] !== '>' ) {
			const next = text.slice( at + 1 ).search( /[<>]/ );
			const piece = text.slice(
				at,
				next < 0 ? undefined : at + 1 + next
			);
			at += piece.length;
			if ( piece.startsWith( '<' ) ) {
				open.push( piece );
			} else if ( open.length ) {
				open[ open.length - 1 ] += piece;
			} else {
				kept += piece;
			}
			continue;
		}
		at++;
		const element = `${ open.pop() ?? '' }>`;
		if ( TAG.test( element ) ) {
			at = afterContent( element, text, at );
		} else {
			// A closing bracket without a tag. No tag can span it.
			kept += open.join( '' ) + element;
			open = [];
		}
	}
	return kept + open.join( '' );
}

/** Tags and signs that are removed for a reason (text.json) left out; nothing if nothing is to be seen. */
export function plain( text: string, multiline: boolean ): string {
	// The signs go first: without them, pieces could become a tag.
	const result = withoutTags(
		text.replace( /\r\n?/g, '\n' ).replace( REMOVED, '' )
	);
	return SEEN.test( result )
		? ( multiline ? result : result.replace( /\s+/g, ' ' ) ).replace(
				OUTER_SPACE,
				''
			)
		: '';
}

function boolean( value: unknown ): Cleaned {
	if ( typeof value === 'boolean' ) {
		return value;
	}
	const word =
		value === null || value === undefined || typeof value !== 'object'
			? String( value ?? '' )
					.trim()
					.toLowerCase()
			: '?';
	if ( TRUE_WORDS.includes( word ) ) {
		return true;
	}
	return FALSE_WORDS.includes( word ) ? false : ( value as Cleaned );
}

function integer( value: unknown ): Cleaned {
	if ( typeof value !== 'string' ) {
		return value as Cleaned;
	}
	const text = value.replace( OUTER_SPACE, '' );
	return /^-?\d{1,15}$/.test( text ) ? Number( text ) : text;
}

function items( value: unknown ): unknown[] {
	if ( value === null || value === undefined || value === '' ) {
		return [];
	}
	return typeof value === 'string' ? value.split( ',' ) : [ value ].flat();
}

/** A list of objects, as the form holds them or as JSON. */
function rows( value: unknown, read: ( row: unknown ) => unknown ): Cleaned {
	if ( ( value ?? '' ) === '' ) {
		return [];
	}
	let list = value;
	if ( typeof value === 'string' ) {
		try {
			list = JSON.parse( value );
		} catch {
			return value;
		}
	}
	return Array.isArray( list ) ? list.map( read ) : ( list as Cleaned );
}

/** Languages with a level. */
const languages = ( value: unknown ): Cleaned => {
	const text = ( part: unknown ) =>
		typeof part === 'string' ? part.replace( OUTER_SPACE, '' ) : '';
	return rows( value, ( row ) => {
		const { code, level } = Object( row );
		return { code: text( code ).toLowerCase(), level: text( level ) };
	} );
};

/** Pictures: each an id or the name of a file, and the texts that are sent. */
const pictures = ( value: unknown ): Cleaned =>
	rows( value, ( row ) => {
		const { id, file, alt, caption } = Object( row );
		const given = {
			id: id === '' ? undefined : integer( id ?? undefined ),
			file: file === '' ? undefined : ( file ?? undefined ),
			alt:
				typeof alt === 'string'
					? plain( alt, false )
					: ( alt ?? undefined ),
			caption:
				typeof caption === 'string'
					? plain( caption, false )
					: ( caption ?? undefined ),
		};
		return given;
	} );

const words = ( text: unknown, multiline: boolean ): unknown =>
	typeof text === 'string' ? plain( text, multiline ) : ( text ?? '' );

/** Questions to who applies, and whether they have to be answered. */
const questions = ( value: unknown ): Cleaned =>
	rows( value, ( row ) => {
		const { text, required } = Object( row );
		return { text: words( text, false ), required: boolean( required ) };
	} );

/** Answers, each with the id of its question. */
const answers = ( value: unknown ): Cleaned =>
	rows( value, ( row ) => {
		const { question, text } = Object( row );
		return {
			question: words( question, false ),
			text: words( text, true ),
		};
	} );

/** Slugs or ids, each once. */
const texts = ( value: unknown ): Cleaned => [
	...new Set(
		items( value ).map( ( item ) =>
			typeof item === 'string' || typeof item === 'number'
				? String( item ).replace( OUTER_SPACE, '' )
				: item
		)
	),
];

const integers = ( value: unknown ): Cleaned => [
	...new Set( items( value ).map( integer ) ),
];

/** Languages. One that is named twice stays so. */
const codes = ( value: unknown ): Cleaned =>
	items( value ).map( ( item ) =>
		typeof item === 'string'
			? item.replace( OUTER_SPACE, '' ).toLowerCase()
			: item
	);

const READ = {
	code: codes,
	integer: integers,
	language: languages,
	picture: pictures,
	question: questions,
	answer: answers,
	text: texts,
};

/** A range of two integers. One of them alone counts for both; none gives null. */
function range( value: unknown ): Cleaned {
	if ( value === null || typeof value !== 'object' ) {
		return value === '' ? null : ( value as Cleaned );
	}
	const { min: first, max: last } = value as { min?: unknown; max?: unknown };
	const min = integer( first ?? '' );
	const max = integer( last ?? '' );
	return min === '' && max === ''
		? null
		: { min: min === '' ? max : min, max: max === '' ? min : max };
}

/** The spelling in which a valid value is stored. */
function normalise( text: string, format: FieldRule[ 'format' ] ): string {
	const month = /^(\d{4})-(\d{1,2})$/.exec( text );
	if ( format === 'year-month' && month ) {
		return `${ month[ 1 ] }-${ month[ 2 ]?.padStart( 2, '0' ) }`;
	}
	const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec( text );
	if ( format === 'posting-date' && day ) {
		const [ , d = '', m = '', y = '' ] = day;
		return `${ y }/${ m.padStart( 2, '0' ) }/${ d.padStart( 2, '0' ) }`;
	}
	if (
		format === 'uri' &&
		/^[\p{L}\p{M}\p{Nd}-]+(\.[\p{L}\p{M}\p{Nd}-]+)+(\/\S*)?$/u.test( text )
	) {
		return `https://${ text }`;
	}
	return text;
}

export function cleanValue( rule: FieldRule, value: unknown ): Cleaned {
	switch ( rule.type ) {
		case 'image':
			return value as Cleaned;
		case 'boolean':
			return rule.nullable && ( value ?? '' ) === ''
				? null
				: boolean( value );
		case 'range':
			return range( value );
		case 'integer':
			return integer( value );
		case 'array':
			return READ[ rule.items ?? 'integer' ]( value );
		default: {
			const text =
				typeof value === 'number' ? String( value ) : ( value ?? '' );
			return typeof text === 'string' && ! rule.raw
				? normalise( plain( text, !! rule.multiline ), rule.format )
				: ( text as Cleaned );
		}
	}
}

/** Whether a value counts as none. January (0) and false are values. */
export const isEmpty = ( value: Cleaned ): boolean =>
	value === null ||
	value === undefined ||
	value === '' ||
	( Array.isArray( value ) && value.length === 0 );

/** The same as WordPress' is_email(). */
function isEmail( text: string ): boolean {
	const at = text.indexOf( '@', 1 );
	const domain = text.slice( at + 1 );
	const subs = domain.split( '.' );
	return (
		text.length >= 6 &&
		at > 0 &&
		/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i.test( text.slice( 0, at ) ) &&
		subs.length >= 2 &&
		subs.every( ( sub ) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test( sub ) )
	);
}

const isDate = ( year: number, month: number, day: number ): boolean => {
	const date = new Date( Date.UTC( year, month - 1, day ) );
	return (
		year >= limits.year_min &&
		year <= limits.year_max &&
		date.getUTCMonth() === month - 1 &&
		date.getUTCDate() === day
	);
};

/** How an email address with a domain in other letters than a–z is to be typed, '' for all others (Value.php). */
export function emailInAscii( text: string ): string {
	const parts = /^([^@]+)@([^@/\\?#:]*[^\0-\x7f][^@/\\?#:]*)$/u.exec( text );
	if ( ! parts || ! URL.canParse( `https://${ parts[ 2 ] }` ) ) {
		return '';
	}
	const { hostname } = new URL( `https://${ parts[ 2 ] }` );
	const address = `${ parts[ 1 ] }@${ hostname }`;
	// No name between dots is longer.
	return isEmail( address ) && ! /[^.]{64}/.test( hostname ) ? address : '';
}

/** An http(s) address of a named public host. */
const WEB_ADDRESS =
	/^https?:\/\/([\p{L}\p{Nd}]([\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?\.)+\p{L}[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}](:[0-9]{1,5})?([/?#][^\s"<>\\^`{|}]*)?$/iu;

export function hasFormat(
	text: string,
	format: FieldRule[ 'format' ]
): boolean {
	switch ( format ) {
		case 'email':
			return isEmail( text );
		case 'uri':
			return WEB_ADDRESS.test( text );
		case 'code':
			return /^[A-Z0-9-]{1,20}$/.test( text );
		case 'year-month': {
			const match = /^(\d{4})-(\d{2})$/.exec( text );
			return (
				!! match &&
				isDate( Number( match[ 1 ] ), Number( match[ 2 ] ), 1 )
			);
		}
		case 'posting-date': {
			const match = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec( text );
			return (
				!! match &&
				isDate(
					Number( match[ 1 ] ),
					Number( match[ 2 ] ),
					Number( match[ 3 ] )
				)
			);
		}
		default:
			return true;
	}
}
