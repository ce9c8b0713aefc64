// Dates, numbers and names as the page's language writes them.
import { getBoot } from './boot';

const REGION: Record< string, string > = {
	en: 'en-GB',
	fr: 'fr-CH',
	de: 'de-CH',
	it: 'it-CH',
};

export const locale = (): string => REGION[ getBoot().lang ] ?? getBoot().lang;

/** Caches formats, as making one costs far more than using it. */
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

/** '18 November 2026'. */
export const long: Intl.DateTimeFormatOptions = {
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

export const formatNumber = ( value: number ): string =>
	kept( 'number', ( language ) => new Intl.NumberFormat( language ) ).format(
		value
	);

/** At most two letters for a picture that is missing. */
export function initials( name: string ): string {
	const words = name.trim().split( /\s+/ );
	const letters = [ words[ 0 ], words.length > 1 ? words.at( -1 ) : '' ].map(
		( word ) => [ ...( word ?? '' ) ][ 0 ] ?? ''
	);
	return letters.join( '' ).toLocaleUpperCase( locale() );
}
