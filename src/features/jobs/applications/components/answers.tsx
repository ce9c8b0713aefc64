// What a candidate has answered. A question the job does not ask any more stays as it was, and says so.
import { __ } from '@wordpress/i18n';
import { Said } from '../../../../components/said';
import { Tag } from '../../../../components/tag';
import type { Answer, Question } from '../types';
import '../answers.css';

interface AnswersProps {
	answers: readonly Answer[];
	/** The job's present ones; undefined where nobody compares. */
	questions?: readonly Question[];
	/** The candidate's language. */
	locale: string;
}

export const Answers = ( { answers, questions, locale }: AnswersProps ) => {
	const asked = ( questions ?? [] ).map( ( { text } ) => ( {
		question: text,
		text: answers.find( ( { question } ) => question === text )?.text,
		isOld: false,
	} ) );
	const others = answers
		.filter( ( { question } ) =>
			asked.every( ( line ) => line.question !== question )
		)
		.map( ( answer ) => ( { ...answer, isOld: !! questions } ) );
	return asked.length + others.length === 0 ? null : (
		<dl className="ans">
			{ [ ...asked, ...others ].map( ( { question, text, isOld } ) => (
				<div
					key={ question }
					className={ isOld ? 'is-old' : undefined }
				>
					<dt>
						{ question }
						{ isOld && (
							<>
								{ ' ' }
								<Tag>
									{ __(
										'as it was then',
										'design-marketplace'
									) }
								</Tag>
							</>
						) }
					</dt>
					<dd className={ text ? undefined : 'soft' }>
						{ text ? (
							<Said locale={ locale }>{ text }</Said>
						) : (
							__( 'No answer', 'design-marketplace' )
						) }
					</dd>
				</div>
			) ) }
		</dl>
	);
};
