// Moments of the last days, as the page's language writes them. Apart from the other formats: few pages say times.
import { dateFormat } from './format';

/** '9:12', in the reader's zone. */
export const formatTime = dateFormat( 'time', {
	hour: 'numeric',
	minute: '2-digit',
} );

const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnights between two moments, in the reader's zone. */
export function daysBetween( from: Date, to: Date ): number {
	const midnight = ( date: Date ) =>
		Date.UTC( date.getFullYear(), date.getMonth(), date.getDate() );
	return Math.round( ( midnight( to ) - midnight( from ) ) / DAY_MS );
}

/** 'Friday' */
export const formatWeekday = dateFormat( 'weekday', { weekday: 'long' } );

/** 'Monday 16 November', with the year if it is another one; the short form is '16 Nov'. */
export function formatDayOf(
	moment: Date,
	now: Date,
	size: 'long' | 'short'
): string {
	const isThisYear = moment.getFullYear() === now.getFullYear();
	return dateFormat( `${ size } day${ isThisYear ? '' : ' and year' }`, {
		weekday: size === 'long' ? 'long' : undefined,
		day: 'numeric',
		month: size,
		year: isThisYear ? undefined : 'numeric',
	} )( moment );
}
