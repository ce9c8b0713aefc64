// A company's open jobs, and the past ones behind a switch.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Notice } from '../../../../components/notice';
import { Loading, TextBones } from '../../../../components/skeletons';
import { applyPath } from '../../../../lib/paths';
import { formatNumber } from '../../../../lib/format';
import { jumpTo } from '../../../../lib/jump-to';
import {
	neighbourOf,
	placeIn,
	useFocusAfter,
} from '../../../../lib/use-focus-after';
import { useMissions } from '../hooks/use-missions';
import type { Mission } from '../types';
import { classNames } from '../../../../components/class-names';
import { fitWords } from '../../../../components/mega';
import { Said } from '../../../../components/said';
import '../mission.css';
import { JustPublished } from './just-published';
import { MissionDetails } from './mission-details';
import type { Gone } from './owner-controls';
import { MissionMarks } from './mission-marks';

// A design job that opens in place: its skill, its date, and the reader's actions.

interface MissionCardProps {
	mission: Mission;
	/** Address of the form to apply. */
	applyTo: string;
	open?: boolean;
	/** It was saved a moment ago: it has the focus, and a ring that goes. */
	fresh?: boolean;
	/** What its owner can do with it now. */
	published?: ReactNode;
	/** The element that opens the card. */
	summaryRef?: ( element: HTMLElement | null ) => void;
	/** The candidates, for those who may see them. */
	candidates?: ReactNode;
	onGone?: ( how: Gone, words: string ) => void;
}

const MissionCard = ( {
	mission,
	applyTo,
	open = false,
	fresh = false,
	published,
	summaryRef,
	candidates,
	onGone,
}: MissionCardProps ) => {
	const title = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( fresh ) {
			jumpTo( title.current );
		}
	}, [ fresh ] );
	return (
		<details
			className={ classNames(
				'mission',
				mission.isClosed && 'past',
				fresh && 'fresh'
			) }
			open={ open || fresh }
		>
			<summary ref={ summaryRef }>
				<h3
					className="t3"
					style={ fitWords( mission.title ) }
					ref={ title }
				>
					<Said locale={ mission.locale }>{ mission.title }</Said>
				</h3>
				<span className="plus" aria-hidden="true" />
				<MissionMarks mission={ mission } />
			</summary>
			{ published }
			<div className={ classNames( 'body', !! candidates && 'two' ) }>
				<MissionDetails
					mission={ mission }
					applyTo={ applyTo }
					onGone={ onGone }
				/>
				{ candidates }
			</div>
		</details>
	);
};

interface MissionListProps {
	/** Id of the owner. */
	author: number;
	slug: string;
	/** Address of the form to post a job, for the owner only. */
	addTo?: string;
	/** The job that was saved a moment ago. */
	fresh?: number;
	/** Address of the page that invites designers to a job, for its owner. */
	inviteTo?: ( mission: Mission ) => string;
	/** Draws the candidates of a job the reader may see them of. */
	candidatesOf: ( mission: Mission ) => ReactNode;
}

export const MissionList = ( {
	author,
	slug,
	addTo,
	fresh,
	inviteTo,
	candidatesOf,
}: MissionListProps ) => {
	const { data, error, isFetching, refetch } = useMissions( author );
	const [ showsPast, setShowsPast ] = useState( false );
	const [ news, setNews ] = useState( '' );
	const { heading, places, moveTo } = useFocusAfter();
	if ( ! data ) {
		return error ? (
			<div className="grid">
				<ErrorState
					error={ error }
					retrying={ isFetching }
					onRetry={ refetch }
				/>
			</div>
		) : (
			<Loading>
				<div className="grid">
					<div className="c4-12">
						<TextBones lines={ 4 } />
					</div>
				</div>
			</Loading>
		);
	}
	/** The owner goes on with a job whose deadline has passed, and has drafts and jobs nobody else sees. */
	const isGoingOn = ( mission: Mission ) =>
		mission.isOpen || ( ! mission.isClosed && mission.can.edit );
	const hasBeenOpen = ( { status, applications }: Mission ) =>
		status !== 'draft' || Boolean( applications );
	const open = data.filter( isGoingOn );
	const online = open.filter( ( { isOpen } ) => isOpen );
	const past = data.filter( ( mission ) => ! isGoingOn( mission ) );
	const card = ( mission: Mission, index: number, list: Mission[] ) => (
		<MissionCard
			key={ mission.id }
			mission={ mission }
			open={ list === open && index === 0 && ! fresh }
			fresh={ mission.id === fresh }
			published={
				mission.id === fresh && mission.isOpen && inviteTo ? (
					<JustPublished
						slug={ slug }
						mission={ mission.id }
						inviteTo={ inviteTo( mission ) }
					/>
				) : undefined
			}
			applyTo={ applyPath( slug, mission.id ) }
			summaryRef={ placeIn( places, mission.id ) }
			onGone={ ( how, words ) => {
				const ids = list.map( ( { id } ) => id );
				setNews( words );
				moveTo(
					how === 'deleted' ? neighbourOf( ids, mission.id ) : null
				);
			} }
			candidates={
				mission.can.see_candidates && hasBeenOpen( mission )
					? candidatesOf( mission )
					: undefined
			}
		/>
	);
	return (
		<div className="grid missions">
			<h2 className="t1 c1-12" ref={ heading } tabIndex={ -1 }>
				{ online.length === 0
					? __( 'Design jobs', 'design-marketplace' )
					: sprintf(
							/* translators: %s: number. */
							_n(
								'%s open design job',
								'%s open design jobs',
								online.length,
								'design-marketplace'
							),
							formatNumber( online.length )
						) }
			</h2>
			<div className="c4-12">
				{ news && (
					<Notice kind="ok" isAnnounced>
						{ news }
					</Notice>
				) }
				{ open.length > 0 ? (
					<div>{ open.map( card ) }</div>
				) : (
					<EmptyState
						level={ 3 }
						title={ __(
							'No design job is open at the moment.',
							'design-marketplace'
						) }
						action={
							addTo && (
								<ButtonLink to={ addTo } icon="plus">
									{ __(
										'Post design job',
										'design-marketplace'
									) }
								</ButtonLink>
							)
						}
					/>
				) }
				{ past.length > 0 && (
					<>
						<p className="past-switch">
							<Button
								variant="second"
								aria-expanded={ showsPast }
								onClick={ () => setShowsPast( ! showsPast ) }
							>
								{ showsPast
									? __(
											'Hide past jobs',
											'design-marketplace'
										)
									: __(
											'Show past jobs',
											'design-marketplace'
										) }
							</Button>
						</p>
						{ showsPast && <div>{ past.map( card ) }</div> }
					</>
				) }
			</div>
		</div>
	);
};
