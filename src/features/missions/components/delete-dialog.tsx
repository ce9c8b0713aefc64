// Asks before a job is moved to the trash.
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { announce } from '../../../components/live-region';
import { messages } from '../../../contract/messages';
import { useDeleteMission } from '../hooks/use-missions';
import type { Mission } from '../types';

interface DeleteDialogProps {
	mission: Mission;
	onDone: () => void;
	onCancel: () => void;
}

export const DeleteDialog = ( {
	mission,
	onDone,
	onCancel,
}: DeleteDialogProps ) => {
	const remove = useDeleteMission( () => {
		announce( __( 'The mission is deleted.', 'design-marketplace' ) );
		onDone();
	} );
	return (
		<ConfirmDialog
			danger
			title={ sprintf(
				/* translators: %s: title of a design job. */
				__( 'Delete “%s”?', 'design-marketplace' ),
				mission.title
			) }
			confirmLabel={ __( 'Delete', 'design-marketplace' ) }
			busy={ remove.isPending }
			error={ remove.isError ? messages.delete_mission_failed() : null }
			onConfirm={ () => remove.mutate( mission.id ) }
			onCancel={ onCancel }
		>
			{ __(
				'It disappears from your profile together with its applications.',
				'design-marketplace'
			) }
		</ConfirmDialog>
	);
};
