// One conversation: head, messages and input; beside them the jobs and files of both members.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Disclosure } from '../../../components/disclosure';
import { ErrorState } from '../../../components/error-state';
import { Loading, TextBones } from '../../../components/skeletons';
import { isGone } from '../../../lib/api-error';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { formatNumber } from '../../../lib/format';
import { conversationPath } from '../../../lib/paths';
import { putStage } from '../cache';
import { whenWords } from '../dates';
import { useHeard } from '../hooks/use-heard';
import { usePlace } from '../hooks/use-place';
import { useReading } from '../hooks/use-reading';
import { useThread } from '../hooks/use-thread';
import { useKept } from '../kept';
import { isShown, lookAfter, unsentOf } from '../unsent';
import type { Unsent } from '../unsent';
import { readUntil } from '../thread';
import type { Message, SharedJob, Thread } from '../types';
import { nameOf } from '../words';
import { Compose } from './compose';
import { FileLink } from './message-files';
import { NoConversation } from './no-conversation';
import { Script } from './script';
import { SharedJobs } from './shared-jobs';
import { ThreadHead } from './thread-head';

// The messages of a conversation that are not sent yet, as this tab shows them.

function useUnsent( conversation: string ): readonly Unsent[] {
	useKept();
	useEffect( () => lookAfter( conversation ), [ conversation ] );
	return unsentOf( conversation ).filter( isShown );
}

export interface ThreadSlots {
	/** Actions on a message of the other person. */
	actionsOf?: ( message: Message, thread: Thread ) => ReactNode;
	/** The owner's actions on an application. They tell the conversation the new stage. */
	decide?: (
		job: SharedJob,
		onStage: ( stage: SharedJob[ 'stage' ] ) => void
	) => ReactNode;
	/** What can be put into the message. */
	insert?: (
		thread: Thread,
		words: string,
		onChange: ( words: string ) => void
	) => ReactNode;
}

const FILES_SHOWN = 6;

const jobsWords = ( count: number ) =>
	sprintf(
		/* translators: %s: number of design jobs. */
		_n(
			'%s job in common',
			'%s jobs in common',
			count,
			'design-marketplace'
		),
		formatNumber( count )
	);

/** The newest of those that were read. */
const LatestFiles = ( { messages }: { messages: readonly Message[] } ) => {
	const files = messages
		.filter( ( { isDeleted } ) => ! isDeleted )
		.flatMap( ( { files: given, date } ) =>
			given.map( ( file ) => ( { file, date } ) )
		)
		.slice( -FILES_SHOWN )
		.reverse();
	return files.length === 0 ? null : (
		<div>
			<h2 className="t4">{ __( 'Files', 'design-marketplace' ) }</h2>
			<ul className="aside-files">
				{ files.map( ( { file, date } ) => (
					<li key={ file.id }>
						<FileLink file={ file } about={ whenWords( date ) } />
					</li>
				) ) }
			</ul>
		</div>
	);
};

interface LoadedProps extends ThreadSlots {
	thread: Thread;
	updatedAt: number;
}

const Loaded = ( {
	thread,
	updatedAt,
	actionsOf,
	decide,
	insert,
}: LoadedProps ) => {
	const { id, messages, jobs, with: other } = thread;
	const { user } = useCurrentUser();
	const root = useRef< HTMLElement >( null );
	const [ readBefore ] = useState( () => readUntil( thread ) );
	const client = useQueryClient();
	const unsent = useUnsent( id );
	const { box, end, isAtEnd, goToEnd } = usePlace( messages, unsent.length );
	useReading( thread, isAtEnd, updatedAt );
	useHeard( thread );
	useDocumentTitle( nameOf( other ) );
	/** The focused element is gone, so the focus goes to the text field, or to the head. */
	const toField = () =>
		[ '.compose textarea', '.t-who' ]
			.map( ( place ) =>
				root.current?.querySelector< HTMLElement >( place )
			)
			.find( Boolean )
			?.focus();
	const company = other?.role === 'contractor' ? other : user;
	const shared = (
		<SharedJobs
			jobs={ jobs }
			company={
				company && { slug: company.slug, locale: company.locale }
			}
			decide={
				decide &&
				( ( job ) =>
					decide( job, ( stage ) =>
						putStage( client, id, job.application, stage )
					) )
			}
		/>
	);
	return (
		<section
			ref={ root }
			className="thread"
			aria-label={ sprintf(
				/* translators: %s: name of a member. */
				__( 'Conversation with %s', 'design-marketplace' ),
				nameOf( other )
			) }
		>
			<ThreadHead thread={ thread } />
			<div className="thread-scroll" ref={ box }>
				{ jobs.length > 0 && (
					<div className="shared-strip">
						<Disclosure summary={ jobsWords( jobs.length ) }>
							{ shared }
						</Disclosure>
					</div>
				) }
				<Script
					thread={ thread }
					unsent={ unsent }
					readBefore={ readBefore }
					isBehind={ ! isAtEnd && thread.unread > 0 }
					end={ end }
					onEnd={ goToEnd }
					onGone={ toField }
					actionsOf={
						actionsOf &&
						( ( message ) => actionsOf( message, thread ) )
					}
				/>
			</div>
			<Compose
				thread={ thread }
				onSent={ goToEnd }
				insert={
					insert && ( ( ...words ) => insert( thread, ...words ) )
				}
			/>
			<aside
				className="talk-aside"
				aria-label={ __(
					'About this conversation',
					'design-marketplace'
				) }
			>
				{ jobs.length > 0 && (
					<div>
						<h2 className="t4">{ jobsWords( jobs.length ) }</h2>
						{ shared }
					</div>
				) }
				<LatestFiles messages={ messages } />
			</aside>
		</section>
	);
};

export const ThreadPane = ( {
	id,
	...slots
}: ThreadSlots & { id: string } ) => {
	const { data: thread, error, dataUpdatedAt, refetch } = useThread( id );
	if ( isGone( error ) ) {
		return <NoConversation />;
	}
	if ( ! thread ) {
		return (
			<div className="thread-wait">
				{ error ? (
					<ErrorState
						level={ 1 }
						error={ error }
						onRetry={ refetch }
					/>
				) : (
					<Loading>
						<TextBones lines={ 5 } />
					</Loading>
				) }
			</div>
		);
	}
	// A member's slug was in the address.
	if ( thread.id !== id ) {
		return <Navigate replace to={ conversationPath( thread.id ) } />;
	}
	return (
		<Loaded thread={ thread } updatedAt={ dataUpdatedAt } { ...slots } />
	);
};
