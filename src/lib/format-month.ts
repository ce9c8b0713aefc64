// Months as the page's language writes them.
import { kept } from './format';

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
