// Months as the page's language writes them.
import { dateFormat } from './format';

const inMonth = dateFormat( 'month', {
	month: 'long',
	year: 'numeric',
	timeZone: 'UTC',
} );

const inShortMonth = dateFormat( 'short month', {
	month: 'short',
	year: 'numeric',
	timeZone: 'UTC',
} );

/**
 * 'June 2026'.
 *
 * @param month 0 to 11.
 * @param year  Year.
 */
export const formatMonth = ( month: number, year: number ): string =>
	inMonth( Date.UTC( year, month, 1 ) );

/** 'Nov 2026' of a day such as 2026-11-23. */
export const formatShortMonth = ( day: string ): string =>
	inShortMonth( Date.parse( day ) );
