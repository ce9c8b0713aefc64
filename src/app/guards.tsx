// Routes for members, or for members of one role. Everybody else sees the reason at the same address.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/button';
import { PageError } from '../components/error-state';
import { PageSkeleton } from '../components/skeletons';
import type { MemberPrivate } from '../contract/shapes';
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
	const { error, isLoggedIn, isLoading, refresh } = useCurrentUser();
	const { pathname, search } = useLocation();
	if ( isLoading ) {
		return <PageSkeleton />;
	}
	if ( isLoggedIn ) {
		return error ? (
			<PageError error={ error } onRetry={ refresh } />
		) : (
			<Outlet />
		);
	}
	return (
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

const RequireRole = ( {
	only,
	title,
}: {
	only: MemberPrivate[ 'role' ];
	title: string;
} ) => {
	const { user } = useCurrentUser();
	return user?.role === only ? (
		<Outlet />
	) : (
		<Gate title={ title }>
			<ButtonLink to="/" icon="arrow-left">
				{ __( 'Back home', 'design-marketplace' ) }
			</ButtonLink>
		</Gate>
	);
};

export const RequireDesigner = () => (
	<RequireRole
		only="designer"
		title={ __( 'This page is for designers.', 'design-marketplace' ) }
	/>
);

export const RequireContractor = () => (
	<RequireRole
		only="contractor"
		title={ __( 'This page is for entrepreneurs.', 'design-marketplace' ) }
	/>
);
