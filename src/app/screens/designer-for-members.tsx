// A designer's page as members see it, and strangers where it is open: head, portfolio, and the way to contact the designer or see the next one.
import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../components/button';
import { ShareRow } from '../../components/share-row';
import type { Member } from '../../contract/shapes';
import { OwnViews } from '../../features/jobs/figures/components/own-views';
import {
	DesignerAbout,
	DesignerHead,
} from '../../features/people/members/profile/designer-head';
import { AnswersMembers } from '../../features/people/members/profile/answers-members';
import { OwnerBar } from '../../features/people/members/profile/owner-bar';
import { SavedNotice } from '../../features/people/members/profile/saved-notice';
import { WorkWith } from '../../features/people/members/profile/work-with';
import { DoneTogether } from '../../features/jobs/outcomes/components/done-together';
import { Credited } from '../../features/portfolio/components/credited';
import { Portfolio } from '../../features/portfolio/components/portfolio';
import { ReportEntry } from '../../features/trust/components/report-entry';
import { memberThing, workThing } from '../../features/trust/thing';
import { useCurrentUser } from '../../lib/current-user';
import { lazyPart } from '../../lib/load-chunk';
import {
	designerPath,
	editWorkPath,
	settingsPath,
	WHO_SEES,
} from '../../lib/paths';
import { useIsMobile } from '../../lib/use-media-query';
import { wholeAddress } from '../../lib/whole-address';
import { PutOnList } from './put-on-list';

const NextDesigner = lazyPart(
	() => import( '../../features/directory/components/next-designer' ),
	'NextDesigner'
);

const OwnOutcomes = lazyPart(
	() => import( '../../features/jobs/outcomes/components/own-outcomes' ),
	'OwnOutcomes'
);

/** For the owner: who else sees the page. */
const openWords = {
	off: () => __( 'This is how others see you.', 'design-marketplace' ),
	link: () => __( 'Open to everybody with the link.', 'design-marketplace' ),
	index: () =>
		__( 'Open to everybody, and to search engines.', 'design-marketplace' ),
};

export interface DesignerProps {
	slug: string;
	member: Member;
	isOwner: boolean;
}

export const DesignerForMembers = ( {
	slug,
	member,
	isOwner,
}: DesignerProps ) => {
	const narrow = useIsMobile();
	const { user, isLoggedIn } = useCurrentUser();
	const share = (
		<ShareRow
			url={ wholeAddress( designerPath( slug ) ) }
			title={ member.name ?? '' }
		/>
	);
	const put = <PutOnList designer={ member } />;
	return (
		<>
			{ isOwner && (
				<OwnerBar
					text={ openWords[ user?.portfolio_open ?? 'off' ]() }
					more={
						<ButtonLink
							small
							variant="second"
							to={ `${ settingsPath( 'about-me' ) }#${ WHO_SEES }` }
						>
							{ __( 'Who sees it', 'design-marketplace' ) }
						</ButtonLink>
					}
					addTo={ editWorkPath() }
					addLabel={ __( 'Add a project', 'design-marketplace' ) }
				/>
			) }
			<SavedNotice />
			<DesignerHead member={ member } narrow={ narrow }>
				{ narrow && share }
			</DesignerHead>
			{ ! narrow && (
				<DesignerAbout
					member={ member }
					narrow={ false }
					action={ put }
				>
					{ share }
				</DesignerAbout>
			) }
			<Portfolio
				slug={ slug }
				name={ member.name ?? '' }
				isOwner={ isOwner }
				brought={ member.works }
				actionsOf={
					isOwner || ! isLoggedIn
						? undefined
						: ( work ) => (
								<ReportEntry
									thing={ workThing( work, member ) }
								/>
							)
				}
				between={
					narrow && (
						<DesignerAbout
							member={ member }
							narrow
							action={ put }
						/>
					)
				}
			/>
			{ isOwner && (
				<Suspense fallback={ null }>
					<OwnOutcomes />
				</Suspense>
			) }
			<DoneTogether member={ member } />
			<Credited member={ member } />
			<WorkWith member={ member } />
			{ ! isLoggedIn && <AnswersMembers name={ member.name ?? '' } /> }
			{ isLoggedIn && ! isOwner && (
				<div className="grid">
					<div className="c1-12">
						<ReportEntry thing={ memberThing( member ) } />
					</div>
				</div>
			) }
			{ isOwner && <OwnViews kind="member" id={ member.id } /> }
			{ ! isOwner && (
				<Suspense fallback={ null }>
					<NextDesigner after={ member.id } />
				</Suspense>
			) }
		</>
	);
};
