// Asks before a form with changes is left, by a link or by the window. Navigating inside onSubmit is not asked about.
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../confirm-dialog';

interface LeaveGuardProps {
	/** dirty && ! isSubmitting */
	when: boolean;
	/** What becomes of what was done. */
	children?: string;
}

export const LeaveGuard = ( { when, children }: LeaveGuardProps ) => {
	const blocker = useBlocker(
		( { currentLocation, nextLocation } ) =>
			when && currentLocation.pathname !== nextLocation.pathname
	);
	useEffect( () => {
		if ( ! when ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ when ] );
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
