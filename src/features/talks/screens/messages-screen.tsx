// /messages and /messages/:id: the list of conversations, and the open one. On a phone only one of both.
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import { useCurrentUser } from '../../../lib/current-user';
import { useDebounced } from '../../../lib/debounce';
import { useDocumentTitle } from '../../../lib/document-title';
import { pageRoleOf, usePageRole } from '../../../lib/page-role';
import { useIsMobile } from '../../../lib/use-media-query';
import { ConversationList } from '../components/conversation-list';
import { NoConversations, NoneChosen } from '../components/no-conversation';
import { ThreadPane } from '../components/thread-pane';
import type { ThreadSlots } from '../components/thread-pane';
import { useConversations } from '../hooks/use-conversations';
import { useUnread } from '../hooks/use-unread';
import type { ListView } from '../types';
import '../../../styles/quiet.css';
import '../conversations.css';

const TYPING_MS = 300;
const ALL: ListView = { search: '', unreadOnly: false };

interface WithListProps {
	/** The conversation that is open; null for none. */
	current: string | null;
	/** False on a phone while a conversation is open. */
	isShown: boolean;
	/** The open conversation. */
	children?: ReactNode;
}

/** The conversation keeps its place in the tree, and with it what is open in it, when the list comes and goes. */
const WithList = ( { current, isShown, children }: WithListProps ) => {
	const [ view, setView ] = useState( ALL );
	const query = useConversations( useDebounced( view, TYPING_MS ), isShown );
	const unread = useUnread();
	const isAll = view.search === '' && ! view.unreadOnly;
	const isNone = query.data?.pages[ 0 ]?.items.length === 0;
	if ( isAll && isNone && current === null ) {
		return <NoConversations />;
	}
	return (
		<div className="talk">
			{ isShown && (
				<ConversationList
					query={ query }
					view={ view }
					unread={ unread }
					current={ current }
					onView={ ( change ) => setView( { ...view, ...change } ) }
				/>
			) }
			{ children ?? (
				<NoneChosen
					unread={ unread }
					first={ query.data?.pages
						.flatMap( ( page ) => page.items )
						.find( ( one ) => one.unread > 0 ) }
				/>
			) }
		</div>
	);
};

/** The app passes in the parts of other features. */
const MessagesScreen = ( slots: ThreadSlots ) => {
	const { id = null } = useParams();
	const { user } = useCurrentUser();
	const narrow = useIsMobile();
	useDocumentTitle( id ? null : routes.messages.title() );
	usePageRole( pageRoleOf( user?.role ) );
	return (
		<WithList current={ id } isShown={ ! narrow || id === null }>
			{ id && <ThreadPane key={ id } id={ id } { ...slots } /> }
		</WithList>
	);
};

export default MessagesScreen;
