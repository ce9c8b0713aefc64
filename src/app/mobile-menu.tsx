// A full-screen menu for narrow windows. The page behind it is inert while it is open.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../components/link';
import { ButtonLink } from '../components/button';
import { routes } from '../contract/routes';
import { MessagesLink } from '../features/talks/components/unread-count';
import { useCurrentUser } from '../lib/current-user';
import { useIsMobile } from '../lib/use-media-query';
import { AccountItems } from './account-menu';
import { LanguageMenu } from './language-menu';
import { LeadNames } from './leads';
import { currentIn, mainLinks } from './navigation';
import { ThemeToggle } from './theme-toggle';

const BEHIND = '#main, section.leads, .band, .foot, .skip';

interface MobileMenuProps {
	id: string;
	/** The button that opened it; gets the focus back. */
	opener: RefObject< HTMLButtonElement >;
	onClose: () => void;
}

function useTakesThePage( { opener, onClose }: MobileMenuProps ) {
	const close = useRef( onClose );
	close.current = onClose;
	const isMobile = useIsMobile();
	const { key } = useLocation();
	const openedAt = useRef( key );

	useEffect( () => {
		const behind = document.querySelectorAll< HTMLElement >( BEHIND );
		behind.forEach( ( element ) => element.setAttribute( 'inert', '' ) );
		document.documentElement.classList.add( 'menu-open' );
		const keyDown = ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' ) {
				close.current();
				opener.current?.focus();
			}
		};
		document.addEventListener( 'keydown', keyDown );
		return () => {
			behind.forEach( ( element ) => element.removeAttribute( 'inert' ) );
			document.documentElement.classList.remove( 'menu-open' );
			document.removeEventListener( 'keydown', keyDown );
		};
	}, [ opener ] );

	useEffect( () => {
		if ( ! isMobile || key !== openedAt.current ) {
			close.current();
		}
	}, [ isMobile, key ] );
}

export const MobileMenu = ( props: MobileMenuProps ) => {
	useTakesThePage( props );
	const { isLoggedIn, user } = useCurrentUser();
	const { pathname } = useLocation();
	return (
		<nav
			className="menu"
			id={ props.id }
			aria-label={ __( 'Main', 'design-marketplace' ) }
		>
			<ul>
				{ mainLinks().map( ( { to, label, form } ) => (
					<li key={ to }>
						<Link
							to={ to }
							aria-current={ currentIn( pathname, to ) }
							onClick={ props.onClose }
						>
							{ label }
							{ form && (
								<i
									className={ `form ${ form }` }
									aria-hidden="true"
								/>
							) }
						</Link>
					</li>
				) ) }
			</ul>
			<div className="low">
				{ isLoggedIn ? (
					<ul className="account-links">
						{ user && (
							<li>
								<MessagesLink
									current={ currentIn(
										pathname,
										routes.messages.path
									) }
								/>
							</li>
						) }
						<AccountItems />
					</ul>
				) : (
					<div className="btns">
						<ButtonLink to="/signup">
							{ __( 'Sign up', 'design-marketplace' ) }
						</ButtonLink>
						<ButtonLink to="/login" variant="second">
							{ __( 'Log in', 'design-marketplace' ) }
						</ButtonLink>
					</div>
				) }
				<div className="extras">
					<ThemeToggle words />
					<LanguageMenu />
				</div>
				<div className="leads">
					<LeadNames />
				</div>
			</div>
		</nav>
	);
};
