// The university a startup belongs to, with a tick if it was confirmed, and by whom.
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Verified } from '../contract/shapes';
import { formatShortMonth } from '../lib/format-month';
import { Icon } from './icon';

interface OfUniversity {
	ecosystem?: string;
	verified?: Verified | null;
}

const wordsOf = ( { university, by, date }: Verified ): string => {
	const month = formatShortMonth( date );
	return by === 'address'
		? sprintf(
				/* translators: 1: university, 2: month such as Nov 2026. */
				__( '%1$s, confirmed by address, %2$s', 'design-marketplace' ),
				university,
				month
			)
		: sprintf(
				/* translators: 1: university, 2: month such as Nov 2026. */
				__(
					'%1$s, confirmed by this site, %2$s',
					'design-marketplace'
				),
				university,
				month
			);
};

/** Its name alone while nobody has confirmed it, '' for none. */
export const universityOf = ( {
	ecosystem = '',
	verified,
}: OfUniversity ): ReactNode =>
	verified ? (
		<span className="verified">
			<Icon name="check" />
			{ wordsOf( verified ) }
		</span>
	) : (
		ecosystem
	);
