// The order of saved design jobs: the next last day first, then those without one, then what is over.
import { parseDay } from '../../../lib/format-day';
import { locale } from '../../../lib/format';
import type { SavedJob } from './api/saved-api';

const rank = ( { isOpen, isClosed, deadline }: SavedJob ): number => {
	if ( isOpen ) {
		return deadline ? 0 : 1;
	}
	return isClosed ? 3 : 2;
};

export const inOrder = ( jobs: readonly SavedJob[] ): SavedJob[] =>
	[ ...jobs ].sort(
		( a, b ) =>
			rank( a ) - rank( b ) ||
			( a.deadline ?? '' ).localeCompare( b.deadline ?? '' )
	);

/** 'tomorrow', 'in 8 days'. */
export function daysLeft( deadline: string, now = new Date() ): string {
	const day = parseDay( deadline );
	const today = Date.UTC( now.getFullYear(), now.getMonth(), now.getDate() );
	const days = day
		? ( Date.UTC( day.year, day.month - 1, day.day ) - today ) / 86_400_000
		: 0;
	return new Intl.RelativeTimeFormat( locale(), { numeric: 'auto' } ).format(
		days,
		'day'
	);
}
