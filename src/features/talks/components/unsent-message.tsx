// A message that is being sent or has failed. It stays until it is sent or discarded.
import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Dots } from '../../../components/button';
import { UploadProgress } from '../../../components/upload-progress';
import { useCurrentUser } from '../../../lib/current-user';
import { formatBytes } from '../../../lib/format-size';
import { discard, progressOf, sendAgain, stop } from '../unsent';
import type { Unsent } from '../unsent';
import { LinkedText } from './linked-text';
import { MessageFrame } from './message-frame';

interface UnsentMessageProps {
	conversation: string;
	unsent: Unsent;
	/** Called when the message is discarded, to move the focus. */
	onGone: () => void;
}

const Sending = () => (
	<span className="msg-sending" role="status">
		{ __( 'Sending', 'design-marketplace' ) } <Dots />
	</span>
);

export const UnsentMessage = ( {
	conversation,
	unsent: { name, text, date, files, problem },
	onGone,
}: UnsentMessageProps ) => {
	const client = useQueryClient();
	const { user } = useCurrentUser();
	const progress = progressOf( name );
	const isSending = progress !== null;
	return (
		<MessageFrame by="me" date={ date } note={ isSending && <Sending /> }>
			{ text && (
				<LinkedText locale={ user?.locale ?? '' }>{ text }</LinkedText>
			) }
			{ files.length > 0 && (
				<ul className="msg-files small">
					{ files.map( ( file, index ) => (
						<li key={ index }>
							{ `${ file.name }, ${ formatBytes( file.size ) }` }
						</li>
					) ) }
				</ul>
			) }
			{ isSending && files.length > 0 && (
				<UploadProgress
					value={ progress }
					onCancel={ () => stop( name ) }
				/>
			) }
			{ ! isSending && (
				<div className="msg-fail">
					<p className="err" role="alert">
						{ __( 'Not sent.', 'design-marketplace' ) } { problem }
					</p>
					<button
						type="button"
						className="quiet link"
						onClick={ () => {
							sendAgain( client, conversation, name );
							onGone();
						} }
					>
						{ __( 'Send again', 'design-marketplace' ) }
					</button>
					<button
						type="button"
						className="quiet link"
						onClick={ () => {
							discard( conversation, name );
							onGone();
						} }
					>
						{ __( 'Delete', 'design-marketplace' ) }
					</button>
				</div>
			) }
		</MessageFrame>
	);
};
