// Open jobs as rows, then the separator, then closed ones as tiles: as many as were asked for.
import { Fragment, memo } from '@wordpress/element';
import { _n, sprintf, __ } from '@wordpress/i18n';
import { fitWords } from '../../../components/mega';
import * as limits from '../../../contract/limits';
import { formatNumber } from '../../../lib/format';
import type { NamesOf, Project } from '../types';
import { Link } from '../../../components/link';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import { Tag, TagList } from '../../../components/tag';
import { confirmedOf, universityOf } from '../../../components/university';
import * as sizes from '../../../contract/sizes';
import { projectPath } from '../../../lib/paths';
import { JobCard } from './job-card';
import type { MarkOf } from './job-card';
import { ClosedJobBones, JobBones } from './job-skeleton';

// A company whose jobs are all closed: smaller, grey, and labelled.

interface ClosedJobCardProps {
	project: Project;
	namesOf: NamesOf;
}

const ClosedJobCard = memo( ( { project, namesOf }: ClosedJobCardProps ) => {
	const { slug, company, headline, image, ecosystem, verified, confirmed } =
		project;
	return (
		<article className="closed-job">
			<PictureTile image={ image } alt="" sizes={ sizes.quarter } />
			<p className="tags">
				<Tag kind="closed">
					{ __( 'Closed', 'design-marketplace' ) }
				</Tag>
			</p>
			<h3 className="t4">
				<Link to={ projectPath( slug ) }>
					<Said locale={ project.locale } usual={ company }>
						{ headline || company }
					</Said>
				</Link>
			</h3>
			<p className="small soft">
				{ verified ? (
					<>
						{ company }
						<br />
						{ universityOf( project ) }
					</>
				) : (
					[ company, ecosystem ].filter( Boolean ).join( ', ' )
				) }
				{ confirmed && (
					<>
						<br />
						{ confirmedOf( project ) }
					</>
				) }
			</p>
			<TagList items={ namesOf( project.skills ) } />
		</article>
	);
} );

/** Numbers of skeleton rows and tiles, more than fill a window: fast scrolling still ends among them. */
const OPEN_IN_SIGHT =
	limits.projects_step * ( 1 + limits.projects_steps_ahead );
const CLOSED_IN_SIGHT = 12;

interface JobListProps {
	projects: Project[];
	openTotal: number;
	closedTotal: number;
	namesOf: NamesOf;
	markOf?: MarkOf;
	/** Whether more cards are loading: their space is reserved. */
	isGrowing: boolean;
	/** Ref for the element that loads more cards when it comes near. */
	endRef: ( element: Element | null ) => void;
	busy?: boolean;
}

export const JobList = ( {
	projects,
	openTotal,
	closedTotal,
	namesOf,
	markOf,
	isGrowing,
	endRef,
	busy,
}: JobListProps ) => {
	const open = projects.filter( ( { jobs } ) => jobs > 0 );
	const closed = projects.filter( ( { jobs } ) => jobs < 1 );
	const separator = sprintf(
		/* translators: %s: number of closed projects. */
		_n(
			'%s previous job',
			'%s previous jobs',
			closedTotal,
			'design-marketplace'
		),
		formatNumber( closedTotal )
	);
	// Reserves the space of the next cards, so that nothing below the list moves.
	const openLeft = closed.length ? 0 : openTotal - open.length;
	const openToCome = Math.min( openLeft, OPEN_IN_SIGHT );
	const closedToCome =
		openLeft > openToCome
			? 0
			: Math.min( closedTotal - closed.length, CLOSED_IN_SIGHT );
	return (
		<div aria-busy={ busy || undefined }>
			{ open.length > 0 && (
				<div className="job-rows grid">
					<div className="jobs">
						{ open.map( ( project, index ) => (
							<JobCard
								key={ project.id }
								project={ project }
								namesOf={ namesOf }
								markOf={ markOf }
								priority={ index === 0 }
							/>
						) ) }
					</div>
				</div>
			) }
			{ closed.length > 0 && (
				<section className="section">
					<div className="closed-part grid">
						<h2 className="t1" style={ fitWords( separator ) }>
							{ separator }
						</h2>
						<div className="closed-jobs">
							{ closed.map( ( project ) => (
								<ClosedJobCard
									key={ project.id }
									project={ project }
									namesOf={ namesOf }
								/>
							) ) }
							{ isGrowing && (
								<ClosedJobBones
									key={ projects.length }
									count={ closedToCome }
								/>
							) }
						</div>
					</div>
				</section>
			) }
			<div ref={ endRef } />
			{ isGrowing && closed.length === 0 && (
				<Fragment key={ projects.length }>
					{ openToCome > 0 && (
						<div className="job-rows growing grid">
							<JobBones count={ openToCome } />
						</div>
					) }
					{ closedToCome > 0 && (
						<div className="section" aria-hidden="true">
							<div className="closed-part grid">
								<p
									className="t1 unseen"
									style={ fitWords( separator ) }
								>
									{ separator }
								</p>
								<div className="closed-jobs">
									<ClosedJobBones count={ closedToCome } />
								</div>
							</div>
						</div>
					) }
				</Fragment>
			) }
		</div>
	);
};
