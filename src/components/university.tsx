// The university a startup belongs to, with a tick if it was confirmed, and by whom; the tick of a company that is confirmed itself.
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Confirmed, Verified } from '../contract/shapes';
import { formatShortMonth } from '../lib/format-month';
import { ConfirmedMark } from './confirmed-mark';

interface OfUniversity {
	ecosystem?: string;
	verified?: Verified | null;
}

const wordsOf = ( { university, by, date }: Verified ): string => {
	const words = {
		/* translators: 1: university, 2: month such as Nov 2026. */
		address: __( '%1$s, confirmed by address, %2$s', 'design-marketplace' ),
		/* translators: 1: university, 2: month such as Nov 2026. */
		administrator: __(
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
		<ConfirmedMark>{ wordsOf( verified ) }</ConfirmedMark>
	) : (
		ecosystem
	);

/** The mark of a confirmed company, null for none. */
export const confirmedOf = ( {
	confirmed,
}: {
	confirmed?: Confirmed | null;
} ): ReactNode =>
	confirmed ? (
		<ConfirmedMark>
			{ confirmed.by === 'address'
				? sprintf(
						/* translators: %s: domain, such as firm.ch. */
						__(
							'Confirmed by address at %s',
							'design-marketplace'
						),
						confirmed.domain
					)
				: __( 'Confirmed by this site', 'design-marketplace' ) }
		</ConfirmedMark>
	) : null;
