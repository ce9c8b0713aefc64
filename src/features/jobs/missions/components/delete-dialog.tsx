// Asks before a job is moved to the trash, and says how many emails that sends.
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { announce } from '../../../../components/live-region';
import { messages } from '../../../../contract/messages';
import { useDeleteMission, useMissionNow } from '../hooks/use-missions';
import '../missions.css';
import type { Mission } from '../types';
import { deletedWords } from './informs';
import { MailCount } from './mail-count';

interface DeleteDialogProps {
	mission: Mission;
	/** Called with the message to show. */
	onDone: ( words: string ) => void;
	onCancel: () => void;
}

export const DeleteDialog = ( {
	mission,
	onDone,
	onCancel,
}: DeleteDialogProps ) => {
	const { data: now, isFetching } = useMissionNow( mission.id );
	const remove = useDeleteMission( ( informed ) => {
		const words = deletedWords( informed );
		announce( words );
		onDone( words );
	} );
	const isClosed = now?.isClosed ?? mission.isClosed;
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
			<div className="close-words">
				{ /* Those of a closed job have been told. */ }
				{ ! isClosed && (
					<MailCount
						now={ now }
						isFetching={ isFetching }
						allowed={ now?.can.delete }
					/>
				) }
				<p>
					{ __(
						'It disappears from your profile together with its applications.',
						'design-marketplace'
					) }
				</p>
			</div>
		</ConfirmDialog>
	);
};
