// Email and password. The server's error stands above the button. The fields are read-only while the server checks them.
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../components/button';
import { Notice } from '../../../../components/notice';
import { PasswordInput } from '../../../../components/password-input';
import { TextInput } from '../../../../components/text-input';
import { messages } from '../../../../contract/messages';
import type { LoginFailure } from '../hooks/use-login';
import type { Credentials } from '../../../../lib/log-in';
import { ServerMessage } from './server-message';

interface LoginFormProps {
	email: string;
	onEmail: ( email: string ) => void;
	emailError?: string;
	busy: boolean;
	failure: LoginFailure | null;
	/** Offered when the account waits for its activation. */
	resend: ReactNode;
	/** Between the fields and the button, such as a link. */
	children?: ReactNode;
	onSubmit: ( credentials: Credentials ) => void;
}

export const passwordMissing = () =>
	__( 'Please type your password', 'design-marketplace' );

export const LoginForm = ( {
	email,
	onEmail,
	emailError,
	busy,
	failure,
	resend,
	children,
	onSubmit,
}: LoginFormProps ) => {
	const [ password, setPassword ] = useState( '' );
	const [ tried, setTried ] = useState( false );
	const form = useRef< HTMLFormElement >( null );
	const noEmail = tried && ! email.trim();
	const noPassword = tried && ! password;

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		setTried( true );
		if ( busy ) {
			return;
		}
		if ( email.trim() && password ) {
			onSubmit( { username: email.trim(), password } );
			return;
		}
		const missing = email.trim() ? 'password' : 'username';
		form.current
			?.querySelector< HTMLInputElement >( `[name="${ missing }"]` )
			?.focus();
	};

	return (
		<form
			ref={ form }
			className="form-stack"
			noValidate
			onSubmit={ submit }
			aria-busy={ busy }
		>
			<TextInput
				label={ __( 'E-mail', 'design-marketplace' ) }
				name="username"
				type="email"
				autoComplete="username"
				value={ email }
				onChange={ onEmail }
				readOnly={ busy }
				error={ noEmail ? messages.email_invalid() : emailError }
			/>
			<PasswordInput
				label={ __( 'Password', 'design-marketplace' ) }
				name="password"
				autoComplete="current-password"
				value={ password }
				onChange={ setPassword }
				readOnly={ busy }
				error={ noPassword ? passwordMissing() : undefined }
			/>
			{ children }
			{ failure && (
				<Notice
					kind="bad"
					action={ failure.notActivated ? resend : undefined }
				>
					<ServerMessage html={ failure.html } />
				</Notice>
			) }
			<div className="btns">
				<Button type="submit" loading={ busy } iconAfter="arrow-right">
					{ __( 'Log in', 'design-marketplace' ) }
				</Button>
			</div>
		</form>
	);
};
