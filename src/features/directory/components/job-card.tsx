// A company with open jobs, as a row: who it is, what it works on, and its jobs, each a link.
import { memo } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { AnswersIn, hasAnswers } from '../../../components/answers-in';
import { Link } from '../../../components/link';
import { Logo } from '../../../components/logo';
import { fitWords } from '../../../components/mega';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import { TagList } from '../../../components/tag';
import { confirmedOf, universityOf } from '../../../components/university';
import * as sizes from '../../../contract/sizes';
import { openJobWords } from '../../../lib/counts';
import { formatDate, formatNumber } from '../../../lib/format';
import { projectPath } from '../../../lib/paths';
import type { NamesOf, OpenJob, Project } from '../types';
import { JobLine } from './job-line';

/** Draws a member's mark on a job. */
export type MarkOf = ( job: OpenJob ) => ReactNode;

interface JobCardProps {
	project: Project;
	namesOf: NamesOf;
	markOf?: MarkOf;
	/** Seen at once: its picture is fetched first. */
	priority?: boolean;
}

const Jobs = ( {
	project,
	markOf,
}: Pick< JobCardProps, 'project' | 'markOf' > ) => {
	const { openJobs, jobs } = project;
	const more = jobs - openJobs.length;
	if ( openJobs.length === 0 ) {
		return <p className="small job-count">{ openJobWords( jobs ) }</p>;
	}
	return (
		<ul className="jls">
			{ openJobs.map( ( job ) => (
				<JobLine
					key={ job.id }
					job={ job }
					project={ project }
					mark={ markOf?.( job ) }
				/>
			) ) }
			{ more > 0 && (
				<li className="jl more">
					<Link className="link" to={ projectPath( project.slug ) }>
						{ sprintf(
							/* translators: %s: number of open design jobs of a company that are not shown. */
							_n(
								'%s more',
								'%s more',
								more,
								'design-marketplace'
							),
							formatNumber( more )
						) }
					</Link>
				</li>
			) }
		</ul>
	);
};

export const JobCard = memo(
	( { project, namesOf, markOf, priority }: JobCardProps ) => {
		const { slug, company, logo, headline, image, ecosystem, date } =
			project;
		const title = headline || company;
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
						{ hasAnswers( project.answers ) && (
							<>
								<br />
								<AnswersIn of={ project.answers } />
							</>
						) }
					</p>
				</div>
				<div className="what">
					<h2 className="t3" style={ fitWords( title ) }>
						<Link to={ projectPath( slug ) }>
							<Said locale={ project.locale } usual={ company }>
								{ title }
							</Said>
						</Link>
					</h2>
					<Jobs project={ project } markOf={ markOf } />
				</div>
				<PictureTile
					image={ image }
					alt=""
					sizes={ sizes.job }
					priority={ priority }
				/>
				<TagList items={ namesOf( project.skills ) } />
			</article>
		);
	}
);
