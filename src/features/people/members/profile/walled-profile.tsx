// A profile for strangers: the public card, then the buttons to sign up.
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { AnswersIn } from '../../../../components/answers-in';
import { fitWords } from '../../../../components/mega';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import { TagList } from '../../../../components/tag';
import { confirmedOf, universityOf } from '../../../../components/university';
import type { Member } from '../../../../contract/shapes';
import * as sizes from '../../../../contract/sizes';
import { CARD_WORKS } from '../../../../lib/constants';
import { openJobsOf, openJobWords } from '../../../../lib/counts';
import { formatNumber } from '../../../../lib/format';
import { placeOf } from '../../../../lib/place';
import { plainText } from '../../../../lib/plain-text';
import { useSkills } from '../../../../lib/skills';
import { preloadedOpenJobs } from '../api/profile-api';
import { designerFacts } from './designer-facts';
import { Facts } from './facts';
import { OpenJobs } from './open-jobs';
import { DesignersHead, Head } from './profile-head';
import { ProjectAbout } from './project-about';
import { SignUpWall } from './sign-up-wall';
import './profile-page.css';

/** The words of the wall on both profiles. */
const title = () =>
	__( 'You need to sign up to see the projects.', 'design-marketplace' );

const projectsMore = ( count: number ): string =>
	count > 0
		? sprintf(
				/* translators: %s: number of portfolio projects that are not shown. */
				_n(
					'%s more project',
					'%s more projects',
					count,
					'design-marketplace'
				),
				formatNumber( count )
			)
		: '';

const Designer = ( { member }: { member: Member } ) => {
	const { namesOf } = useSkills();
	const works = ( member.latest_works ?? [] )
		.filter( ( { image } ) => image !== null )
		.slice( 0, CARD_WORKS );
	return (
		<>
			<DesignersHead member={ member } />
			<div className="grid section before-wall">
				<div className="grid profile-about">
					<Facts className="c1-4" facts={ designerFacts( member ) } />
					<div className="c5-12 stack">
						{ member.job && (
							<h2 className="t2" style={ fitWords( member.job ) }>
								<Said locale={ member.locale }>
									{ member.job }
								</Said>
							</h2>
						) }
						<TagList
							items={ namesOf( member.skill ) }
							max={ Infinity }
						/>
					</div>
				</div>
				{ works.map( ( work, index ) => (
					<figure key={ work.id }>
						<PictureTile
							image={ work.image }
							alt=""
							priority={ index === 0 }
							sizes={
								index === 0
									? sizes.wall_first
									: sizes.wall_others
							}
						/>
						<figcaption className="cap">
							<Said locale={ member.locale }>
								{ plainText( work.title.rendered ) }
							</Said>
						</figcaption>
					</figure>
				) ) }
				<SignUpWall
					more={ projectsMore(
						( member.works_count ?? 0 ) - works.length
					) }
					title={ title() }
					reason={ __(
						'Members see every project in full and write to each other directly.',
						'design-marketplace'
					) }
				/>
			</div>
		</>
	);
};

const Project = ( { member }: { member: Member } ) => {
	const { namesOf } = useSkills();
	const count = openJobsOf( member );
	const words = count > 0 ? openJobWords( count ) : '';
	const [ jobs ] = useState( () => preloadedOpenJobs( member.slug ) );
	return (
		<>
			<ProjectAbout
				member={ member }
				facts={ [
					{
						term: __( 'Part of', 'design-marketplace' ),
						value: universityOf( member ),
					},
					{
						term: __( 'Company', 'design-marketplace' ),
						value: confirmedOf( member ),
					},
					{
						term: __( 'Location', 'design-marketplace' ),
						value: placeOf( member ),
					},
				] }
			>
				<TagList items={ namesOf( member.skill ) } max={ Infinity } />
				{ member.answers_in_days && (
					<p className="t4">
						<AnswersIn days={ member.answers_in_days } />
					</p>
				) }
			</ProjectAbout>
			<div className="grid section before-wall">
				{ jobs.length > 0 && (
					<OpenJobs words={ words } jobs={ jobs } of={ member } />
				) }
				<SignUpWall
					more={ jobs.length > 0 ? '' : words }
					title={ title() }
					reason={ __(
						'Members read every design job in full and apply with their portfolio.',
						'design-marketplace'
					) }
				/>
			</div>
		</>
	);
};

interface WalledProfileProps {
	/** The card; null where strangers may not even read that. */
	member: Member | null;
	name: string;
}

export const WalledProfile = ( { member, name }: WalledProfileProps ) => {
	if ( member ) {
		return member.role === 'designer' ? (
			<Designer member={ member } />
		) : (
			<Project key={ member.slug } member={ member } />
		);
	}
	return (
		<>
			<Head name={ name } columns="c1-12" />
			<div className="grid section before-wall">
				<SignUpWall title={ title() } />
			</div>
		</>
	);
};
