// The member's part of the bar: messages, picture, and a menu of their own pages.
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Link } from '../components/link';
import { Avatar } from '../components/avatar';
import { DropMenu } from '../components/drop-menu';
import { Logo } from '../components/logo';
import { routes } from '../contract/routes';
import { MessagesLink } from '../features/talks/components/unread-count';
import { useCurrentUser } from '../lib/current-user';
import { useIsMobile } from '../lib/use-media-query';
import { accountLinks, currentIn } from './navigation';

export { UnreadBadge } from '../features/talks/components/unread-count';

export const AccountItems = () => {
	const { user, signOut } = useCurrentUser();
	return (
		<>
			{ accountLinks( user ).map( ( { to, label } ) => (
				<li key={ to }>
					<Link to={ to }>{ label }</Link>
				</li>
			) ) }
			<li>
				<button type="button" onClick={ () => signOut() }>
					{ __( 'Sign out', 'design-marketplace' ) }
				</button>
			</li>
		</>
	);
};

export const AccountMenu = () => {
	const { user, isLoading } = useCurrentUser();
	const { pathname } = useLocation();
	const narrow = useIsMobile();
	// A company's logo is not a face: it is never cut round.
	const Face = user?.role === 'contractor' ? Logo : Avatar;
	return (
		<>
			{ user && ! narrow && (
				<MessagesLink
					className="plain"
					current={ currentIn( pathname, routes.messages.path ) }
				/>
			) }
			<DropMenu
				label={ __( 'My account', 'design-marketplace' ) }
				button={
					isLoading ? (
						<span className="avatar bone" />
					) : (
						<Face
							name={ user?.name ?? user?.company ?? '·' }
							image={ user?.avatar }
							sizes="57px"
						/>
					)
				}
			>
				<AccountItems />
			</DropMenu>
		</>
	);
};
