// Counted words several rooms say.
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from './format';

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
