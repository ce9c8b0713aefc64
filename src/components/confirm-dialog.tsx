// Asks before something that cannot be undone. The way back has the focus.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { ErrorText } from './field';

interface ConfirmDialogProps {
	title: string;
	/** The consequences, with names and numbers. */
	children?: ReactNode;
	confirmLabel: string;
	cancelLabel?: string;
	danger?: boolean;
	wide?: boolean;
	/** Whether the action is under way. */
	busy?: boolean;
	/** Whether the action is not possible at the moment, so that the dialog can only be closed. */
	blocked?: boolean;
	error?: string | null;
	onConfirm: () => void;
	onCancel: () => void;
}

export const ConfirmDialog = ( {
	title,
	children,
	confirmLabel,
	cancelLabel = __( 'Cancel', 'design-marketplace' ),
	danger = false,
	wide = false,
	busy = false,
	blocked = false,
	error,
	onConfirm,
	onCancel,
}: ConfirmDialogProps ) => (
	<Dialog
		alert
		wide={ wide }
		title={ title }
		onClose={ busy ? () => {} : onCancel }
		footer={
			<>
				<Button
					variant="second"
					data-autofocus
					disabled={ busy }
					onClick={ onCancel }
				>
					{ cancelLabel }
				</Button>
				<Button
					variant={ danger ? 'danger' : 'primary' }
					loading={ busy }
					disabled={ blocked }
					onClick={ ( { detail } ) => {
						// The second half of a double click comes before "busy" does.
						if ( detail < 2 ) {
							onConfirm();
						}
					} }
				>
					{ confirmLabel }
				</Button>
			</>
		}
	>
		{ children && <div className="small">{ children }</div> }
		{ error && (
			<div role="alert">
				<ErrorText>{ error }</ErrorText>
			</div>
		) }
	</Dialog>
);
