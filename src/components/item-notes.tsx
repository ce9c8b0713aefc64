// Notes for the author above a project or a job: it is hidden (and why), it waits for approval, or it was not approved.
import { __, sprintf } from '@wordpress/i18n';
import { reportReasons } from '../contract/enums';
import type { DecisionNote } from '../contract/shapes';
import { formatDate } from '../lib/format';
import type { ItemNotes as Notes } from '../lib/item-notes';
import { choiceLabel } from '../lib/choice';
import { settingsPath } from '../lib/paths';
import { Link } from './link';
import { Notice } from './notice';
import './item-notes.css';

const WhyAndWhere = ( { reason, words, page }: DecisionNote ) => (
	<>
		{ reason && <p>{ choiceLabel( reportReasons(), reason ) }</p> }
		{ words && <p className="text item-words">{ words }</p> }
		{ page && (
			<p>
				<a className="link" href={ page }>
					{ __(
						'Read the decision and answer it',
						'design-marketplace'
					) }
				</a>
			</p>
		) }
	</>
);

interface ItemNotesProps {
	notes: Notes;
	/** GMT time at which the version that others see was published; '' while they see none. */
	seenSince?: string;
}

export const ItemNotes = ( { notes, seenSince = '' }: ItemNotesProps ) => {
	const { hidden, rejected, isHeld, isUnconfirmed } = notes;
	return (
		<>
			{ hidden && (
				<Notice isAnnounced>
					<p>
						<b>
							{ sprintf(
								/* translators: %s: date. */
								__(
									'Hidden by a decision of %s. Only you can see it.',
									'design-marketplace'
								),
								formatDate( hidden.date )
							) }
						</b>
					</p>
					<WhyAndWhere { ...hidden } />
				</Notice>
			) }
			{ rejected && ! isHeld && (
				<Notice isAnnounced>
					<p>
						<b>
							{ sprintf(
								/* translators: %s: date. */
								__(
									'Not approved on %s. You can change it and send it again.',
									'design-marketplace'
								),
								formatDate( rejected.date )
							) }
						</b>
					</p>
					<WhyAndWhere { ...rejected } />
				</Notice>
			) }
			{ isHeld && (
				<Notice isAnnounced>
					<p>
						<b>
							{ seenSince
								? __(
										'Your change is waiting for approval.',
										'design-marketplace'
									)
								: __(
										'Waiting for approval.',
										'design-marketplace'
									) }
						</b>{ ' ' }
						{ seenSince
							? sprintf(
									/* translators: %s: date. */
									__(
										'Until then others see the version of %s.',
										'design-marketplace'
									),
									formatDate( seenSince )
								)
							: __(
									'Until then only you can see it. You will get an email once it is approved.',
									'design-marketplace'
								) }
					</p>
					{ isUnconfirmed && (
						<p>
							<Link
								className="link"
								to={ settingsPath( 'about-startup' ) }
							>
								{ __(
									'Confirm your company, and it is online at once',
									'design-marketplace'
								) }
							</Link>
						</p>
					) }
				</Notice>
			) }
		</>
	);
};
