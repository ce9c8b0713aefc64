// Asks before a job is closed, and says how many mails that sends.
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { messageOf } from '../../../lib/api-error';
import { ErrorText } from '../../../components/field';
import { announce } from '../../../components/live-region';
import { Loading, TextBones } from '../../../components/skeletons';
import { messages } from '../../../contract/messages';
import { useCloseMission, useMissionNow } from '../hooks/use-missions';
import '../missions.css';
import type { Mission } from '../types';

interface CloseDialogProps {
	mission: Mission;
	onDone: () => void;
	onCancel: () => void;
}

/** What the server did: somebody may have applied while the question stood there. */
const told = ( informed: number ): string =>
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

/** The sentence about the mails; null: only the owner is told how many. */
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
		announce( told( informed ) );
		onDone();
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
				<div aria-live="polite">
					{ isFetching && (
						<Loading>
							<TextBones lines={ 1 } />
						</Loading>
					) }
					{ ! isFetching && now?.can.close && (
						<p>{ informs( now.applications ) }</p>
					) }
				</div>
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
