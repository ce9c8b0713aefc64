// The design job that a message invites to, and the way to apply.
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button';
import { Link } from '../../../components/link';
import type { ConversationMessage } from '../../../contract/shapes';
import { applyPath, missionPath } from '../../../lib/paths';

interface InvitedJobProps {
	job: NonNullable< ConversationMessage[ 'invitation' ] >;
	/** Slug of the company, for the designer. */
	by: string;
}

export const InvitedJob = ( {
	job: { mission, title, link, open, can },
	by,
}: InvitedJobProps ) => (
	<div className="invited-job">
		<p className="soft mini">
			{ __( 'Invitation to a design job', 'design-marketplace' ) }
		</p>
		{ title ? (
			<p>
				<b>
					{ by ? (
						<Link to={ missionPath( by, mission ) }>{ title }</Link>
					) : (
						<a href={ link }>{ title }</a>
					) }
				</b>
			</p>
		) : (
			<p>
				{ __(
					'This design job is not available at the moment.',
					'design-marketplace'
				) }
			</p>
		) }
		{ title && ! open && (
			<p className="soft">
				{ __(
					'It takes no applications any more.',
					'design-marketplace'
				) }
			</p>
		) }
		{ can.apply && by && (
			<ButtonLink small to={ applyPath( by, mission ) }>
				{ __( 'Apply', 'design-marketplace' ) }
			</ButtonLink>
		) }
	</div>
);
