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

/** Writes moments in a style whose format has a name of its own. */
export const dateFormat =
	( name: string, style: Intl.DateTimeFormatOptions ) =>
	( moment: Date | number ): string =>
		kept(
			name,
			( language ) => new Intl.DateTimeFormat( language, style )
		).format( moment );

/** The same for a moment such as date_gmt or modified_gmt, in the reader's zone; '' for none. */
export const gmtFormat =
	( ...style: Parameters< typeof dateFormat > ) =>
	( gmt: string ): string => {
		const date = parseGmt( gmt );
		return Number.isNaN( date.getTime() )
			? ''
			: dateFormat( ...style )( date );
	};

/** '18 November 2026'. */
export const formatDate = gmtFormat( 'date', long );

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
