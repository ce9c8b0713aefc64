// A modal dialog on the browser's own <dialog>: mounted means open. Focus goes in, and back to where it came from.
import {
	createPortal,
	useId,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent, ReactNode } from 'react';
import { PlainButton } from './button';
import { classNames } from './class-names';
import './dialog.css';

interface DialogProps {
	title: ReactNode;
	/** Called on Escape, the close button, or a phone's back gesture. */
	onClose: () => void;
	children?: ReactNode;
	/** Buttons. */
	footer?: ReactNode;
	wide?: boolean;
	/** On a page of the other role. */
	side?: 'entrepreneur';
	/** Whether the dialog needs an answer: then it has no close button. */
	alert?: boolean;
}

/** The element marked with data-autofocus gets the focus, else the browser's choice. */
const AUTOFOCUS = '[data-autofocus]';

function useModal() {
	const ref = useRef< HTMLDialogElement >( null );
	useLayoutEffect( () => {
		const dialog = ref.current;
		const page = dialog?.ownerDocument;
		const opener = page?.activeElement;
		// Browsers without modal dialogs, and jsdom, still show it.
		if ( dialog?.showModal ) {
			dialog.showModal();
		} else {
			dialog?.setAttribute( 'open', '' );
		}
		const first =
			dialog?.querySelector< HTMLElement >( AUTOFOCUS ) ??
			dialog?.querySelector< HTMLElement >( 'input, textarea, select' );
		first?.focus();
		if ( dialog && ! dialog.contains( page?.activeElement ?? null ) ) {
			dialog.focus();
		}
		return () => {
			dialog?.close?.();
			if ( opener instanceof HTMLElement ) {
				opener.focus();
			}
		};
	}, [] );
	return ref;
}

export const Dialog = ( {
	title,
	onClose,
	children,
	footer,
	wide = false,
	side,
	alert = false,
}: DialogProps ) => {
	const id = useId();
	const ref = useModal();
	const keyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.preventDefault();
			event.stopPropagation();
			onClose();
		}
	};
	return createPortal(
		<dialog
			ref={ ref }
			className={ classNames( 'dialog', wide && 'wide' ) }
			data-role={ side }
			role={ alert ? 'alertdialog' : undefined }
			aria-modal="true"
			aria-labelledby={ id }
			tabIndex={ -1 }
			onKeyDown={ keyDown }
			onCancel={ ( event ) => {
				event.preventDefault();
				onClose();
			} }
			// A form in here is not part of a form around the portal's parent.
			onSubmit={ ( event ) => event.stopPropagation() }
		>
			<div className="d-head">
				<h2 className="t3" id={ id }>
					{ title }
				</h2>
				{ ! alert && (
					<PlainButton
						icon="close"
						aria-label={ __( 'Close', 'design-marketplace' ) }
						onClick={ onClose }
					/>
				) }
			</div>
			<div className="mid">{ children }</div>
			{ footer && <div className="d-foot">{ footer }</div> }
		</dialog>,
		document.body
	);
};
