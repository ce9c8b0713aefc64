// Asks before an application is withdrawn, and says what that means for both sides.
import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { Said } from '../../../../components/said';
import { messageOf } from '../../../../lib/api-error';
import type { OwnApplication } from '../own';
import { reapplicationsLeft } from '../own';

function againWords( application: OwnApplication ): string {
	const left = reapplicationsLeft( application );
	if ( application.outcome || left === 0 ) {
		return __(
			'You cannot apply to this job again.',
			'design-marketplace'
		);
	}
	return sprintf(
		/* translators: %d: number of times. */
		_n(
			'As long as the job is open for applications, you can apply again %d more time.',
			'As long as the job is open for applications, you can apply again up to %d times.',
			left,
			'design-marketplace'
		),
		left
	);
}

interface WithdrawDialogProps {
	application: OwnApplication;
	busy: boolean;
	error: unknown;
	onConfirm: () => void;
	onCancel: () => void;
}

export const WithdrawDialog = ( {
	application,
	busy,
	error,
	onConfirm,
	onCancel,
}: WithdrawDialogProps ) => (
	<ConfirmDialog
		title={ __( 'Withdraw your application?', 'design-marketplace' ) }
		confirmLabel={ __( 'Withdraw', 'design-marketplace' ) }
		busy={ busy }
		blocked={ ! application.canWithdraw }
		error={ error ? messageOf( error ) : null }
		onConfirm={ onConfirm }
		onCancel={ onCancel }
	>
		{ application.isAvailable && (
			<p>
				<b>
					<Said locale={ application.company?.locale ?? '' }>
						{ application.missionTitle }
					</Said>
				</b>
			</p>
		) }
		<p>
			{ __(
				'The company sees at once that you withdrew. It keeps your name and the day, but no longer sees your comment, your works or your email address.',
				'design-marketplace'
			) }
		</p>
		<p>{ againWords( application ) }</p>
	</ConfirmDialog>
);
