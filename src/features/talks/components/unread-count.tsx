// The way to the messages, with how many wait. The layout mounts it for members alone.
import { classNames } from '../../../components/class-names';
import { Icon } from '../../../components/icon';
import { Link } from '../../../components/link';
import { routes } from '../../../contract/routes';
import { useUnread } from '../hooks/use-unread';
import { Badge } from './badge';

export const UnreadBadge = () => <Badge unread={ useUnread() } />;

interface MessagesLinkProps {
	className?: string;
	current?: 'page' | 'true';
}

export const MessagesLink = ( { className, current }: MessagesLinkProps ) => (
	<Link
		className={ classNames( 'to-messages', className ) }
		to={ routes.messages.path }
		aria-current={ current }
	>
		<Icon name="letter" />
		<span>{ routes.messages.title() }</span> <UnreadBadge />
	</Link>
);
