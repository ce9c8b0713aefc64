// Asks before a message is taken back.
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { messageOf } from '../../../lib/api-error';
import { useDelete } from '../hooks/use-thread';
import type { Message, Thread } from '../types';
import { nameOf } from '../words';

interface DeleteDialogProps {
	thread: Thread;
	message: Message;
	onDone: () => void;
	onCancel: () => void;
}

export const DeleteDialog = ( {
	thread: { id, with: other },
	message,
	onDone,
	onCancel,
}: DeleteDialogProps ) => {
	const removal = useDelete( id, onDone );
	return (
		<ConfirmDialog
			danger
			title={ __( 'Delete this message?', 'design-marketplace' ) }
			confirmLabel={ __( 'Delete', 'design-marketplace' ) }
			busy={ removal.isPending }
			error={ removal.error ? messageOf( removal.error ) : null }
			onConfirm={ () => removal.mutate( message.id ) }
			onCancel={ onCancel }
		>
			<p>
				{ sprintf(
					/* translators: %s: name of a member. */
					__(
						'Its text and files disappear for both of you. %s will see that a message was deleted, and may already have read it.',
						'design-marketplace'
					),
					nameOf( other )
				) }
			</p>
		</ConfirmDialog>
	);
};
