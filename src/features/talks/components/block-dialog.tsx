// Asks before a member is blocked, or unblocked, and says what that means for both.
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { messageOf } from '../../../lib/api-error';
import { useBlock } from '../hooks/use-thread';
import type { Thread } from '../types';
import { nameOf } from '../words';

const blockQuestion = ( name: string ) =>
	/* translators: %s: name of a member. */
	sprintf( __( 'Block %s?', 'design-marketplace' ), name );
const unblockQuestion = ( name: string ) =>
	/* translators: %s: name of a member. */
	sprintf( __( 'Unblock %s?', 'design-marketplace' ), name );

interface BlockDialogProps {
	thread: Thread;
	onClose: () => void;
}

export const BlockDialog = ( { thread, onClose }: BlockDialogProps ) => {
	const { id, isBlocked, with: other } = thread;
	const block = useBlock( id, onClose );
	const name = nameOf( other );
	return (
		<ConfirmDialog
			title={
				isBlocked ? unblockQuestion( name ) : blockQuestion( name )
			}
			confirmLabel={
				isBlocked
					? __( 'Unblock', 'design-marketplace' )
					: __( 'Block', 'design-marketplace' )
			}
			danger={ ! isBlocked }
			busy={ block.isPending }
			error={ block.error ? messageOf( block.error ) : null }
			onConfirm={ () => block.mutate( ! isBlocked ) }
			onCancel={ onClose }
		>
			{ isBlocked ? (
				<p>
					{ __(
						'You can both write, apply and ask for work again. Nobody is notified.',
						'design-marketplace'
					) }
				</p>
			) : (
				<>
					<p>
						{ __(
							'Neither of you can write to the other, apply to the other’s jobs or ask for work.',
							'design-marketplace'
						) }
					</p>
					<p>
						{ sprintf(
							/* translators: %s: name of a member. */
							__(
								'%s won’t be told. What you have written to each other stays, and you can unblock this member at any time.',
								'design-marketplace'
							),
							name
						) }
					</p>
				</>
			) }
		</ConfirmDialog>
	);
};
