// The state of an application, in sentences.
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatDate, formatNumber } from '../../../lib/format';
import type { Group, OwnApplication } from './own';
import { standingOf } from './own';
import type { Stage } from './stage';

interface StandingWords {
	/** States where the application stands. */
	lead: string;
	/** Explains it further, if needed. */
	more?: string;
}

export function standingWords( application: OwnApplication ): StandingWords {
	switch ( standingOf( application ) ) {
		case 'sent':
			return {
				lead: __( 'Sent.', 'design-marketplace' ),
				more: __( 'Nobody has opened it yet.', 'design-marketplace' ),
			};
		case 'seen':
			return {
				lead: sprintf(
					/* translators: %s: date. */
					__( 'Seen on %s.', 'design-marketplace' ),
					formatDate( application.seen ?? '' )
				),
				more: __(
					'The company has opened it but not answered yet.',
					'design-marketplace'
				),
			};
		case 'shortlisted':
			return {
				lead: __( 'You are on the short list.', 'design-marketplace' ),
				more: __(
					'The company has not decided yet.',
					'design-marketplace'
				),
			};
		case 'chosen':
			return {
				lead: __( 'They chose you.', 'design-marketplace' ),
				more: __(
					'Now it is yours: write, agree, start.',
					'design-marketplace'
				),
			};
		case 'declined':
			return { lead: __( 'Not this time.', 'design-marketplace' ) };
		case 'withdrawn':
			return {
				lead: __( 'You withdrew it.', 'design-marketplace' ),
			};
		case 'filled':
			return {
				lead: __( 'The position was filled.', 'design-marketplace' ),
			};
		case 'called_off':
			return {
				lead: __(
					'The position was called off.',
					'design-marketplace'
				),
				more: __(
					'It had nothing to do with you.',
					'design-marketplace'
				),
			};
		case 'lapsed':
			return {
				lead: __( 'The position lapsed.', 'design-marketplace' ),
				more: __(
					'The company did not answer and the job was closed by the site.',
					'design-marketplace'
				),
			};
		case 'unanswered':
			return {
				lead: __( 'Closed without an answer.', 'design-marketplace' ),
			};
	}
}

/** Names a stage in the list of days. */
export const stageName = ( stage: Stage ): string =>
	( {
		new: __( 'Sent', 'design-marketplace' ),
		shortlisted: __( 'On the short list', 'design-marketplace' ),
		chosen: __( 'Chosen', 'design-marketplace' ),
		declined: __( 'Not this time', 'design-marketplace' ),
		withdrawn: __( 'Withdrawn', 'design-marketplace' ),
	} )[ stage ];

export const groupName = ( group: Group | 'all' ): string =>
	( {
		all: __( 'All', 'design-marketplace' ),
		chosen: __( 'Chosen', 'design-marketplace' ),
		shortlisted: __( 'Short list', 'design-marketplace' ),
		waiting: __( 'Waiting', 'design-marketplace' ),
		past: __( 'Past', 'design-marketplace' ),
	} )[ group ];

/** The list in at most three sentences. */
export const summaryWords = ( counts: Record< Group, number > ): string =>
	[
		counts.chosen > 0 &&
			sprintf(
				/* translators: %s: number of companies. */
				_n(
					'%s company chose you.',
					'%s companies chose you.',
					counts.chosen,
					'design-marketplace'
				),
				formatNumber( counts.chosen )
			),
		counts.shortlisted > 0 &&
			sprintf(
				/* translators: %s: number of companies. */
				_n(
					'%s has you on its short list.',
					'%s have you on their short list.',
					counts.shortlisted,
					'design-marketplace'
				),
				formatNumber( counts.shortlisted )
			),
		counts.waiting > 0 &&
			sprintf(
				/* translators: %s: number of applications. */
				_n(
					'%s application is waiting for an answer.',
					'%s applications are waiting for an answer.',
					counts.waiting,
					'design-marketplace'
				),
				formatNumber( counts.waiting )
			),
	]
		.filter( Boolean )
		.join( ' ' );
