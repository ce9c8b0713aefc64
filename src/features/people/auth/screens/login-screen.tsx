// /login: the login form, with the result of an activation link, and a link to sign up.
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Link } from '../../../../components/link';
import { PlainButton } from '../../../../components/button';
import { Notice } from '../../../../components/notice';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { basePath } from '../../../../lib/boot';
import { useCurrentUser } from '../../../../lib/current-user';
import { logIn } from '../../../../lib/log-in';
import { PageSkeleton } from '../../../../components/skeletons';
import { useDocumentTitle } from '../../../../lib/document-title';
import { addressAfterLogIn, rememberLanguage } from '../../../../lib/i18n';
import { settingsPath } from '../../../../lib/paths';
import { pageRoleOf, usePageRole } from '../../../../lib/page-role';
import '../auth.css';
import type { ReactNode } from 'react';
import { messageOf } from '../../../../lib/api-error';
import { Html } from '../../../../components/html';
import { useOptions } from '../../../../lib/use-options';
import { useOidc } from '../api/oidc-api';
import { LinkStep } from '../components/link-step';
import { LoginForm } from '../components/login-form';
import {
	OidcNotice,
	problemFrom,
	ticketProblem,
} from '../components/oidc-notice';
import { loginWith, OidcWay } from '../components/oidc-way';
import { OfferSchool } from '../components/offer-school';
import { Pair } from '../components/pair';
import { useLogin } from '../hooks/use-login';
import { useTicket } from '../hooks/use-ticket';
import { useResendActivation } from '../../../../lib/use-resend-activation';
import { safeRedirect } from '../redirect-url';

// Tells whether an activation link worked, in the operator's words. The link leads to an address that has the result and the role.

type Verified = '1' | '0' | null;

interface ActivationNoticeProps {
	/** user_verify of the address. */
	verified: Verified;
	/** user_role of the address. */
	role: string;
	/** Offers a new email where the link has expired. */
	resend: ReactNode;
}

const fallbacks = {
	success: () =>
		__(
			'Your account is active. You can log in now.',
			'design-marketplace'
		),
	expired: () =>
		__( 'This activation link has expired.', 'design-marketplace' ),
};

const ActivationNotice = ( {
	verified,
	role,
	resend,
}: ActivationNoticeProps ) => {
	const { data, isPending } = useOptions( verified !== null );
	if ( verified === null || isPending ) {
		return null;
	}
	const ok = verified === '1';
	const words =
		data?.[
			ok
				? `activation_success_message_${ role }`
				: 'activation_expired_notice'
		];
	return (
		<Notice kind={ ok ? 'ok' : 'bad' } action={ ok ? undefined : resend }>
			{ words?.title && <strong>{ words.title }</strong> }
			{ words?.content ? (
				<Html className="words" html={ words.content } />
			) : (
				! words?.title && (
					<p>{ ok ? fallbacks.success() : fallbacks.expired() }</p>
				)
			) }
		</Notice>
	);
};

interface LoginState {
	/** Message of the page before, such as after signing out everywhere. */
	notice?: string;
	email?: string;
}

const verifiedOf = ( value: string | null ): Verified =>
	value === '1' || value === '0' ? value : null;

const LoginScreen = () => {
	const [ params ] = useSearchParams();
	const state = useLocation().state as LoginState | null;
	const role = params.get( 'user_role' ) ?? 'designer';
	const target = safeRedirect( params.get( 'redirect_url' ) );
	const [ email, setEmail ] = useState( state?.email ?? '' );
	const [ emailError, setEmailError ] = useState< string >();
	const { user, isLoggedIn, isLoading } = useCurrentUser();
	const login = useLogin( logIn );
	const oidc = useOidc();
	const ticket = params.get( 'oidc' );
	const { opened, failure, isOpening } = useTicket( ticket );
	const resending = useResendActivation();
	useDocumentTitle( routes.login.title() );
	usePageRole( pageRoleOf( role ) );

	const { resend } = resending;
	useEffect( () => setEmailError( undefined ), [ email ] );

	// What went wrong while a member connected their account is said where they began.
	const problem = failure
		? ticketProblem( failure )
		: problemFrom( params.get( 'oidc_error' ) );
	const [ linkedSchool, setLinkedSchool ] = useState( '' );
	const [ isOffered, setOffered ] = useState( false );
	const offered =
		linkedSchool ||
		( opened?.next === 'done' && opened.fields?.school ) ||
		'';

	const [ wasLoggedIn ] = useState( isLoggedIn );
	const hasFailed = wasLoggedIn && !! ( failure || problem );

	const isDone = isLoggedIn && ! isLoading && ! isOpening;
	const stays = hasFailed || ( !! offered && ! isOffered );
	const locale = user?.locale ?? '';
	const elsewhere = useMemo(
		() =>
			isDone && ! stays
				? addressAfterLogIn( basePath() + target, locale )
				: null,
		[ isDone, stays, target, locale ]
	);
	useEffect( () => {
		if ( elsewhere ) {
			rememberLanguage( locale );
			window.location.replace( elsewhere );
		}
	}, [ elsewhere, locale ] );

	if ( isDone && user && offered && ! isOffered ) {
		return (
			<OfferSchool
				member={ user }
				school={ offered }
				onDone={ () => setOffered( true ) }
			/>
		);
	}
	if ( isDone && hasFailed ) {
		return (
			<Navigate
				to={ settingsPath( 'account' ) }
				state={ { oidc: problem ?? messageOf( failure ) } }
				replace
			/>
		);
	}
	if ( isDone ) {
		return elsewhere ? <></> : <Navigate to={ target } replace />;
	}

	const onward = ( path: string, more: Record< string, string > = {} ) => {
		const query = new URLSearchParams( {
			...( params.get( 'redirect_url' ) && { redirect_url: target } ),
			...more,
		} ).toString();
		return query ? `${ path }?${ query }` : path;
	};
	if ( oidc.isLoading || isOpening ) {
		return <PageSkeleton />;
	}
	if ( ticket && opened?.next === 'signup' ) {
		return (
			<Navigate
				to={ onward( '/signup', { oidc: ticket } ) }
				state={ { opened } }
				replace
			/>
		);
	}
	if ( ticket && opened?.next === 'link' ) {
		return (
			<LinkStep
				ticket={ ticket }
				email={ opened.email }
				button={ oidc.button }
				leave={ onward( '/login' ) }
				onLinked={ setLinkedSchool }
			/>
		);
	}

	const busy = login.busy || isLoading;
	const askAgain = () => {
		if ( email.trim() ) {
			void resend( email.trim() );
			return;
		}
		setEmailError( messages.email_invalid() );
		document
			.querySelector< HTMLInputElement >( '[name="username"]' )
			?.focus();
	};
	const resendButton = (
		<PlainButton
			className="link"
			aria-disabled={ resending.busy || undefined }
			onClick={ askAgain }
		>
			{ __( 'Resend email', 'design-marketplace' ) }
		</PlainButton>
	);
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 }>
					{ __( 'Log in', 'design-marketplace' ) }
				</h1>
			</div>
			<div className="grid auth-body">
				<Pair busy={ busy } />
				<div className="c8-12 form-stack">
					<ActivationNotice
						verified={ verifiedOf( params.get( 'user_verify' ) ) }
						role={ role }
						resend={ resendButton }
					/>
					{ state?.notice && <Notice>{ state.notice }</Notice> }
					{ resending.answer && (
						<Notice kind={ resending.answer.kind }>
							{ resending.answer.text }
						</Notice>
					) }
					<OidcNotice
						problem={ problem }
						failure={ failure }
						button={ oidc.button }
					/>
					{ oidc.button && (
						<OidcWay
							label={ loginWith( oidc.button ) }
							hint={ __(
								'For students, staff and alumni who have one.',
								'design-marketplace'
							) }
							target={ target }
						/>
					) }
					<LoginForm
						email={ email }
						onEmail={ setEmail }
						emailError={ emailError }
						busy={ busy }
						failure={ login.failure }
						resend={ resendButton }
						onSubmit={ ( credentials ) =>
							void login.submit( credentials )
						}
					>
						<p className="small">
							<Link to="/forgottenpassword">
								{ __(
									'Forgot Password',
									'design-marketplace'
								) }
							</Link>
						</p>
					</LoginForm>
					<p className="small">
						<Link to={ onward( '/signup' ) }>
							{ __(
								'Not a member? Sign up now',
								'design-marketplace'
							) }
						</Link>
					</p>
				</div>
			</div>
		</>
	);
};

export default LoginScreen;
