// How a company answers applications: its usual time, and how many of the last ones; nothing if unknown.
import { Fragment } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AnswerShare } from '../contract/shapes';
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

/** 'Answered 9 of 10'. */
const answeredOf = ( share: AnswerShare | null | undefined ): string =>
	share
		? sprintf(
				/* translators: 1: number of applications a company has answered, 2: number of those it got. */
				__( 'Answered %1$s of %2$s', 'design-marketplace' ),
				formatNumber( share.answered ),
				formatNumber( share.of )
			)
		: '';

export interface Answers {
	answers_in_days?: number | null;
	answer_share?: AnswerShare | null;
}

/** Whether anything is known. */
export const hasAnswers = ( of: Answers ): boolean =>
	!! ( of.answers_in_days || of.answer_share );

interface AnswersInProps {
	of: Answers;
	/** The class of its line. */
	className?: string;
}

export const AnswersIn = ( { of, className = 'soft' }: AnswersInProps ) =>
	hasAnswers( of ) ? (
		<span className={ className }>
			{ [ answersIn( of.answers_in_days ), answeredOf( of.answer_share ) ]
				.filter( Boolean )
				.map( ( words, place ) => (
					<Fragment key={ words }>
						{ place > 0 && <br /> }
						{ words }
					</Fragment>
				) ) }
		</span>
	) : null;
