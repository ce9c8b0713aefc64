// The owner's view of a design job: a summary, and the candidates.
import { useState, Suspense, useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { fitWords } from '../../components/mega';
import { Notice } from '../../components/notice';
import { Said } from '../../components/said';
import { ShareRow } from '../../components/share-row';
import { CandidateBoard } from '../../features/jobs/applications/board/candidate-board';
import { LIST_ID } from '../../features/jobs/applications/board/candidate-list';
import { OwnViews } from '../../features/jobs/figures/components/own-views';
import { MissionFacts } from '../../features/jobs/missions/components/mission-facts';
import { MissionNotes } from '../../features/jobs/missions/components/mission-notes';
import { OwnerControls } from '../../features/jobs/missions/components/owner-controls';
import { MissionMarks } from '../../features/jobs/missions/components/mission-marks';
import { standingOf, untilOf } from '../../features/jobs/missions/standing';
import type { Mission } from '../../features/jobs/missions/types';
import { formatNumber } from '../../lib/format';
import { formatDay } from '../../lib/format-day';
import { missionPath, projectPath } from '../../lib/paths';
import { useFocusOnChange } from '../../lib/use-focus-on-change';
import { announce } from '../../components/live-region';
import { useWorks } from '../../features/portfolio/hooks/use-works';
import { messageOf } from '../../lib/api-error';
import { lazyPart } from '../../lib/load-chunk';

// A candidate's works over the board, from the one that was chosen.

const Slideshow = lazyPart(
	() => import( '../../features/portfolio/components/slideshow' ),
	'Slideshow'
);

interface CandidateWorksProps {
	slug: string;
	name: string;
	/** The one to begin with. */
	work: number;
	onClose: () => void;
}

const CandidateWorks = ( {
	slug,
	name,
	work,
	onClose,
}: CandidateWorksProps ) => {
	const { data: works, error } = useWorks( slug, undefined );
	const start = works?.findIndex( ( { id } ) => id === work ) ?? -1;
	// It cannot be shown: not loaded, or deleted meanwhile.
	const isOver = ! works ? error !== null : start < 0;
	useEffect( () => {
		if ( isOver ) {
			announce( messageOf( error ) );
			onClose();
		}
	}, [ error, isOver, onClose ] );
	return works && start >= 0 ? (
		<Suspense fallback={ null }>
			<Slideshow
				name={ name }
				works={ works }
				start={ start }
				onWork={ () => {} }
				onClose={ onClose }
			/>
		</Suspense>
	) : null;
};

const standingWords = ( mission: Mission ): string => {
	if ( mission.status === 'draft' ) {
		return __( 'Draft', 'design-marketplace' );
	}
	const standing = standingOf( mission );
	if ( standing === 'passed' ) {
		return __( 'Deadline passed', 'design-marketplace' );
	}
	if ( standing === 'closed' ) {
		return mission.isClosed ? __( 'Closed', 'design-marketplace' ) : '';
	}
	return mission.deadline
		? sprintf(
				/* translators: %s: date. */
				__( 'Until %s', 'design-marketplace' ),
				formatDay( mission.deadline )
			)
		: __( 'Open', 'design-marketplace' );
};

const countWords = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of candidates. */
		_n( '%s candidate', '%s candidates', count, 'design-marketplace' ),
		formatNumber( count )
	);

interface MissionBoardProps {
	slug: string;
	mission: Mission;
}

export const MissionBoard = ( { slug, mission }: MissionBoardProps ) => {
	const navigate = useNavigate();
	/** The message shown once the job is closed. */
	const [ news, setNews ] = useState( '' );
	const [ showsJob, setShowsJob ] = useState( false );
	const heading = useFocusOnChange( news );
	const project = projectPath( slug );
	const standing = standingWords( mission );
	return (
		<>
			<div className="grid rows-head">
				<Link
					className="plain"
					to={ project }
					aria-label={ __(
						'Back to the project',
						'design-marketplace'
					) }
				>
					<Icon name="arrow-left" />
				</Link>
				<h1
					className="t3"
					style={ fitWords( mission.title ) }
					ref={ heading }
					tabIndex={ -1 }
				>
					<Said locale={ mission.locale }>{ mission.title }</Said>
				</h1>
				{ !! mission.applications && (
					<a className="skip" href={ `#${ LIST_ID }` }>
						{ __( 'Skip to candidates', 'design-marketplace' ) }
					</a>
				) }
				<p className="small">
					<b>{ standing }</b>
					{ standing && mission.applications !== null && ', ' }
					{ mission.applications !== null &&
						countWords( mission.applications ) }
				</p>
				<OwnerControls
					mission={ mission }
					menu={
						<>
							<li>
								<button
									type="button"
									onClick={ () => setShowsJob( ! showsJob ) }
								>
									{ __( 'The job', 'design-marketplace' ) }
								</button>
							</li>
							<li>
								<button
									type="button"
									onClick={ () => window.print() }
								>
									{ __( 'Print', 'design-marketplace' ) }
								</button>
							</li>
						</>
					}
					onGone={ ( how, words ) =>
						how === 'deleted'
							? void navigate( project, {
									state: { notice: 'deleted', words },
								} )
							: setNews( words )
					}
				/>
				<div className="board-notes">
					{ news && (
						<Notice kind="ok" isAnnounced>
							{ news }
						</Notice>
					) }
					<MissionNotes mission={ mission } />
				</div>
				{ showsJob && (
					<section
						className="board-job"
						aria-label={ __( 'The job', 'design-marketplace' ) }
					>
						<MissionMarks mission={ mission } />
						<MissionFacts
							facts={ mission.facts }
							locale={ mission.locale }
							more={ untilOf( mission ) }
						/>
						<p className="text prose">
							<Said locale={ mission.locale }>
								{ mission.description }
							</Said>
						</p>
						<ShareRow
							url={ missionPath( slug, mission.id ) }
							title={ mission.title }
						/>
					</section>
				) }
			</div>
			<CandidateBoard
				mission={ mission.id }
				questions={ mission.questions }
				slideshow={ ( opened, onClose ) => (
					<CandidateWorks { ...opened } onClose={ onClose } />
				) }
			/>
			<OwnViews kind="mission" id={ mission.id } />
		</>
	);
};
