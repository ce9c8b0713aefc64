// The member's corner of the bar: their picture, and what is theirs.
import { __ } from '@wordpress/i18n';
import { Link } from '../components/link';
import { Avatar } from '../components/avatar';
import { DropMenu } from '../components/drop-menu';
import { useCurrentUser } from '../lib/current-user';
import { accountLinks } from './navigation';

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
	return (
		<DropMenu
			label={ __( 'My account', 'design-marketplace' ) }
			button={
				isLoading ? (
					<span className="avatar bone" />
				) : (
					<Avatar
						name={ user?.name ?? user?.company ?? '·' }
						image={ user?.avatar }
						sizes="40px"
					/>
				)
			}
		>
			<AccountItems />
		</DropMenu>
	);
};
