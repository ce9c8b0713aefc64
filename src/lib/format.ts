// Dates, numbers and names as the page's language writes them.
import { getBoot } from './boot';

const REGION: Record< string, string > = {
	en: 'en-GB',
	fr: 'fr-CH',
	de: 'de-CH',
	it: 'it-CH',
};

export const locale = (): string => REGION[ getBoot().lang ] ?? getBoot().lang;

/** To make a format costs far more than to use it: a list asks for the same one with each card. */
const formats = new Map< string, Intl.DateTimeFormat | Intl.NumberFormat >();

export function kept< F extends Intl.DateTimeFormat | Intl.NumberFormat >(
	kind: string,
	make: ( language: string ) => F
): F {
	const language = locale();
	const key = `${ language } ${ kind }`;
	const format = ( formats.get( key ) as F | undefined ) ?? make( language );
	formats.set( key, format );
	return format;
}

/** WordPress' GMT fields carry no zone. */
export const parseGmt = ( gmt: string ): Date =>
	new Date( /(Z|[+-]\d\d:?\d\d)$/.test( gmt ) ? gmt : `${ gmt }Z` );

const long: Intl.DateTimeFormatOptions = {
	day: 'numeric',
	month: 'long',
	year: 'numeric',
};

/** A moment, such as date_gmt or modified_gmt: '18 November 2026' in the reader's zone. */
export function formatDate( gmt: string ): string {
	const date = parseGmt( gmt );
	return Number.isNaN( date.getTime() )
		? ''
		: kept(
				'date',
				( language ) => new Intl.DateTimeFormat( language, long )
			).format( date );
}

/** The same where there is little room: '18 Nov 2026'. */
export function formatShortDate( gmt: string ): string {
	const date = parseGmt( gmt );
	return Number.isNaN( date.getTime() )
		? ''
		: kept(
				'short date',
				( language ) =>
					new Intl.DateTimeFormat( language, {
						...long,
						month: 'short',
					} )
			).format( date );
}

/** Day, month and year of 'YYYY/MM/DD' or 'DD/MM/YYYY', null when it is no day. */
export function parseDay(
	text: string
): { day: number; month: number; year: number } | null {
	const first = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec( text );
	const last = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec( text );
	const parts = first
		? [ first[ 1 ], first[ 2 ], first[ 3 ] ]
		: last && [ last[ 3 ], last[ 2 ], last[ 1 ] ];
	if ( ! parts ) {
		return null;
	}
	const [ year = 0, month = 0, day = 0 ] = parts.map( Number );
	const date = new Date( Date.UTC( year, month - 1, day ) );
	const exists =
		date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
	return exists ? { day, month, year } : null;
}

/** A day as it is typed: 'YYYY/MM/DD' as 'DD/MM/YYYY'. */
export const typedDay = ( day: string ): string =>
	day.split( '/' ).reverse().join( '/' );

/** A calendar day, which has no zone: '18 November 2026'. */
export function formatDay( text: string ): string {
	const day = parseDay( text );
	return day
		? kept(
				'day',
				( language ) =>
					new Intl.DateTimeFormat( language, {
						...long,
						timeZone: 'UTC',
					} )
			).format( Date.UTC( day.year, day.month - 1, day.day ) )
		: text;
}

/**
 * 'June 2026'.
 *
 * @param month 0 to 11.
 * @param year  Year.
 */
export const formatMonth = ( month: number, year: number ): string =>
	kept(
		'month',
		( language ) =>
			new Intl.DateTimeFormat( language, {
				month: 'long',
				year: 'numeric',
				timeZone: 'UTC',
			} )
	).format( Date.UTC( year, month, 1 ) );

/** 'Nov 2026' of a day such as 2026-11-23. */
export const formatShortMonth = ( day: string ): string =>
	kept(
		'short month',
		( language ) =>
			new Intl.DateTimeFormat( language, {
				month: 'short',
				year: 'numeric',
				timeZone: 'UTC',
			} )
	).format( Date.parse( day ) );

export const formatNumber = ( value: number ): string =>
	kept( 'number', ( language ) => new Intl.NumberFormat( language ) ).format(
		value
	);

/** No line ends between a number and its unit. */
export const together = ( text: string ): string =>
	text.replace( /(\d) (?=\S)/g, '$1\u00A0' );

export function formatBytes( bytes: number ): string {
	const mega = bytes >= 1024 * 1024;
	const text = new Intl.NumberFormat( locale(), {
		style: 'unit',
		unit: mega ? 'megabyte' : 'kilobyte',
		maximumFractionDigits: mega ? 1 : 0,
	} ).format( mega ? bytes / 1024 / 1024 : Math.ceil( bytes / 1024 ) );
	return together( text );
}

/** At most two letters for a picture that is missing. */
export function initials( name: string ): string {
	const words = name.trim().split( /\s+/ );
	const letters = [ words[ 0 ], words.length > 1 ? words.at( -1 ) : '' ].map(
		( word ) => [ ...( word ?? '' ) ][ 0 ] ?? ''
	);
	return letters.join( '' ).toLocaleUpperCase( locale() );
}
