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
	const words = {
		/* translators: 1: university, 2: month such as Nov 2026. */
		address: __( '%1$s, confirmed by address, %2$s', 'design-marketplace' ),
		administrator: __(
			/* translators: 1: university, 2: month such as Nov 2026. */
			'%1$s, confirmed by this site, %2$s',
			'design-marketplace'
		),
		/* translators: 1: university, 2: month such as Nov 2026. */
		login: __( '%1$s, confirmed by log-in, %2$s', 'design-marketplace' ),
	}[ by ];
	return sprintf( words, university, formatShortMonth( date ) );
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
