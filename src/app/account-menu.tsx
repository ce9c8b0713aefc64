// The member's corner of the bar: their picture, and what is theirs.
import { __ } from '@wordpress/i18n';
import { Link } from '../components/link';
import { Avatar } from '../components/avatar';
import { DropMenu } from '../components/drop-menu';
import { Logo } from '../components/logo';
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
	// A company's logo is not a face: it is never cut round.
	const Face = user?.role === 'contractor' ? Logo : Avatar;
	return (
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
	);
};
