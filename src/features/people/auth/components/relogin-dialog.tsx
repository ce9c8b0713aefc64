// Asks for the password in a dialog, so that the interrupted action can go on afterwards.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Button } from '../../../../components/button';
import { Dialog } from '../../../../components/dialog';
import { Notice } from '../../../../components/notice';
import { PasswordInput } from '../../../../components/password-input';
import { TextInput } from '../../../../components/text-input';
import { useCurrentUser } from '../../../../lib/current-user';
import { logIn } from '../../../../lib/log-in';
import type { ReauthRequest } from '../../../../lib/reauthenticate';
import { useLogin } from '../hooks/use-login';
import { KnownEmail } from './known-email';
import { ServerMessage } from './server-message';

interface ReloginDialogProps {
	request: ReauthRequest;
	/** True once there is a new session, false when the member gave up. */
	onFinish: ( done: boolean ) => void;
}

const FORM_ID = 'relogin';

const reasons: Record< ReauthRequest[ 'reason' ], () => string > = {
	expired: () =>
		__(
			'Your session has ended. Log in to go on: nothing you typed is lost.',
			'design-marketplace'
		),
	changed: () =>
		__(
			'Your email or password has changed. Log in again to stay here.',
			'design-marketplace'
		),
};

export const ReloginDialog = ( { request, onFinish }: ReloginDialogProps ) => {
	const { user } = useCurrentUser();
	const known = request.email ?? user?.email ?? '';
	const [ email, setEmail ] = useState( known );
	const [ password, setPassword ] = useState( '' );
	const { busy, failure, submit } = useLogin( logIn );

	const send = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( email.trim() && password ) {
			const done = await submit( { username: email.trim(), password } );
			if ( done ) {
				onFinish( true );
			}
		}
	};

	return (
		<Dialog
			title={ __( 'Log in again', 'design-marketplace' ) }
			onClose={ () => onFinish( false ) }
			footer={
				<>
					<Button
						variant="second"
						onClick={ () => onFinish( false ) }
					>
						{ __( 'Cancel', 'design-marketplace' ) }
					</Button>
					<Button type="submit" form={ FORM_ID } loading={ busy }>
						{ __( 'Log in', 'design-marketplace' ) }
					</Button>
				</>
			}
		>
			<form
				id={ FORM_ID }
				className="form-stack"
				noValidate
				onSubmit={ ( event ) => void send( event ) }
			>
				<p className="text">{ reasons[ request.reason ]() }</p>
				{ known ? (
					<>
						<p className="small">
							{ sprintf(
								/* translators: %s: e-mail address. */
								__( 'Account: %s', 'design-marketplace' ),
								known
							) }
						</p>
						<KnownEmail value={ known } />
					</>
				) : (
					<TextInput
						label={ __( 'E-mail', 'design-marketplace' ) }
						name="username"
						type="email"
						autoComplete="username"
						value={ email }
						onChange={ setEmail }
						readOnly={ busy }
					/>
				) }
				<PasswordInput
					label={ __( 'Password', 'design-marketplace' ) }
					name="password"
					autoComplete="current-password"
					data-autofocus={ known ? true : undefined }
					value={ password }
					onChange={ setPassword }
					readOnly={ busy }
				/>
				{ failure && (
					<Notice kind="bad">
						<ServerMessage html={ failure.html } />
					</Notice>
				) }
			</form>
		</Dialog>
	);
};
