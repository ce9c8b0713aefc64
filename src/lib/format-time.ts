// Moments of the last days, as the page's language writes them. Apart from the other formats: few pages say times.
import { kept } from './format';

/** '9:12', in the reader's zone. */
export const formatTime = ( moment: Date ): string =>
	kept(
		'time',
		( language ) =>
			new Intl.DateTimeFormat( language, {
				hour: 'numeric',
				minute: '2-digit',
			} )
	).format( moment );

const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnights between two moments, in the reader's zone. */
export function daysBetween( from: Date, to: Date ): number {
	const midnight = ( date: Date ) =>
		Date.UTC( date.getFullYear(), date.getMonth(), date.getDate() );
	return Math.round( ( midnight( to ) - midnight( from ) ) / DAY_MS );
}

/** 'Friday' */
export const formatWeekday = ( moment: Date ): string =>
	kept(
		'weekday',
		( language ) => new Intl.DateTimeFormat( language, { weekday: 'long' } )
	).format( moment );

/** 'Monday 16 November', with the year if it is another one; the short form is '16 Nov'. */
export function formatDayOf(
	moment: Date,
	now: Date,
	size: 'long' | 'short'
): string {
	const isThisYear = moment.getFullYear() === now.getFullYear();
	return kept(
		`${ size } day${ isThisYear ? '' : ' and year' }`,
		( language ) =>
			new Intl.DateTimeFormat( language, {
				weekday: size === 'long' ? 'long' : undefined,
				day: 'numeric',
				month: size,
				year: isThisYear ? undefined : 'numeric',
			} )
	).format( moment );
}
