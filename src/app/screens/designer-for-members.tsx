// A designer's page as members see it: head, portfolio, and links to contact the designer or see the next one.
import { __ } from '@wordpress/i18n';
import type { Member } from '../../contract/shapes';
import { NextDesigner } from '../../features/directory/components/next-designer';
import {
	DesignerAbout,
	DesignerHead,
} from '../../features/people/members/profile/designer-head';
import { OwnerBar } from '../../features/people/members/profile/owner-bar';
import { SavedNotice } from '../../features/people/members/profile/saved-notice';
import { WorkWith } from '../../features/people/members/profile/work-with';
import { Credited } from '../../features/portfolio/components/credited';
import { Portfolio } from '../../features/portfolio/components/portfolio';
import { ReportEntry } from '../../features/trust/components/report-entry';
import { memberThing, workThing } from '../../features/trust/thing';
import { editWorkPath } from '../../lib/paths';
import { useIsMobile } from '../../lib/use-media-query';

interface DesignerForMembersProps {
	slug: string;
	member: Member;
	isOwner: boolean;
}

export const DesignerForMembers = ( {
	slug,
	member,
	isOwner,
}: DesignerForMembersProps ) => {
	const narrow = useIsMobile();
	return (
		<>
			{ isOwner && (
				<OwnerBar
					text={ __(
						'This is how others see you.',
						'design-marketplace'
					) }
					addTo={ editWorkPath() }
					addLabel={ __( 'Add a project', 'design-marketplace' ) }
				/>
			) }
			<SavedNotice />
			<DesignerHead member={ member } narrow={ narrow } />
			{ ! narrow && <DesignerAbout member={ member } narrow={ false } /> }
			<Portfolio
				slug={ slug }
				name={ member.name ?? '' }
				isOwner={ isOwner }
				brought={ member.works }
				actionsOf={
					isOwner
						? undefined
						: ( work ) => (
								<ReportEntry
									thing={ workThing( work, member ) }
								/>
							)
				}
				between={ narrow && <DesignerAbout member={ member } narrow /> }
			/>
			<Credited member={ member } />
			<WorkWith member={ member } />
			{ ! isOwner && (
				<div className="grid">
					<div className="c1-12">
						<ReportEntry thing={ memberThing( member ) } />
					</div>
				</div>
			) }
			{ ! isOwner && <NextDesigner after={ member.id } /> }
		</>
	);
};
