// Calendar days as the page's language writes them, and as they are typed.
import { dateFormat, gmtFormat, long } from './format';

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

/** Formats a calendar day, which has no zone, and returns other text as it is. */
const dayFormat = ( name: string, style: Intl.DateTimeFormatOptions ) => {
	const format = dateFormat( name, { ...style, timeZone: 'UTC' } );
	return ( text: string ): string => {
		const day = parseDay( text );
		return day
			? format( Date.UTC( day.year, day.month - 1, day.day ) )
			: text;
	};
};

const short = { ...long, month: 'short' } as const;

/** '18 November 2026'. */
export const formatDay = dayFormat( 'day', long );

/** The short form: '18 Nov 2026'. */
export const formatShortDay = dayFormat( 'short day', short );

/** The short form of a moment: '18 Nov 2026'. */
export const formatShortDate = gmtFormat( 'short date', short );

/** '18 Nov'. */
export const formatMonthDay = dayFormat( 'month day', {
	day: 'numeric',
	month: 'short',
} );

/** Days from today to a calendar day; negative for one that is over. */
export function daysUntil( text: string ): number {
	const { year = 0, month = 1, day = 0 } = parseDay( text ) ?? {};
	const now = new Date();
	return Math.round(
		( Date.UTC( year, month - 1, day ) -
			Date.UTC( now.getFullYear(), now.getMonth(), now.getDate() ) ) /
			86_400_000
	);
}
