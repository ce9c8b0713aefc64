// The message input. Each change is stored at once for all tabs. Enter inserts a line break, Ctrl or ⌘ with Enter sends.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type {
	ClipboardEvent,
	DragEvent,
	FormEvent,
	KeyboardEvent,
	ReactNode,
} from 'react';
import { Button } from '../../../components/button';
import { ErrorText } from '../../../components/field';
import { FilePicker } from '../../../components/file-picker';
import { announce } from '../../../components/live-region';
import { TextArea } from '../../../components/text-area';
import { VisuallyHidden } from '../../../components/visually-hidden';
import * as limits from '../../../contract/limits';
import { messageRules } from '../../../contract/message-rules';
import { useCurrentUser } from '../../../lib/current-user';
import { formatNumber } from '../../../lib/format';
import { formatBytes } from '../../../lib/format-size';
import { formatTime } from '../../../lib/format-time';
import { ACCEPTED } from '../attachments';
import { useAttachments } from '../hooks/use-attachments';
import { drafts, useKept } from '../kept';
import type { Thread } from '../types';
import { sendNew } from '../unsent';
import { nameOf, whyWords } from '../words';
import { FileTray } from './file-tray';

const isMac = /Mac|iPhone|iPad/.test( window.navigator.userAgent );

const keyWords = () =>
	isMac
		? __( '⌘ Enter sends', 'design-marketplace' )
		: __( 'Ctrl Enter sends', 'design-marketplace' );

const fileWords = () =>
	sprintf(
		/* translators: 1: size of a file, 2: number of files. */
		__( 'PDF, JPG or PNG, %1$s each, %2$s at most', 'design-marketplace' ),
		formatBytes( limits.message_file_bytes_max ),
		formatNumber( limits.message_files_max )
	);

interface ComposeProps {
	thread: Thread;
	/** Called when a message is being sent, to scroll to it. */
	onSent: () => void;
	/** What else can be put into the field. */
	insert?: (
		words: string,
		onChange: ( words: string ) => void
	) => ReactNode;
}

export const Compose = ( { thread, onSent, insert }: ComposeProps ) => {
	const { id, can, with: other } = thread;
	const client = useQueryClient();
	const { user } = useCurrentUser();
	const whyId = useId();
	const form = useRef< HTMLFormElement >( null );
	useKept();
	const draft = drafts.read( id );
	const text = draft?.values.text ?? '';
	const attachments = useAttachments( id );
	const { files, problem } = attachments;
	const why = whyWords( thread );
	useEffect( () => {
		if ( problem ) {
			announce( problem );
		}
	}, [ problem ] );
	const isReady =
		can.write &&
		attachments.isGood &&
		( text.trim() !== '' || files.length > 0 );
	const send = ( event?: FormEvent ) => {
		event?.preventDefault();
		if ( ! isReady ) {
			return;
		}
		sendNew( client, id, text.trim(), [ ...files ] );
		drafts.write( id, { text: '' } );
		attachments.clear();
		form.current?.querySelector( 'textarea' )?.focus();
		onSent();
	};
	const keyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' && ( event.ctrlKey || event.metaKey ) ) {
			send( event );
		}
	};
	const take = ( event: ClipboardEvent | DragEvent, given: FileList ) => {
		if ( given.length > 0 && can.attach && ! event.defaultPrevented ) {
			event.preventDefault();
			attachments.add( [ ...given ] );
		}
	};
	const isField = can.write || thread.why === 'unanswered' || text !== '';
	return (
		// Handles keys, dropped files and pastes that bubble up from the field.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<form
			ref={ form }
			className="compose"
			aria-label={ __( 'Your message', 'design-marketplace' ) }
			onSubmit={ send }
			onKeyDown={ keyDown }
			onPaste={ ( event ) => take( event, event.clipboardData.files ) }
			onDragOver={ ( event ) => event.preventDefault() }
			onDrop={ ( event ) => take( event, event.dataTransfer.files ) }
		>
			{ why && (
				<p className="compose-why" id={ whyId }>
					{ why }
				</p>
			) }
			{ isField && (
				<>
					<TextArea
						name="text"
						label={
							<VisuallyHidden>
								{ sprintf(
									/* translators: %s: name of a member. */
									__( 'Write to %s', 'design-marketplace' ),
									nameOf( other )
								) }
							</VisuallyHidden>
						}
						placeholder={ sprintf(
							/* translators: %s: name of a member. */
							__( 'Write to %s', 'design-marketplace' ),
							nameOf( other )
						) }
						lang={ user?.locale || undefined }
						max={ messageRules.fields.text.maxLength }
						rows={ 3 }
						value={ text }
						onChange={ ( value ) =>
							drafts.write( id, { text: value } )
						}
					/>
					<Button
						type="submit"
						disabled={ ! isReady }
						aria-describedby={ why ? whyId : undefined }
						aria-keyshortcuts={
							isMac ? 'Meta+Enter' : 'Control+Enter'
						}
					>
						{ __( 'Send', 'design-marketplace' ) }
					</Button>
				</>
			) }
			{ files.length > 0 && (
				<FileTray files={ files } onRemove={ attachments.remove } />
			) }
			{ problem && <ErrorText>{ problem }</ErrorText> }
			{ can.write &&
				insert?.( text, ( value ) =>
					drafts.write( id, { text: value } )
				) }
			{ isField && (
				<div className="compose-tray">
					{ can.attach && (
						<>
							<FilePicker
								multiple
								label={ fileWords() }
								icon="clip"
								buttonLabel={ __(
									'Add a file',
									'design-marketplace'
								) }
								accept={ ACCEPTED.join() }
								onFiles={ attachments.add }
							/>
							<span className="roomy" aria-hidden="true">
								{ fileWords() }
							</span>
						</>
					) }
					<span className="roomy">{ keyWords() }</span>
					{ draft && (
						<span>
							{ sprintf(
								/* translators: %s: time of day. */
								__( 'Draft saved, %s', 'design-marketplace' ),
								formatTime( new Date( draft.savedAt ) )
							) }
						</span>
					) }
				</div>
			) }
		</form>
	);
};
