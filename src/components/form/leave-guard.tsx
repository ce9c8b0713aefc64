// Asks before a form with changes, or one that is being sent, is left by a link or by the window.
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../confirm-dialog';

interface LeaveGuardProps {
	/** There are changes. */
	when: boolean;
	/** They are on their way. */
	sending?: boolean;
	/** True once the form leaves by itself, see useSave(). */
	free?: RefObject< boolean >;
	/** What becomes of what was done. */
	children?: string;
}

export const LeaveGuard = ( {
	when,
	sending = false,
	free,
	children,
}: LeaveGuardProps ) => {
	const asks = when || sending;
	const blocker = useBlocker(
		( { currentLocation, nextLocation } ) =>
			asks &&
			! free?.current &&
			currentLocation.pathname !== nextLocation.pathname
	);
	useEffect( () => {
		if ( ! asks ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => {
			if ( ! free?.current ) {
				event.preventDefault();
			}
		};
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ asks, free ] );
	if ( blocker.state === 'blocked' && sending ) {
		return (
			<ConfirmDialog
				title={ __(
					'Leave while it is being sent?',
					'design-marketplace'
				) }
				confirmLabel={ __( 'Leave', 'design-marketplace' ) }
				cancelLabel={ __( 'Stay', 'design-marketplace' ) }
				onConfirm={ () => blocker.proceed() }
				onCancel={ () => blocker.reset() }
			>
				{ __(
					'If it fails, you will not be told. Your text is kept in this tab.',
					'design-marketplace'
				) }
			</ConfirmDialog>
		);
	}
	return blocker.state === 'blocked' ? (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'design-marketplace' ) }
			confirmLabel={ __( 'Leave', 'design-marketplace' ) }
			cancelLabel={ __( 'Stay', 'design-marketplace' ) }
			onConfirm={ () => blocker.proceed() }
			onCancel={ () => blocker.reset() }
		>
			{ children ??
				__(
					'Your text is kept in this tab until you come back, pictures are not.',
					'design-marketplace'
				) }
		</ConfirmDialog>
	) : null;
};
