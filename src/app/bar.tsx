// The bar at the top: logo, main links, and the account menu or the links to log in.
import { Suspense, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Link } from '../components/link';
import { ButtonLink } from '../components/button';
import { getBoot } from '../lib/boot';
import { useCurrentUser } from '../lib/current-user';
import { lazyPart } from '../lib/load-chunk';
import { currentIn, mainLinks } from './navigation';
import { ThemeToggle } from './theme-toggle';

const MENU_ID = 'dm-menu';

const MobileMenu = lazyPart( () => import( './mobile-menu' ), 'MobileMenu' );
const AccountMenu = lazyPart( () => import( './account-menu' ), 'AccountMenu' );
const UnreadBadge = lazyPart( () => import( './account-menu' ), 'UnreadBadge' );
const LanguageMenu = lazyPart(
	() => import( /* webpackChunkName: "late" */ './language-menu' ),
	'LanguageMenu'
);

const Mark = () => (
	<Link className="brand" to="/">
		<span className="mark" aria-hidden="true">
			<i />
			<i />
		</span>
		<span className="name">{ getBoot().siteName }</span>
	</Link>
);

const MainNavigation = () => {
	const { pathname } = useLocation();
	return (
		<nav aria-label={ __( 'Main', 'design-marketplace' ) }>
			<ul>
				{ mainLinks().map( ( { to, label, form } ) => (
					<li key={ to }>
						<Link
							to={ to }
							aria-current={ currentIn( pathname, to ) }
						>
							{ form && (
								<i
									className={ `form ${ form }` }
									aria-hidden="true"
								/>
							) }
							<span>{ label }</span>
						</Link>
					</li>
				) ) }
			</ul>
		</nav>
	);
};

const LanguageCode = () => (
	<span className="plain">{ getBoot().lang.toUpperCase() }</span>
);

const AvatarBone = () => (
	<span className="plain">
		<span className="avatar bone" />
	</span>
);

const Account = () => {
	const { isLoggedIn } = useCurrentUser();
	return (
		<div className="account">
			<ThemeToggle />
			<Suspense fallback={ <LanguageCode /> }>
				<LanguageMenu />
			</Suspense>
			{ isLoggedIn ? (
				<Suspense fallback={ <AvatarBone /> }>
					<AccountMenu />
				</Suspense>
			) : (
				<>
					<Link className="plain" to="/login">
						{ __( 'Log in', 'design-marketplace' ) }
					</Link>
					<ButtonLink to="/signup" small>
						{ __( 'Sign up', 'design-marketplace' ) }
					</ButtonLink>
				</>
			) }
		</div>
	);
};

export const Bar = () => {
	const [ open, setOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const { user } = useCurrentUser();
	return (
		<>
			<header className="bar">
				<div className="grid">
					<Mark />
					<MainNavigation />
					<Account />
					<button
						ref={ button }
						type="button"
						className="menu-btn"
						aria-expanded={ open }
						aria-controls={ MENU_ID }
						onClick={ () => setOpen( ! open ) }
					>
						{ __( 'Menu', 'design-marketplace' ) }
						{ user && (
							<Suspense fallback={ null }>
								<UnreadBadge />
							</Suspense>
						) }
						<i />
					</button>
				</div>
			</header>
			{ open && (
				<Suspense fallback={ null }>
					<MobileMenu
						id={ MENU_ID }
						opener={ button }
						onClose={ () => setOpen( false ) }
					/>
				</Suspense>
			) }
		</>
	);
};
