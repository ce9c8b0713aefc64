// The number of emails that candidates get when their job is closed or deleted, in words: before it happens, and afterwards.
import { __, _n, sprintf } from '@wordpress/i18n';

/** The sentence about the emails; null: only the owner is told how many. */
export function informs( candidates: number | null ): string {
	if ( candidates === null ) {
		return __(
			'Its candidates will be informed by email.',
			'design-marketplace'
		);
	}
	return candidates === 0
		? __( 'There is no candidate to inform.', 'design-marketplace' )
		: sprintf(
				/* translators: %d: number of e-mails. */
				_n(
					'%d email will be sent to inform candidates.',
					'%d emails will be sent to inform candidates.',
					candidates,
					'design-marketplace'
				),
				candidates
			);
}

/** The number comes from the server: somebody may have applied while the dialog was open. */
export const closedWords = ( informed: number ): string =>
	informed === 0
		? __( 'The mission is closed.', 'design-marketplace' )
		: sprintf(
				/* translators: %d: number of e-mails. */
				_n(
					'The mission is closed. %d email is on its way.',
					'The mission is closed. %d emails are on their way.',
					informed,
					'design-marketplace'
				),
				informed
			);

export const deletedWords = ( informed: number ): string =>
	informed === 0
		? __( 'The mission is deleted.', 'design-marketplace' )
		: sprintf(
				/* translators: %d: number of e-mails. */
				_n(
					'The mission is deleted. %d email is on its way.',
					'The mission is deleted. %d emails are on their way.',
					informed,
					'design-marketplace'
				),
				informed
			);
