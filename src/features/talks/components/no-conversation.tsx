// Stands in place of a conversation: there is none at all, none is chosen, or none is at this address.
import { __, _n, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button';
import { Link } from '../../../components/link';
import { fitWords } from '../../../components/mega';
import { routes } from '../../../contract/routes';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { formatNumber } from '../../../lib/format';
import { conversationPath, profilePath } from '../../../lib/paths';
import type { Listed } from '../types';
import { nameOf } from '../words';

export const NoConversation = () => {
	const title = __( 'There is no conversation here.', 'design-marketplace' );
	useDocumentTitle( title );
	return (
		<div className="thread-wait stack">
			<h1 className="t3">{ title }</h1>
			<p className="text">
				{ __(
					'Either it is not yours, or the two of you have not written to each other yet. One begins with an application, or when a company writes to a designer.',
					'design-marketplace'
				) }
			</p>
			<ButtonLink to={ routes.messages.path } icon="arrow-left">
				{ __( 'All conversations', 'design-marketplace' ) }
			</ButtonLink>
		</div>
	);
};

interface NoneChosenProps {
	/** Messages in all conversations. */
	unread: number;
	/** The first conversation with any; undefined if it is not loaded. */
	first: Listed | undefined;
}

/** Stands beside the list until a conversation is chosen. None opens by itself: that would mark it as read. */
export const NoneChosen = ( { unread, first }: NoneChosenProps ) => (
	<div className="none-chosen">
		<div aria-hidden="true">
			<i className="form circle" />
			<i className="form square" />
		</div>
		{ unread > 0 && first && (
			<Link className="t3" to={ conversationPath( first.id ) }>
				{ sprintf(
					/* translators: 1: number of messages, 2: who has written. */
					_n(
						'%1$s unread. Begin with %2$s.',
						'%1$s unread. Begin with %2$s.',
						unread,
						'design-marketplace'
					),
					formatNumber( unread ),
					nameOf( first.with )
				) }
			</Link>
		) }
	</div>
);

/** Nobody has written yet. */
export const NoConversations = () => {
	const { user } = useCurrentUser();
	const title = __( 'Nothing to read. Yet.', 'design-marketplace' );
	const isCompany = user?.role === 'contractor';
	return (
		<div className="page-head grid no-talk">
			<h1 className="t1 c1-9" style={ fitWords( title ) }>
				{ title }
			</h1>
			<div className="c4-10 stack">
				<p className="t4 text">
					{ isCompany
						? __(
								'A conversation begins when somebody applies to one of your jobs, or when you write to a designer. The comment is its first message.',
								'design-marketplace'
							)
						: __(
								'A conversation begins when you apply for a job, or when a company writes to you. Your comment is its first message.',
								'design-marketplace'
							) }
				</p>
				<div className="btns">
					<ButtonLink
						to={
							isCompany ? routes.designers.path : routes.jobs.path
						}
						iconAfter="arrow-right"
					>
						{ isCompany
							? routes.designers.title()
							: routes.jobs.title() }
					</ButtonLink>
					{ user && (
						<ButtonLink variant="second" to={ profilePath( user ) }>
							{ __(
								'Look at your own page',
								'design-marketplace'
							) }
						</ButtonLink>
					) }
				</div>
			</div>
		</div>
	);
};
