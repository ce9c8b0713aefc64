// A company with open jobs, as a row with its headline in large type.
import { memo } from '@wordpress/element';
import { AnswersIn } from '../../../components/answers-in';
import { Link } from '../../../components/link';
import { Logo } from '../../../components/logo';
import { fitWords } from '../../../components/mega';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import { TagList } from '../../../components/tag';
import { confirmedOf, universityOf } from '../../../components/university';
import * as sizes from '../../../contract/sizes';
import { openJobWords } from '../../../lib/counts';
import { formatDate } from '../../../lib/format';
import { projectPath } from '../../../lib/paths';
import { engagements, places } from '../../../contract/enums';
import { choiceLabel } from '../../../lib/choice';
import type { NamesOf, Project } from '../types';

// Puts the offers of a company's jobs into words: 'Freelance, Internship, Remote'.

const offerWords = ( {
	engagements: kinds,
	places: where,
}: Pick< Project, 'engagements' | 'places' > ): string =>
	[
		...kinds.map( ( kind ) => choiceLabel( engagements(), kind ) ),
		...where.map( ( place ) => choiceLabel( places(), place ) ),
	].join( ', ' );

interface JobCardProps {
	project: Project;
	namesOf: NamesOf;
	/** Seen at once: its picture is fetched first. */
	priority?: boolean;
}

export const JobCard = memo(
	( { project, namesOf, priority }: JobCardProps ) => {
		const { slug, company, logo, headline, image, ecosystem, date, jobs } =
			project;
		const days = project.answersInDays;
		const offer = offerWords( project );
		return (
			<article className="job">
				<div className="firm">
					<Logo name={ company } image={ logo } />
					<p>
						<b>{ company }</b>
						{ ecosystem && (
							<>
								<br />
								{ universityOf( project ) }
							</>
						) }
						{ project.confirmed && (
							<>
								<br />
								{ confirmedOf( project ) }
							</>
						) }
						{ date && (
							<>
								<br />
								<span className="soft">
									{ formatDate( date ) }
								</span>
							</>
						) }
						{ days && (
							<>
								<br />
								<AnswersIn days={ days } />
							</>
						) }
					</p>
				</div>
				<div className="head">
					<h2
						className="t2"
						style={ fitWords( headline || company ) }
					>
						<Link to={ projectPath( slug ) }>
							<Said locale={ project.locale } usual={ company }>
								{ headline || company }
							</Said>
						</Link>
					</h2>
					<p className="small job-count">{ openJobWords( jobs ) }</p>
					{ offer && <p className="small job-offer">{ offer }</p> }
					<TagList items={ namesOf( project.skills ) } />
				</div>
				<PictureTile
					image={ image }
					alt=""
					sizes={ sizes.row }
					priority={ priority }
				/>
			</article>
		);
	}
);
