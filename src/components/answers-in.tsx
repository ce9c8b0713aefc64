// A company's usual time to answer applications; nothing if unknown.
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../lib/format';

/**
 * In words, '' if unknown.
 *
 * @param days Days, as the server worked them out.
 */
const answersIn = ( days: number | null | undefined ): string =>
	days
		? sprintf(
				/* translators: %s: number of days in which a company usually answers applications. */
				_n(
					'Usually answers within %s day',
					'Usually answers within %s days',
					days,
					'design-marketplace'
				),
				formatNumber( days )
			)
		: '';

interface AnswersInProps {
	days: number | null | undefined;
	/** The class of its line. */
	className?: string;
}

export const AnswersIn = ( { days, className = 'soft' }: AnswersInProps ) =>
	days ? <span className={ className }>{ answersIn( days ) }</span> : null;
