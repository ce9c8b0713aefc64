// /signup: the wizard, then the page that asks to open the email.
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import { useDocumentTitle } from '../../../../lib/document-title';
import { openDraft, readDraft, writeDraft } from '../../../../lib/draft';
import '../members.css';
import { SignupStart } from '../signup/signup-start';
import type { Registered } from '../signup/use-signup';
import { Verification } from '../signup/verification';

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
