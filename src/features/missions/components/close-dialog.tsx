// Asks before a job is closed, and says how many mails that sends.
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { messageOf } from '../../../lib/api-error';
import { ErrorText } from '../../../components/field';
import { announce } from '../../../components/live-region';
import { messages } from '../../../contract/messages';
import { closedWords } from './informs';
import { MailCount } from './mail-count';
import { useCloseMission, useMissionNow } from '../hooks/use-missions';
import '../missions.css';
import type { Mission } from '../types';

interface CloseDialogProps {
	mission: Mission;
	/** Hears what to say. */
	onDone: ( words: string ) => void;
	onCancel: () => void;
}

export const CloseDialog = ( {
	mission,
	onDone,
	onCancel,
}: CloseDialogProps ) => {
	const {
		data: now,
		error,
		isFetching,
		refetch,
	} = useMissionNow( mission.id );
	const close = useCloseMission( ( informed ) => {
		const words = closedWords( informed );
		announce( words );
		onDone( words );
	} );
	const problem =
		( close.error && messageOf( close.error ) ) ??
		( now?.isClosed ? messages.mission_closed() : null );
	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: title of a design job. */
				__( 'Close “%s”?', 'design-marketplace' ),
				mission.title
			) }
			confirmLabel={ __( 'Close mission', 'design-marketplace' ) }
			busy={ close.isPending }
			blocked={ ! now?.can.close }
			error={ problem }
			onConfirm={ () => close.mutate( mission.id ) }
			onCancel={ onCancel }
		>
			<div className="close-words">
				<MailCount
					now={ now }
					isFetching={ isFetching }
					allowed={ now?.can.close }
				/>
				<p>
					{ __(
						'A closed mission stays on your profile under past jobs. It cannot be opened again.',
						'design-marketplace'
					) }
				</p>
				{ ! isFetching && error && (
					<div className="close-words" role="alert">
						<ErrorText>{ messageOf( error ) }</ErrorText>
						<Button
							small
							variant="second"
							onClick={ () => void refetch() }
						>
							{ __( 'Try again', 'design-marketplace' ) }
						</Button>
					</div>
				) }
			</div>
		</ConfirmDialog>
	);
};
