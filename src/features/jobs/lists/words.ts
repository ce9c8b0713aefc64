// How many designers are on a list, and what is said when one is put on it or taken off.
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/format';

export const countWords = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of designers. */
		_n( '%s designer', '%s designers', count, 'design-marketplace' ),
		formatNumber( count )
	);

/** What is said once a designer is on a list, or off it. */
export const movedWords = (
	name: string,
	list: string,
	on: boolean
): string =>
	on
		? sprintf(
				/* translators: 1: a designer's name, 2: name of a list. */
				__( '%1$s is on the list “%2$s”.', 'design-marketplace' ),
				name,
				list
			)
		: sprintf(
				/* translators: 1: a designer's name, 2: name of a list. */
				__( '%1$s is off the list “%2$s”.', 'design-marketplace' ),
				name,
				list
			);
