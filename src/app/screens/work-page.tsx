// /designer/:slug/:work, opened by its address: one project as a page of its own. Whoever may not see it gets the wall, or is told that there
// is no such page.
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar';
import { Button, ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { fitWords } from '../../components/mega';
import { NotFound } from '../../components/not-found';
import { PagePending } from '../../components/page-pending';
import { Said } from '../../components/said';
import { ShareRow } from '../../components/share-row';
import type { MemberCard } from '../../contract/shapes';
import * as sizes from '../../contract/sizes';
import { OwnViews } from '../../features/jobs/figures/components/own-views';
import { AnswersMembers } from '../../features/people/members/profile/answers-members';
import { Facts } from '../../features/people/members/profile/facts';
import {
	isOpen,
	useProfile,
} from '../../features/people/members/profile/use-profile';
import { WorkCredits } from '../../features/portfolio/components/credits';
import { WorkPictures } from '../../features/portfolio/components/work-pictures';
import { workAt } from '../../features/portfolio/api/open-works-api';
import { useWorks } from '../../features/portfolio/hooks/use-works';
import type { Work } from '../../features/portfolio/types';
import { filmOf } from '../../features/portfolio/video';
import { ReportEntry } from '../../features/trust/components/report-entry';
import { workThing } from '../../features/trust/thing';
import { isKnownMissing } from '../../lib/boot';
import { useCurrentUser } from '../../lib/current-user';
import { useDocumentTitle } from '../../lib/document-title';
import { formatMonth } from '../../lib/format-month';
import { lazyPart } from '../../lib/load-chunk';
import { designerPath, editWorkPath } from '../../lib/paths';
import { useLook } from '../../lib/use-look';
import { wholeAddress } from '../../lib/whole-address';
import { withinApp } from '../../lib/within-app';
import '../../styles/profile.css';
import './work-page.css';

const Slideshow = lazyPart(
	() => import( '../../features/portfolio/components/slideshow' ),
	'Slideshow'
);

const pathOf = ( { link }: { link: string } ) => withinApp( link ) ?? link;

/** Says to its owner who sees it. */
const Bar = ( { work }: { work: Work } ) => (
	<div className="owner-bar on-role">
		<div className="row">
			<b>
				{ work.visibility === 'unlisted'
					? __(
							'Only who has this address sees it.',
							'design-marketplace'
						)
					: __(
							'In your portfolio, with an address of its own.',
							'design-marketplace'
						) }
			</b>
			<span className="btns">
				<ButtonLink
					small
					variant="second"
					to={ editWorkPath( work.id ) }
				>
					{ __( 'Edit', 'design-marketplace' ) }
				</ButtonLink>
			</span>
		</div>
	</div>
);

const Neighbour = ( { work, isNext }: { work: Work; isNext: boolean } ) => (
	<Link className={ isNext ? 'c7-12' : 'c1-6' } to={ pathOf( work ) }>
		<span>
			{ ! isNext && <Icon name="arrow-left" /> }
			{ isNext
				? __( 'Next project', 'design-marketplace' )
				: __( 'Previous project', 'design-marketplace' ) }
			{ isNext && <Icon name="arrow-right" /> }
		</span>
		<b className="t2">
			<Said locale={ work.locale }>{ work.title }</Said>
		</b>
	</Link>
);

interface OneWorkProps {
	work: Work;
	/** The designer, as far as the reader may know. */
	by: MemberCard | null;
	/** The portfolio it is in, if the reader may see that. */
	all: readonly Work[];
	/** Below everything. */
	children: ReactNode;
}

const OneWork = ( { work, by, all, children }: OneWorkProps ) => {
	const [ slide, setSlide ] = useState< number | null >( null );
	const { title, locale, client, pictures } = work;
	const name = by?.name ?? '';
	useLook( 'work', work.id );
	useDocumentTitle( [ title, name ].filter( Boolean ).join( ' – ' ) );
	const listed = all.filter( ( { visibility } ) => visibility === 'public' );
	const at = listed.findIndex( ( { id } ) => id === work.id );
	const before = at > 0 ? listed[ at - 1 ] : undefined;
	const after = at >= 0 ? listed[ at + 1 ] : undefined;
	return (
		<article>
			{ work.can.edit && <Bar work={ work } /> }
			<div className="page-head grid">
				{ by && (
					<p className="c1-12 work-by">
						<Link to={ designerPath( by.slug ) }>
							<Avatar
								name={ name }
								image={ by.avatar }
								sizes={ sizes.card_avatar }
							/>
							<b>{ name }</b>
						</Link>
						{ at >= 0 && (
							<span className="soft">
								{ sprintf(
									/* translators: 1: number of this project, 2: number of projects. */
									__( '%1$d of %2$d', 'design-marketplace' ),
									at + 1,
									listed.length
								) }
							</span>
						) }
					</p>
				) }
				<h1
					className="t1 c1-12"
					style={ fitWords( title ) }
					tabIndex={ -1 }
				>
					<Said locale={ locale }>{ title }</Said>
				</h1>
			</div>
			<div className="grid profile-about">
				<div className="c1-3 stack work-facts">
					<Facts
						facts={ [
							{
								term: __( 'Client', 'design-marketplace' ),
								value: client,
							},
							{
								term: __( 'Date', 'design-marketplace' ),
								value: formatMonth( work.month, work.year ),
							},
						] }
					/>
					<WorkCredits work={ work } />
				</div>
				<div className="c4-9 stack">
					<p className="t4 text lead">
						<Said locale={ locale } lines>
							{ work.description }
						</Said>
					</p>
					{ filmOf( work.videoUrl ) && (
						<div className="btns">
							<Button
								variant="second"
								icon="play"
								onClick={ () => setSlide( pictures.length ) }
							>
								{ __( 'Watch the film', 'design-marketplace' ) }
							</Button>
						</div>
					) }
				</div>
				<div className="c10-12 work-share">
					<ShareRow
						url={ wholeAddress( pathOf( work ) ) }
						title={ title }
					/>
				</div>
			</div>
			<WorkPictures
				pictures={ pictures }
				title={ title }
				locale={ locale }
				as="h2"
				onOpen={ setSlide }
			/>
			{ slide !== null && (
				<Suspense fallback={ null }>
					<Slideshow
						name={ name }
						works={ [ work ] }
						start={ 0 }
						slide={ slide }
						onWork={ () => {} }
						onClose={ () => setSlide( null ) }
					/>
				</Suspense>
			) }
			{ ( before || after ) && (
				<nav
					className="grid next-works"
					aria-label={ __( 'Projects', 'design-marketplace' ) }
				>
					{ before && <Neighbour work={ before } isNext={ false } /> }
					{ after && <Neighbour work={ after } isNext /> }
				</nav>
			) }
			{ work.can.edit && <OwnViews kind="work" id={ work.id } /> }
			{ children }
		</article>
	);
};

export interface WorkPageProps {
	/** The designer's slug. */
	slug: string;
	/** The project's part of the address. */
	at: string;
	/** The designer's page, which strangers get who may not see the project. */
	wall: ReactNode;
}

export const WorkPage = ( { slug, at, wall }: WorkPageProps ) => {
	const { isLoggedIn } = useCurrentUser();
	const { data: member, isPending } = useProfile( slug );
	const query = useQuery( workAt( slug, at, isLoggedIn ) );
	const found = query.data;
	const isReader = isLoggedIn || isOpen( member );
	const { data: all = [] } = useWorks(
		slug,
		member?.works,
		isReader && Boolean( member )
	);
	if ( found ) {
		const by = found.by ?? member ?? null;
		const { work } = found;
		return (
			<OneWork work={ work } by={ by } all={ all }>
				{ ! isLoggedIn && by && (
					<AnswersMembers name={ by.name ?? '' } />
				) }
				{ isLoggedIn && member && ! work.can.edit && (
					<div className="grid">
						<div className="c1-12">
							<ReportEntry thing={ workThing( work, member ) } />
						</div>
					</div>
				) }
			</OneWork>
		);
	}
	if ( found === null || isKnownMissing( window.location.pathname ) ) {
		return <NotFound />;
	}
	// The wall stands until a project comes, as in the first paint.
	if ( ! isReader && ( query.error || ! isPending ) ) {
		return wall;
	}
	return <PagePending query={ query } />;
};
