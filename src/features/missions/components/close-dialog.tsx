// Asks before a job is closed, and says how many mails that sends.
import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { messageOf } from '../../../lib/api-error';
import { announce } from '../../../components/live-region';
import { useCloseMission } from '../hooks/use-missions';
import type { Mission } from '../types';

interface CloseDialogProps {
	mission: Mission;
	onDone: () => void;
	onCancel: () => void;
}

/** The sentence about the mails. */
export const informs = ( candidates: number ): string =>
	candidates === 0
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

export const CloseDialog = ( {
	mission,
	onDone,
	onCancel,
}: CloseDialogProps ) => {
	const close = useCloseMission( () => {
		announce( __( 'The mission is closed.', 'design-marketplace' ) );
		onDone();
	} );
	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: title of a design job. */
				__( 'Close “%s”?', 'design-marketplace' ),
				mission.title
			) }
			confirmLabel={ __( 'Close mission', 'design-marketplace' ) }
			busy={ close.isPending }
			error={ close.error && messageOf( close.error ) }
			onConfirm={ () => close.mutate( mission.id ) }
			onCancel={ onCancel }
		>
			<p>{ informs( mission.applications ?? 0 ) }</p>
			<p>
				{ __(
					'A closed mission stays on your profile under past jobs. It cannot be opened again.',
					'design-marketplace'
				) }
			</p>
		</ConfirmDialog>
	);
};
