// Asks before a form with changes, or one that is being sent, is left by a link, by the window, or by a sign-out.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { guardSignOut } from '../../lib/leave';
import { ConfirmDialog } from '../confirm-dialog';

interface LeaveGuardProps {
	/** Whether there are changes. */
	when: boolean;
	/** Whether the changes are being sent. */
	sending?: boolean;
	/** True once the form navigates away after a save, see useSave(). */
	free?: RefObject< boolean >;
	/** Tells what happens to the changes. */
	children?: string;
}

export const LeaveGuard = ( {
	when,
	sending = false,
	free,
	children,
}: LeaveGuardProps ) => {
	const asks = when || sending;
	/** The sign-out that waits for an answer. */
	const [ signOut, setSignOut ] = useState< { go: () => void } | null >(
		null
	);
	/** The question is answered: the sign-out's own navigation does not ask again. */
	const answered = useRef( false );
	const blocker = useBlocker(
		( { currentLocation, nextLocation } ) =>
			asks &&
			! answered.current &&
			! free?.current &&
			currentLocation.pathname !== nextLocation.pathname
	);
	useEffect( () => {
		if ( ! asks ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => {
			if ( ! answered.current && ! free?.current ) {
				event.preventDefault();
			}
		};
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ asks, free ] );
	useEffect( () => {
		if ( ! asks ) {
			return undefined;
		}
		return guardSignOut( ( go ) => {
			if ( free?.current ) {
				go();
			} else {
				setSignOut( { go } );
			}
		} );
	}, [ asks, free ] );
	const stay = __( 'Stay', 'design-marketplace' );
	if ( signOut ) {
		return (
			<ConfirmDialog
				title={ __( 'Sign out without saving?', 'design-marketplace' ) }
				confirmLabel={ __( 'Sign out', 'design-marketplace' ) }
				cancelLabel={ stay }
				onConfirm={ () => {
					answered.current = true;
					setSignOut( null );
					signOut.go();
				} }
				onCancel={ () => setSignOut( null ) }
			>
				{ __(
					'Your unsaved changes will be lost.',
					'design-marketplace'
				) }
			</ConfirmDialog>
		);
	}
	const kept =
		children ??
		__(
			'What you made is kept in this browser until you come back or sign out.',
			'design-marketplace'
		);
	return blocker.state === 'blocked' ? (
		<ConfirmDialog
			title={
				sending
					? __(
							'Leave while it is being sent?',
							'design-marketplace'
						)
					: __( 'Leave without saving?', 'design-marketplace' )
			}
			confirmLabel={ __( 'Leave', 'design-marketplace' ) }
			cancelLabel={ stay }
			onConfirm={ () => blocker.proceed() }
			onCancel={ () => blocker.reset() }
		>
			{ sending
				? __(
						'If it fails, you will not be told. Your text is kept until you come back.',
						'design-marketplace'
					)
				: kept }
		</ConfirmDialog>
	) : null;
};
