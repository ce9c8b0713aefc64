// Routes for members, and for members of one role: everyone else is told why, at the same address.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/button';
import { PageSkeleton } from '../components/skeletons';
import { useCurrentUser } from '../lib/current-user';
import { useDocumentTitle } from '../lib/document-title';
import { loginPath } from '../lib/paths';

const Gate = ( {
	title,
	children,
}: {
	title: string;
	children: ReactNode;
} ) => {
	useDocumentTitle( title );
	return (
		<section className="section">
			<div className="grid">
				<div className="c1-9 stack">
					<h1 className="t1">{ title }</h1>
					<div className="btns">{ children }</div>
				</div>
			</div>
		</section>
	);
};

export const RequireLogin = () => {
	const { isLoggedIn, isLoading } = useCurrentUser();
	const { pathname, search } = useLocation();
	if ( isLoading ) {
		return <PageSkeleton />;
	}
	return isLoggedIn ? (
		<Outlet />
	) : (
		<Gate
			title={ __( 'Please log in to continue.', 'design-marketplace' ) }
		>
			<ButtonLink to={ loginPath( pathname + search ) }>
				{ __( 'Log in', 'design-marketplace' ) }
			</ButtonLink>
			<ButtonLink to="/signup" variant="second">
				{ __( 'Sign up', 'design-marketplace' ) }
			</ButtonLink>
		</Gate>
	);
};

interface RequireRoleProps {
	only: 'designer' | 'contractor';
}

const RequireRole = ( { only }: RequireRoleProps ) => {
	const { user } = useCurrentUser();
	return user?.role === only ? (
		<Outlet />
	) : (
		<Gate
			title={
				only === 'designer'
					? __( 'This page is for designers.', 'design-marketplace' )
					: __(
							'This page is for entrepreneurs.',
							'design-marketplace'
						)
			}
		>
			<ButtonLink to="/" icon="arrow-left">
				{ __( 'Back home', 'design-marketplace' ) }
			</ButtonLink>
		</Gate>
	);
};

export const RequireDesigner = () => <RequireRole only="designer" />;
export const RequireContractor = () => <RequireRole only="contractor" />;
