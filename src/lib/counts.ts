// The number of open design jobs in words.
import { _n, sprintf } from '@wordpress/i18n';
import type { MemberCard } from '../contract/shapes';
import { formatNumber } from './format';

export const openJobsOf = ( {
	missions_count: all = 0,
	closed_missions_count: closed = 0,
}: Pick< MemberCard, 'missions_count' | 'closed_missions_count' > ): number =>
	all - closed;

export const openJobWords = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of open design jobs of a company. */
		_n(
			'%s open design job',
			'%s open design jobs',
			count,
			'design-marketplace'
		),
		formatNumber( count )
	);
