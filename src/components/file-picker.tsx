// Chooses a file, or several: by button, by keyboard, dropped on it, or pasted while it has the pointer or the focus.
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DragEvent } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon';
import { VisuallyHidden } from './visually-hidden';

interface FilePickerProps {
	/** Purpose of the file. */
	label: string;
	name?: string;
	/** MIME types, comma-separated. */
	accept?: string;
	/** Words on the button. */
	buttonLabel?: string;
	/** Icon before the words on the button. */
	icon?: IconName;
	/** Words in the drop zone. Without them there is only the button. */
	dropLabel?: string;
	/** Called with the first file, for a field that takes one. */
	onFile?: ( file: File ) => void;
	multiple?: boolean;
	onFiles?: ( files: readonly File[] ) => void;
	onBlur?: () => void;
}

export const FilePicker = ( {
	label,
	name,
	accept,
	buttonLabel = __( 'Choose a file', 'design-marketplace' ),
	icon,
	dropLabel,
	onFile,
	multiple = false,
	onFiles,
	onBlur,
}: FilePickerProps ) => {
	const id = useId();
	const box = useRef< HTMLDivElement >( null );
	const input = useRef< HTMLInputElement >( null );
	const [ over, setOver ] = useState( false );
	const take = ( files: FileList | null | undefined ) => {
		const [ file ] = files ?? [];
		if ( files && file ) {
			// A dialog that opens now returns the focus here when it closes, even after a drop.
			input.current?.focus();
			onFile?.( file );
			onFiles?.( [ ...files ] );
		}
	};
	const latest = useRef( take );
	latest.current = take;
	useEffect( () => {
		const paste = ( event: ClipboardEvent ) => {
			const files = event.clipboardData?.files;
			if (
				files?.length &&
				! event.defaultPrevented &&
				box.current?.matches( ':hover, :focus-within' )
			) {
				event.preventDefault();
				latest.current( files );
			}
		};
		document.addEventListener( 'paste', paste );
		return () => document.removeEventListener( 'paste', paste );
	}, [] );
	const drop = ( event: DragEvent ) => {
		event.preventDefault();
		setOver( false );
		take( event.dataTransfer.files );
	};
	return (
		<div
			ref={ box }
			className={ classNames( dropLabel && 'drop', over && 'over' ) }
			onDragOver={ ( event ) => {
				event.preventDefault();
				setOver( true );
			} }
			onDragLeave={ () => setOver( false ) }
			onDrop={ drop }
		>
			{ dropLabel && <b>{ dropLabel }</b> }
			<span className="file-button">
				<input
					ref={ input }
					className="sr"
					id={ id }
					name={ name }
					type="file"
					accept={ accept }
					multiple={ multiple }
					onBlur={ onBlur }
					onChange={ ( event ) => {
						take( event.target.files );
						// The same file again must count as a change.
						event.target.value = '';
					} }
				/>
				<label className="btn second small" htmlFor={ id }>
					{ icon && <Icon name={ icon } /> }
					<span className="words">{ buttonLabel }</span>
					<VisuallyHidden>{ `: ${ label }` }</VisuallyHidden>
				</label>
			</span>
		</div>
	);
};
