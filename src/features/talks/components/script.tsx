// The messages: the other member's on the left, the reader's own indented, with a line for each day.
import { Fragment, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { ErrorText } from '../../../components/field';
import { messageOf } from '../../../lib/api-error';
import { useOlder } from '../hooks/use-thread';
import { daysOf, seenByOther } from '../thread';
import type { Message as Said, Thread } from '../types';
import type { Unsent } from '../unsent';
import { nameOf } from '../words';
import { DeleteDialog } from './delete-dialog';
import { Message } from './message';
import { UnsentMessage } from './unsent-message';

interface ScriptProps {
	thread: Thread;
	unsent: readonly Unsent[];
	/** Messages after this one were not read when the conversation was opened. */
	readBefore: number;
	/** Whether there are new messages below the visible part. */
	isBehind: boolean;
	end: ( element: Element | null ) => void;
	onEnd: () => void;
	/** Called when a message is discarded, to move the focus. */
	onGone: () => void;
	actionsOf?: ( message: Said ) => ReactNode;
}

const focusMessage = ( id: number ) =>
	document
		.querySelector< HTMLElement >( `[data-message="${ id }"]` )
		?.focus( { preventScroll: true } );

const Older = ( { thread }: { thread: Thread } ) => {
	const older = useOlder( thread );
	const top = useRef< number >();
	const first = thread.messages[ 0 ]?.id;
	useEffect( () => {
		// The button is gone or far above: focus the message that was at the top.
		if ( top.current !== undefined && first !== top.current ) {
			focusMessage( top.current );
			top.current = undefined;
		}
	}, [ first ] );
	return (
		<>
			{ thread.hasOlder && (
				<Button
					variant="second"
					small
					icon="arrow-up"
					loading={ older.isPending }
					onClick={ () => {
						top.current = first;
						older.mutate();
					} }
				>
					{ __( 'Earlier messages', 'design-marketplace' ) }
				</Button>
			) }
			{ older.error && (
				<div role="alert">
					<ErrorText>{ messageOf( older.error ) }</ErrorText>
				</div>
			) }
		</>
	);
};

export const Script = ( {
	thread,
	unsent,
	readBefore,
	isBehind,
	end,
	onEnd,
	onGone,
	actionsOf,
}: ScriptProps ) => {
	const { messages, with: other } = thread;
	const seen = seenByOther( thread );
	const [ going, setGoing ] = useState< Said | null >( null );
	const deleted = useRef< number | null >( null );
	// After the dialog has closed, the deleted message's row gets the focus.
	useEffect( () => {
		if ( ! going && deleted.current !== null ) {
			focusMessage( deleted.current );
			deleted.current = null;
		}
	}, [ going ] );
	return (
		<>
			<div className="script-older">
				<Older thread={ thread } />
			</div>
			{ /* New messages are read out by the page's own voice, and only those. */ }
			<div
				className="script"
				role="log"
				aria-live="off"
				// Focusable, so that it can be scrolled by keyboard.
				tabIndex={ 0 }
				aria-label={ sprintf(
					/* translators: %s: name of a member. */
					__( 'Messages with %s', 'design-marketplace' ),
					nameOf( other )
				) }
			>
				{ daysOf( messages ).map( ( day ) => (
					<Fragment key={ day.words }>
						<h2 className="day">
							<span>{ day.words }</span>
						</h2>
						<ol>
							{ day.messages.map( ( message ) => (
								<Message
									key={ message.id }
									message={ message }
									with={ other }
									isNew={
										! message.isMine &&
										message.id > readBefore
									}
									isSeen={ message.id === seen }
									onDelete={ setGoing }
									actionsOf={ actionsOf }
								/>
							) ) }
						</ol>
					</Fragment>
				) ) }
				{ unsent.length > 0 && (
					<ol>
						{ unsent.map( ( one ) => (
							<UnsentMessage
								key={ one.name }
								conversation={ thread.id }
								unsent={ one }
								onGone={ onGone }
							/>
						) ) }
					</ol>
				) }
				<span className="script-end" ref={ end } />
			</div>
			{ isBehind && (
				<p className="script-jump">
					<Button small iconAfter="arrow-down" onClick={ onEnd }>
						{ __( 'New message', 'design-marketplace' ) }
					</Button>
				</p>
			) }
			{ going && (
				<DeleteDialog
					thread={ thread }
					message={ going }
					onCancel={ () => setGoing( null ) }
					onDone={ () => {
						deleted.current = going.id;
						setGoing( null );
					} }
				/>
			) }
		</>
	);
};
