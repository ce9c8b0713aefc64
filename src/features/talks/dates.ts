// The time at which a message was written, as people say it.
import { __ } from '@wordpress/i18n';
import { parseGmt } from '../../lib/format';
import {
	daysBetween,
	formatDayOf,
	formatTime,
	formatWeekday,
} from '../../lib/format-time';

const WEEK = 7;

/** Above the first message of a day. */
export function dayWords( gmt: string, now = new Date() ): string {
	const moment = parseGmt( gmt );
	switch ( daysBetween( moment, now ) ) {
		case 0:
			return __( 'Today', 'design-marketplace' );
		case 1:
			return __( 'Yesterday', 'design-marketplace' );
		default:
			return formatDayOf( moment, now, 'long' );
	}
}

/** In the list: the time of today's, the weekday of this week's, else the day. */
export function whenWords( gmt: string, now = new Date() ): string {
	const moment = parseGmt( gmt );
	const days = daysBetween( moment, now );
	if ( days <= 0 ) {
		return formatTime( moment );
	}
	if ( days === 1 ) {
		return __( 'Yesterday', 'design-marketplace' );
	}
	return days < WEEK
		? formatWeekday( moment )
		: formatDayOf( moment, now, 'short' );
}

export const timeWords = ( gmt: string ): string =>
	formatTime( parseGmt( gmt ) );
