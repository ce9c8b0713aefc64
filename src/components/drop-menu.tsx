// A button that opens a list under it. Closed by Escape, by leaving it, and by following something in it.
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

interface DropMenuProps {
	/** Name of the button. */
	label: string;
	/** Content of the button. */
	button: ReactNode;
	/** List items. */
	children: ReactNode;
}

export const DropMenu = ( { label, button, children }: DropMenuProps ) => {
	const id = useId();
	const [ open, setOpen ] = useState( false );
	const root = useRef< HTMLDivElement >( null );
	const trigger = useRef< HTMLButtonElement >( null );

	useEffect( () => {
		if ( ! open ) {
			return undefined;
		}
		const away = ( event: PointerEvent ) => {
			if ( ! root.current?.contains( event.target as Node ) ) {
				setOpen( false );
			}
		};
		document.addEventListener( 'pointerdown', away );
		return () => document.removeEventListener( 'pointerdown', away );
	}, [ open ] );

	const keyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && open ) {
			event.stopPropagation();
			setOpen( false );
			trigger.current?.focus();
		}
	};
	/** A dialog opened from the menu returns the focus to this button, as the menu's entry is hidden by then. */
	const used = () => {
		if ( open ) {
			trigger.current?.focus();
			setOpen( false );
		}
	};
	const blur = ( { relatedTarget }: FocusEvent ) => {
		if ( relatedTarget && ! root.current?.contains( relatedTarget ) ) {
			setOpen( false );
		}
	};
	return (
		// Handles keys and blurs that bubble up from the controls inside.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			className="drop-menu"
			ref={ root }
			onKeyDown={ keyDown }
			onBlur={ blur }
		>
			<button
				ref={ trigger }
				type="button"
				className="plain"
				aria-label={ label }
				aria-expanded={ open }
				aria-controls={ id }
				onClick={ () => setOpen( ! open ) }
			>
				{ button }
			</button>
			{ /* The links and buttons inside are the controls; the list only hears that one was used. */ }
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */ }
			<ul id={ id } hidden={ ! open } onClick={ used }>
				{ children }
			</ul>
		</div>
	);
};
