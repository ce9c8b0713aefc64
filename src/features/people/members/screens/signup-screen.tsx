// /signup: the wizard, then the page that asks to open the email.
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink, Button } from '../../../../components/button';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import { useDocumentTitle } from '../../../../lib/document-title';
import { openDraft, readDraft, writeDraft } from '../../../../lib/draft';
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
	onDone: ( registered: Registered ) => void;
}

const SignupStart = ( { onDone }: SignupStartProps ) => {
	const [ words ] = useState( readSignup );
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
		<SignupWizard begin={ begin } onDone={ onDone } />
	) : (
		<PageSkeleton />
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
	return user ? <AlreadyMember /> : <SignupStart onDone={ done } />;
};

export default SignupScreen;
