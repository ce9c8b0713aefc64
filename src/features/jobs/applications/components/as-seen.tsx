// The application as a row of the company's board.
import { useFormikContext } from 'formik';
import { __, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../../../components/avatar';
import { PictureTile } from '../../../../components/picture';
import type { CurrentUser } from '../../../../lib/current-user';
import type { MailValues } from '../form';
import { shownOf } from '../form';
import type { OwnWork, Question } from '../types';
import { Answers } from './answers';
import { About } from './about';

interface AsSeenProps {
	user: CurrentUser;
	company: string;
	questions: readonly Question[];
	works: readonly OwnWork[];
}

export const AsSeen = ( { user, company, questions, works }: AsSeenProps ) => {
	const { values } = useFormikContext< MailValues >();
	const name = user.name ?? '';
	const locale = user.locale ?? '';
	return (
		<section className="apply-part as-seen">
			<h2 className="t4">
				{ sprintf(
					/* translators: %s: company. */
					__( 'As %s sees it', 'design-marketplace' ),
					company
				) }
			</h2>
			<div className="as-seen-row">
				<div className="as-seen-who">
					<Avatar
						name={ name }
						image={ user.avatar ?? null }
						sizes="64px"
					/>
					<div>
						<h3 className="t4">{ name }</h3>
						<About
							candidate={ {
								job: user.job ?? '',
								city: user.city ?? '',
								level: user.level ?? null,
								locale,
							} }
						/>
					</div>
					<p className="say">{ values.comment }</p>
				</div>
				<div className="as-seen-works">
					{ shownOf( values.works, works ).map( ( { id, image } ) => (
						<PictureTile
							key={ id }
							image={ image }
							alt=""
							sizes="16vw"
						/>
					) ) }
				</div>
				<Answers
					locale={ locale }
					questions={ questions }
					answers={ questions.map( ( { id, text } ) => ( {
						question: text,
						text:
							values.answers.find(
								( { question } ) => question === id
							)?.text ?? '',
					} ) ) }
				/>
			</div>
		</section>
	);
};
