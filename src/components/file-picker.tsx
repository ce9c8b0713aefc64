// Chooses a file: by button, by keyboard, or dropped on it.
import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DragEvent } from 'react';
import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';

interface FilePickerProps {
	/** What the file is for. */
	label: string;
	name?: string;
	/** MIME types, comma-separated. */
	accept?: string;
	/** Words on the button. */
	buttonLabel?: string;
	/** Words in the drop zone; none, and it is a button only. */
	dropLabel?: string;
	onFile: ( file: File ) => void;
	onBlur?: () => void;
}

export const FilePicker = ( {
	label,
	name,
	accept,
	buttonLabel = __( 'Choose a file', 'design-marketplace' ),
	dropLabel,
	onFile,
	onBlur,
}: FilePickerProps ) => {
	const id = useId();
	const input = useRef< HTMLInputElement >( null );
	const [ over, setOver ] = useState( false );
	const take = ( files: FileList | null ) => {
		if ( files?.[ 0 ] ) {
			// Where a dialog that opens now gives the focus back to, after a drop too.
			input.current?.focus();
			onFile( files[ 0 ] );
		}
	};
	const drop = ( event: DragEvent ) => {
		event.preventDefault();
		setOver( false );
		take( event.dataTransfer.files );
	};
	return (
		<div
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
					onBlur={ onBlur }
					onChange={ ( event ) => {
						take( event.target.files );
						// The same file again must count as a change.
						event.target.value = '';
					} }
				/>
				<label className="btn second small" htmlFor={ id }>
					{ buttonLabel }
					<VisuallyHidden>{ `: ${ label }` }</VisuallyHidden>
				</label>
			</span>
		</div>
	);
};
