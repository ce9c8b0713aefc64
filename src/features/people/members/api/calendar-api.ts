// The address of one's own calendar: /design-marketplace/v1/calendar. Only the answer that makes it names it.
import type { Calendar, CalendarAddress } from '../../../../contract/shapes';
import { del, get, post } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';

const CALENDAR = '/design-marketplace/v1/calendar';

export const calendarQuery = {
	queryKey: [ KEYS.calendar ] as const,
	queryFn: ( { signal }: { signal: AbortSignal } ) =>
		get< Calendar >( CALENDAR, {}, { signal } ),
};

export const makeCalendar = () => post< CalendarAddress >( CALENDAR );

export const endCalendar = () => del< Calendar >( CALENDAR );
