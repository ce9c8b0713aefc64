// Own design jobs that designers can be invited to, and each in a line.
import { __, sprintf } from '@wordpress/i18n';
import { formatDay } from '../../../lib/format-day';
import type { Mission } from '../missions/api/missions-api';
import { payMark } from '../../../lib/pay-words';
import { engagementWords } from '../missions/facts';

export const openJobs = ( jobs: readonly Mission[] ): Mission[] =>
	jobs.filter( ( { isOpen, status } ) => isOpen && status === 'publish' );

/** 'Freelance, CHF 14,000 to 18,000, until 6 December 2026'. */
export const jobLine = ( { facts, deadline }: Mission ): string =>
	[
		engagementWords( facts ),
		payMark( facts ),
		deadline &&
			sprintf(
				/* translators: %s: day. */
				__( 'until %s', 'design-marketplace' ),
				formatDay( deadline )
			),
	]
		.filter( Boolean )
		.join( ', ' );
