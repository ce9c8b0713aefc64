// /forgottenpassword: asks for an email address and sends a link there.
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../../components/link';
import { Button } from '../../../../components/button';
import { Notice } from '../../../../components/notice';
import { TextInput } from '../../../../components/text-input';
import { memberRules } from '../../../../contract/member-rules';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { useDocumentTitle } from '../../../../lib/document-title';
import { fieldError } from '../../../../lib/field-error';
import { requestResetLink } from '../api/lost-password-api';
import type { LostPasswordResult } from '../api/lost-password-api';
import '../auth.css';
import { AuthForm } from '../components/auth-form';

const words: Record< LostPasswordResult, () => string > = {
	sent: messages.lostpassword_sent,
	unknown: messages.lostpassword_unknown,
	failed: messages.lostpassword_failed,
};

const ForgottenPasswordScreen = () => {
	const [ params ] = useSearchParams();
	const [ email, setEmail ] = useState( '' );
	const [ error, setError ] = useState< string | null >( null );
	const [ result, setResult ] = useState< LostPasswordResult | null >( null );
	const [ busy, setBusy ] = useState( false );
	const title = routes.forgotten_password.title();
	const form = useRef< HTMLFormElement >( null );
	useDocumentTitle( title );

	const submit = async () => {
		const wrong = fieldError( 'email', memberRules.fields, { email } );
		setError( wrong );
		setResult( null );
		if ( wrong ) {
			form.current?.querySelector( 'input' )?.focus();
			return;
		}
		setBusy( true );
		setResult( await requestResetLink( email.trim() ) );
		setBusy( false );
	};

	return (
		<AuthForm
			title={ title }
			busy={ busy }
			formRef={ form }
			onSubmit={ submit }
		>
			{ params.has( 'expired' ) && (
				<Notice kind="bad">{ messages.reset_link_over() }</Notice>
			) }
			<p className="text">
				{ __(
					'Tell us the address you signed up with. We send you a link to choose a new password.',
					'design-marketplace'
				) }
			</p>
			<TextInput
				label={ __( 'E-mail', 'design-marketplace' ) }
				name="email"
				type="email"
				autoComplete="username"
				value={ email }
				readOnly={ busy }
				onChange={ ( value ) => {
					setEmail( value );
					setError( null );
				} }
				error={ error ?? undefined }
			/>
			{ result && (
				<Notice kind={ result === 'sent' ? 'ok' : 'bad' }>
					{ words[ result ]() }
				</Notice>
			) }
			<div className="btns">
				<Button type="submit" loading={ busy }>
					{ __( 'Get new password', 'design-marketplace' ) }
				</Button>
			</div>
			<p className="small">
				<Link to="/login">
					{ __( 'Back to log in', 'design-marketplace' ) }
				</Link>
			</p>
		</AuthForm>
	);
};

export default ForgottenPasswordScreen;
