// A design job for members who are not its owner: its facts, the company, and the company's other jobs.
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Ref } from 'react';
import { ButtonLink } from '../../components/button';
import { Link } from '../../components/link';
import { fitWords } from '../../components/mega';
import { Notice } from '../../components/notice';
import { Picture } from '../../components/picture';
import { Said } from '../../components/said';
import { ShareRow } from '../../components/share-row';
import { confirmedOf, universityOf } from '../../components/university';
import type { Member } from '../../contract/shapes';
import { Facts } from '../../features/people/members/profile/facts';
import {
	contact,
	elsewhere,
	website,
} from '../../features/people/members/profile/links';
import { people } from '../../features/people/members/profile/project-head';
import {
	JobPoster,
	jobTitle,
} from '../../features/jobs/missions/components/job-poster';
import { MissionMarks } from '../../features/jobs/missions/components/mission-marks';
import { factLines, placeWords } from '../../features/jobs/missions/facts';
import { postedOn } from '../../features/jobs/missions/posted';
import { standingOf, untilOf } from '../../features/jobs/missions/standing';
import { OwnerControls } from '../../features/jobs/missions/components/owner-controls';
import type { Gone } from '../../features/jobs/missions/components/owner-controls';
import * as sizes from '../../contract/sizes';
import { useMissions } from '../../features/jobs/missions/hooks/use-missions';
import type { Mission } from '../../features/jobs/missions/types';
import { DeadlineFile } from '../../features/jobs/saved/components/deadline-file';
import { Keep } from '../../features/jobs/saved/components/keep';
import { ReportEntry } from '../../features/trust/components/report-entry';
import { missionThing } from '../../features/trust/thing';
import { formatDate, formatNumber } from '../../lib/format';
import { applyPath, missionPath, projectPath } from '../../lib/paths';
import { placeOf } from '../../lib/place';
import { useSkills } from '../../lib/skills';

interface JobForOthersProps {
	mission: Mission;
	/** The company that hires. */
	hirer: Member;
	heading: Ref< HTMLHeadingElement >;
	/** A sentence about the last action on this page; '' for none. */
	news: string;
	/** Called after the reader has closed or deleted the job. */
	onGone: ( how: Gone, words: string ) => void;
}

/** The company's other open jobs; nothing until they are known, nor where there are none. */
const MoreJobs = ( {
	mission,
	hirer,
}: {
	mission: Mission;
	hirer: Member;
} ) => {
	const { data = [] } = useMissions( hirer.id );
	const others = data.filter(
		( { id, isOpen } ) => isOpen && id !== mission.id
	);
	if ( others.length === 0 ) {
		return null;
	}
	return (
		<section className="section grid more-jobs-part">
			<h2 className="t3 c1-3">
				{ sprintf(
					/* translators: 1: number, 2: company. */
					_n(
						'%1$s more design job at %2$s',
						'%1$s more design jobs at %2$s',
						others.length,
						'design-marketplace'
					),
					formatNumber( others.length ),
					hirer.company ?? ''
				) }
			</h2>
			<ul className="c4-12 more-jobs">
				{ others.map( ( one ) => (
					<li key={ one.id }>
						<Link
							className="t3"
							to={ missionPath( hirer.slug, one.id ) }
						>
							<Said locale={ one.locale }>{ one.title }</Said>
						</Link>
						<MissionMarks mission={ one } />
					</li>
				) ) }
			</ul>
		</section>
	);
};

export const JobForOthers = ( {
	mission,
	hirer,
	heading,
	news,
	onGone,
}: JobForOthersProps ) => {
	const { namesOf } = useSkills();
	const company = hirer.company ?? '';
	const headline = hirer.project_headline ?? '';
	/** The poster shows the job's own facts. If there are any, the facts about the company stand beside the job's text. */
	const offer = factLines( mission.facts, hirer.city );
	const poster = [ ...offer, ...untilOf( mission ) ].filter(
		( { value } ) => value
	);
	const saysCity =
		placeWords( mission.facts, hirer.city ) !==
		placeWords( mission.facts, '' );
	const [ needed ] = namesOf(
		mission.skill === null ? [] : [ mission.skill ]
	);
	const skill = {
		term: __( 'Skill', 'design-marketplace' ),
		value: needed && <Said locale={ needed.locale }>{ needed.name }</Said>,
	};
	/** Whether the offer is the sixth fact, so that it fills the second row. */
	const closesRow = offer.length > 0 && poster.length === 5;
	const posted = postedOn( mission );
	const changed = formatDate( mission.changedAt );
	const about = [
		...( closesRow ? [] : [ skill ] ),
		{
			term: __( 'Part of', 'design-marketplace' ),
			value: universityOf( hirer ),
		},
		{
			term: __( 'Company', 'design-marketplace' ),
			value: confirmedOf( hirer ),
		},
		{
			term: __( 'Location', 'design-marketplace' ),
			value: saysCity ? '' : placeOf( hirer ),
		},
		{
			term: __( 'Size', 'design-marketplace' ),
			value: people( hirer.company_size ),
		},
		{
			term: __( 'Posted', 'design-marketplace' ),
			value: posted,
		},
	];
	return (
		<>
			<JobPoster
				ref={ heading }
				title={ mission.title }
				standing={ standingOf( mission ) }
				hirer={ hirer }
				facts={ [
					...( offer.length > 0 ? [] : about ),
					...poster,
					...( closesRow ? [ skill ] : [] ),
				] }
			>
				{ ( mission.can.apply || mission.can.save ) && (
					<>
						{ mission.can.apply && (
							<ButtonLink
								to={ applyPath( hirer.slug, mission.id ) }
								iconAfter="arrow-right"
							>
								{ __( 'Apply', 'design-marketplace' ) }
							</ButtonLink>
						) }
						{ mission.can.save && (
							<Keep
								isLarge
								id={ mission.id }
								title={ mission.title }
							/>
						) }
						{ mission.isOpen && mission.deadline && (
							<DeadlineFile id={ mission.id } />
						) }
					</>
				) }
			</JobPoster>
			<div className="grid share-part">
				<ShareRow
					className="c1-12"
					url={ missionPath( hirer.slug, mission.id ) }
					title={ jobTitle( mission.title, company ) }
				/>
			</div>
			<div className="grid job-body">
				<Facts
					className="c1-3"
					facts={ [
						...( offer.length > 0 ? about : [] ),
						{
							term: __( 'Contact', 'design-marketplace' ),
							value: contact( hirer ),
						},
						{
							term: __( 'Website', 'design-marketplace' ),
							value: website( hirer ),
						},
						{
							term: __( 'Elsewhere', 'design-marketplace' ),
							value: elsewhere( hirer ),
						},
						{
							term: __( 'Last update', 'design-marketplace' ),
							value: changed === posted ? '' : changed,
						},
					] }
				/>
				<div className="c4-9 stack">
					{ news && (
						<Notice kind="ok" isAnnounced>
							{ news }
						</Notice>
					) }
					<p className="text prose">
						<Said locale={ mission.locale }>
							{ mission.description }
						</Said>
					</p>
					<OwnerControls mission={ mission } onGone={ onGone } />
				</div>
			</div>
			<section className="section">
				<div className="grid hirer-part">
					{ hirer.project_image && (
						<figure className="c1-8">
							<Picture
								image={ hirer.project_image }
								sizes={ sizes.hirer }
							/>
						</figure>
					) }
					<div className="c9-12 stack">
						<h2 className="t3" style={ fitWords( headline ) }>
							<Said locale={ hirer.locale }>{ headline }</Said>
						</h2>
						<p className="text prose">
							<Said locale={ hirer.locale }>
								{ hirer.project_short_description ?? '' }
							</Said>
						</p>
						<p>
							<Link
								className="link"
								to={ projectPath( hirer.slug ) }
							>
								{ sprintf(
									/* translators: %s: company. */
									__( 'More about %s', 'design-marketplace' ),
									company
								) }
							</Link>
						</p>
					</div>
				</div>
			</section>
			<MoreJobs mission={ mission } hirer={ hirer } />
			<div className="grid section">
				<p className="c4-12">
					<ReportEntry thing={ missionThing( mission, hirer ) } />
				</p>
			</div>
		</>
	);
};
