// /signup: the wizard, then the page that asks to open the email.
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink, Button } from '../../../../components/button';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import { useDocumentTitle } from '../../../../lib/document-title';
import { openDraft, readDraft, writeDraft } from '../../../../lib/draft';
import { goTo } from '../../../../lib/go-to';
import { profilePath } from '../../../../lib/paths';
import { startAddress, useOidc } from '../../auth/api/oidc-api';
import type { Opened } from '../../auth/api/oidc-api';
import { OidcNotice, ticketProblem } from '../../auth/components/oidc-notice';
import { OidcWay } from '../../auth/components/oidc-way';
import { useTicket } from '../../auth/hooks/use-ticket';
import { safeRedirect } from '../../auth/redirect-url';
import type { Said } from '../signup/said';
import '../members.css';
import { PageSkeleton } from '../../../../components/skeletons';
import { readSignup, withPictures } from '../signup/signup-draft';
import type { SignupStart as Start } from '../signup/signup-draft';
import { SignupWizard } from '../signup/signup-wizard';
import type { Registered } from '../signup/use-signup';
import { Html } from '../../../../components/html';
import { Notice } from '../../../../components/notice';
import { pageRoleOf, usePageRole } from '../../../../lib/page-role';
import { useOptions } from '../../../../lib/use-options';
import { useResendActivation } from '../../../../lib/use-resend-activation';

// After the sign-up: the operator's text, the address the email went to, and a button to send it again.

const Verification = ( { email, role }: Registered ) => {
	const { data, isPending } = useOptions();
	const { answer, busy, resend } = useResendActivation();
	const words = data?.[ `confirmation_message_${ role }` ];
	const title =
		words?.title || __( 'Check your email', 'design-marketplace' );
	useDocumentTitle( isPending ? '' : title );
	usePageRole( pageRoleOf( role ) );

	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 }>
					{ isPending ? '' : title }
				</h1>
			</div>
			<div className="grid member-form">
				<div className="c4-12 form-stack">
					{ words?.content && (
						<Html className="text" html={ words.content } />
					) }
					<div className="member-sent on-role">
						<p className="t3">
							{ sprintf(
								/* translators: %s: e-mail address. */
								__( 'Mail sent to %s', 'design-marketplace' ),
								email
							) }
						</p>
						<div className="btns">
							<Button
								variant="second"
								loading={ busy }
								onClick={ () => void resend( email ) }
							>
								{ __( 'Resend email', 'design-marketplace' ) }
							</Button>
						</div>
					</div>
					{ answer && (
						<Notice kind={ answer.kind }>{ answer.text }</Notice>
					) }
				</div>
			</div>
		</>
	);
};

// The sign-up from where it was left: pictures come back a moment later than words.

interface SignupStartProps {
	said?: Said;
	way: ReactNode;
	onDone: ( registered: Registered ) => void;
}

const SignupStart = ( { said, way, onDone }: SignupStartProps ) => {
	const [ words ] = useState( () => readSignup( said ) );
	const [ begin, setBegin ] = useState< Start | null >(
		words.values.pictures.length === 0 ? words : null
	);
	useEffect( () => {
		let current = true;
		if ( ! begin ) {
			void withPictures( words ).then(
				( whole ) => current && setBegin( whole )
			);
		}
		return () => {
			current = false;
		};
	}, [ begin, words ] );
	return begin ? (
		<SignupWizard begin={ begin } way={ way } onDone={ onDone } />
	) : (
		<PageSkeleton />
	);
};

/** The same for those who come from a school's log-in, and the button that leads there. */
const SignupByAnyWay = ( { onDone }: Pick< SignupStartProps, 'onDone' > ) => {
	const [ params ] = useSearchParams();
	const state = useLocation().state as { opened?: Opened } | null;
	const [ known ] = useState( state?.opened );
	const oidc = useOidc();
	const ticket = params.get( 'oidc' );
	const { opened, failure, isOpening } = useTicket( ticket, known );
	if ( oidc.isLoading || isOpening ) {
		return <PageSkeleton />;
	}
	if ( opened && opened.next !== 'signup' ) {
		// The account is there by now.
		return <Navigate to={ `/login?oidc=${ ticket ?? '' }` } replace />;
	}
	const { button } = oidc;
	return (
		<SignupStart
			key={ ticket ?? '' }
			said={
				ticket && opened
					? { ...opened.fields, ticket, button }
					: undefined
			}
			way={
				<>
					<OidcNotice
						problem={ ticketProblem( failure ) }
						failure={ failure }
						button={ button }
					/>
					{ button && (
						<OidcWay
							label={ sprintf(
								/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
								__( 'Sign up with %s', 'design-marketplace' ),
								button
							) }
							hint={ __(
								'Fills in your name, your address and your school. Nothing is published yet.',
								'design-marketplace'
							) }
							target={ safeRedirect(
								params.get( 'redirect_url' )
							) }
						/>
					) }
				</>
			}
			onDone={ onDone }
		/>
	);
};

/** Kept in this tab, so that a reload still shows the address the email went to. */
const SENT = 'signup-sent';

const AlreadyMember = () => {
	useDocumentTitle( routes.signup.title() );
	return (
		<div className="page-head grid member-head">
			<h1 className="t1 c1-9" tabIndex={ -1 }>
				{ __( 'Sign up', 'design-marketplace' ) }
			</h1>
			<p className="t4 c1-9">{ messages.already_logged_in() }</p>
			<div className="btns">
				<ButtonLink to="/settings">
					{ __( 'Edit my profile', 'design-marketplace' ) }
				</ButtonLink>
			</div>
		</div>
	);
};

const SignupScreen = () => {
	const { user } = useCurrentUser();
	const [ params, setParams ] = useSearchParams();
	const sent =
		params.get( 'step' ) === 'sent'
			? readDraft< Registered >( SENT )?.values
			: null;
	const done = useCallback(
		( registered: Registered ) => {
			const { role, active: slug } = registered;
			if ( slug ) {
				// The account has no session yet: its log-in at the school is a moment old, and leads straight on.
				goTo( startAddress( profilePath( { role, slug } ) ) );
				return;
			}
			openDraft( SENT );
			writeDraft( SENT, registered );
			setParams( { step: 'sent' }, { replace: true } );
			window.scrollTo( 0, 0 );
		},
		[ setParams ]
	);
	if ( sent?.email && sent.role ) {
		return <Verification email={ sent.email } role={ sent.role } />;
	}
	return user ? <AlreadyMember /> : <SignupByAnyWay onDone={ done } />;
};

export default SignupScreen;
