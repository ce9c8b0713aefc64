// All conversations, the newest first: to be searched by name, or only those with something new.
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { Loading, TextBones } from '../../../components/skeletons';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { routes } from '../../../contract/routes';
import { formatNumber } from '../../../lib/format';
import type { useConversations } from '../hooks/use-conversations';
import type { ListView } from '../types';
import { ConversationRow } from './conversation-row';

interface ConversationListProps {
	query: ReturnType< typeof useConversations >;
	view: ListView;
	unread: number;
	/** The conversation on the screen; null for none. */
	current: string | null;
	onView: ( view: Partial< ListView > ) => void;
}

const headWords = ( unread: number ) =>
	unread > 0
		? sprintf(
				/* translators: %s: number of messages. */
				_n( '%s unread', '%s unread', unread, 'design-marketplace' ),
				formatNumber( unread )
			)
		: routes.messages.title();

/** The list is the page as long as no conversation is open beside it. */
const Head = ( { unread, isPage }: { unread: number; isPage: boolean } ) => {
	const Heading = isPage ? 'h1' : 'p';
	return (
		<Heading className="t3">
			{ unread > 0 && (
				<VisuallyHidden>
					{ `${ routes.messages.title() }: ` }
				</VisuallyHidden>
			) }
			{ headWords( unread ) }
		</Heading>
	);
};

/** Goes on where the list ended: the focus to the first of the new ones. */
function useFocusOnMore( count: number ) {
	const list = useRef< HTMLOListElement >( null );
	const from = useRef< number | null >( null );
	useEffect( () => {
		const { current } = from;
		if ( current !== null && count > current ) {
			from.current = null;
			list.current?.children[ current ]
				?.querySelector< HTMLElement >( 'a' )
				?.focus();
		}
	}, [ count ] );
	return {
		list,
		ask: () => {
			from.current = count;
		},
	};
}

export const ConversationList = ( {
	query,
	view,
	unread,
	current,
	onView,
}: ConversationListProps ) => {
	const { data, error, isFetchingNextPage, hasNextPage } = query;
	const items = data?.pages.flatMap( ( page ) => page.items ) ?? [];
	const { list, ask } = useFocusOnMore( items.length );
	return (
		<section
			className="threads"
			aria-label={ __( 'Conversations', 'design-marketplace' ) }
		>
			<div className="threads-find">
				<Head unread={ unread } isPage={ current === null } />
				<div className="threads-tools">
					<input
						type="search"
						value={ view.search }
						placeholder={ __(
							'Search a name',
							'design-marketplace'
						) }
						aria-label={ __(
							'Search names',
							'design-marketplace'
						) }
						onChange={ ( { target } ) =>
							onView( { search: target.value } )
						}
					/>
					<button
						type="button"
						className="quiet"
						aria-pressed={ view.unreadOnly }
						onClick={ () =>
							onView( { unreadOnly: ! view.unreadOnly } )
						}
					>
						{ __( 'Unread only', 'design-marketplace' ) }
					</button>
				</div>
			</div>
			{ ! data && ! error && (
				<Loading>
					<div className="threads-wait">
						<TextBones lines={ 6 } />
					</div>
				</Loading>
			) }
			{ ! data && error && (
				<ErrorState error={ error } onRetry={ query.refetch } />
			) }
			{ data && items.length === 0 && (
				<p className="threads-none" role="status">
					{ view.search
						? __(
								'You have no conversation with anybody of this name.',
								'design-marketplace'
							)
						: __( 'All of it is read.', 'design-marketplace' ) }
				</p>
			) }
			<ol ref={ list }>
				{ items.map( ( one ) => (
					<ConversationRow
						key={ one.id }
						conversation={ one }
						isCurrent={ one.id === current }
					/>
				) ) }
			</ol>
			{ hasNextPage && (
				<p className="threads-more">
					<Button
						variant="second"
						small
						loading={ isFetchingNextPage }
						onClick={ () => {
							ask();
							void query.fetchNextPage();
						} }
					>
						{ __( 'Show earlier ones', 'design-marketplace' ) }
					</Button>
				</p>
			) }
		</section>
	);
};
