// A message, with the reader's actions on it.
import { memo, useEffect, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../lib/current-user';
import * as limits from '../../../contract/limits';
import { parseGmt } from '../../../lib/format';
import type { Counterpart, Message as Said } from '../types';
import { goneWords } from '../words';
import { InvitedJob } from './invited-job';
import { LinkedText } from './linked-text';
import { MessageFiles } from './message-files';
import { MessageFrame } from './message-frame';

/** Whether a message can be taken back: for some minutes. The server decides. */
function useCanDelete( { canDelete, date }: Said ): boolean {
	const left =
		parseGmt( date ).getTime() +
		limits.message_delete_seconds * 1000 -
		Date.now();
	const [ , setOver ] = useState( false );
	useEffect( () => {
		if ( ! canDelete || left <= 0 ) {
			return undefined;
		}
		const timer = setTimeout( () => setOver( true ), left );
		return () => clearTimeout( timer );
		// Once for each message: the remaining time only shrinks.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ canDelete, date ] );
	return canDelete && left > 0;
}

interface MessageProps {
	message: Said;
	with: Counterpart | null;
	/** Whether it was unread when the conversation was opened. */
	isNew: boolean;
	/** Whether it is the last message that the other has read. */
	isSeen: boolean;
	onDelete: ( message: Said ) => void;
	/** Actions on a message of the other person. */
	actionsOf?: ( message: Said ) => ReactNode;
}

export const Message = memo(
	( {
		message,
		with: other,
		isNew,
		isSeen,
		onDelete,
		actionsOf,
	}: MessageProps ) => {
		const { user } = useCurrentUser();
		const { id, isMine, isDeleted, text, files, date } = message;
		const canDelete = useCanDelete( message );
		return (
			<MessageFrame
				id={ id }
				by={ isMine ? 'me' : other }
				date={ date }
				className={
					( isDeleted && 'is-gone' ) || ( isNew && 'is-new' )
				}
				note={
					<>
						{ isNew && ! isDeleted && (
							<span>
								{ _x( 'New', 'message', 'design-marketplace' ) }
							</span>
						) }
						{ isSeen && (
							<span>
								{ _x(
									'Read',
									'message',
									'design-marketplace'
								) }
							</span>
						) }
						{ canDelete && ! isDeleted && (
							<button
								type="button"
								className="quiet msg-act"
								onClick={ () => onDelete( message ) }
							>
								{ __( 'Delete', 'design-marketplace' ) }
							</button>
						) }
						{ ! isMine && ! isDeleted && (
							<span className="msg-act">
								{ actionsOf?.( message ) }
							</span>
						) }
					</>
				}
			>
				{ isDeleted ? (
					<p className="msg-text">{ goneWords( message ) }</p>
				) : (
					<>
						{ text && (
							<LinkedText
								locale={
									( isMine ? user?.locale : other?.locale ) ??
									''
								}
							>
								{ text }
							</LinkedText>
						) }
						{ message.invitation && (
							<InvitedJob
								job={ message.invitation }
								by={ isMine ? '' : ( other?.slug ?? '' ) }
							/>
						) }
						{ files.length > 0 && (
							<MessageFiles files={ files } areMine={ isMine } />
						) }
					</>
				) }
			</MessageFrame>
		);
	}
);
