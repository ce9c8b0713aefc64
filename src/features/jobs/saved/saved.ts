// The order of saved design jobs: the next last day first, then those without one, then what is over.
import { daysUntil } from '../../../lib/format-day';
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
export const daysLeft = ( deadline: string ): string =>
	new Intl.RelativeTimeFormat( locale(), { numeric: 'auto' } ).format(
		daysUntil( deadline ),
		'day'
	);
