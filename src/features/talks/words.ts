// Texts about conversations.
import { __, sprintf } from '@wordpress/i18n';
import * as limits from '../../contract/limits';
import { message, messages } from '../../contract/messages';
import type { Counterpart, Listed, Message, Thread } from './types';

export const nameOf = ( other: Counterpart | null ): string =>
	other?.name ?? __( 'Account not available', 'design-marketplace' );

/** The reason why the member cannot write; '' where they can. */
export function whyWords( {
	why,
	isBlocked,
	with: other,
}: Pick< Thread, 'why' | 'isBlocked' | 'with' > ): string {
	switch ( why ) {
		case 'refused':
			return isBlocked
				? sprintf(
						/* translators: %s: name of a member. */
						__(
							'You blocked %s. Neither of you can write to the other.',
							'design-marketplace'
						),
						nameOf( other )
					)
				: messages.message_blocked();
		case 'gone':
			return messages.message_gone();
		case 'unanswered':
			return message(
				'message_unanswered',
				limits.messages_unanswered_max
			);
		default:
			return '';
	}
}

/** The text in place of a deleted message. */
export function goneWords( {
	isMine,
	isRemoved = false,
}: Pick< Message, 'isMine' > & Partial< Message > ): string {
	if ( isRemoved ) {
		return __(
			'The people who run this site have removed this message.',
			'design-marketplace'
		);
	}
	return isMine
		? __( 'You deleted a message.', 'design-marketplace' )
		: __( 'This message was deleted.', 'design-marketplace' );
}

/** The line in the list of conversations. A message without words is a file. */
export const excerptWords = (
	last: NonNullable< Listed[ 'last' ] >
): string =>
	last.isDeleted
		? goneWords( last )
		: last.excerpt || __( 'A file', 'design-marketplace' );
