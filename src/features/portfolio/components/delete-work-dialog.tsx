// Asks before a project is moved to the trash.
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { announce } from '../../../components/live-region';
import { messages } from '../../../contract/messages';
import { useDeleteWork } from '../hooks/use-works';
import type { Work } from '../types';

interface DeleteWorkDialogProps {
	work: Work;
	onCancel: () => void;
	/** Called with the message to show. */
	onDeleted: ( words: string ) => void;
}

export const DeleteWorkDialog = ( {
	work,
	onCancel,
	onDeleted,
}: DeleteWorkDialogProps ) => {
	const remove = useDeleteWork();
	return (
		<ConfirmDialog
			danger
			title={ sprintf(
				/* translators: %s: title of a portfolio project. */
				__( 'Delete “%s”?', 'design-marketplace' ),
				work.title
			) }
			confirmLabel={ __( 'Delete', 'design-marketplace' ) }
			busy={ remove.isPending }
			error={ remove.isError ? messages.delete_work_failed() : null }
			onConfirm={ () =>
				remove.mutate( work.id, {
					onSuccess: () => {
						const words = __(
							'The project is deleted.',
							'design-marketplace'
						);
						announce( words );
						onDeleted( words );
					},
				} )
			}
			onCancel={ onCancel }
		>
			{ __(
				'It disappears from your portfolio together with its pictures.',
				'design-marketplace'
			) }
		</ConfirmDialog>
	);
};
