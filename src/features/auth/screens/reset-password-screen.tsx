// /resetpassword: where the mail's link leads, to choose a new password.
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { PageSkeleton } from '../../../components/skeletons';
import { PasswordInput } from '../../../components/password-input';
import { memberRules } from '../../../contract/member-rules';
import { routes } from '../../../contract/routes';
import { isGone } from '../../../lib/api-error';
import { useDocumentTitle } from '../../../lib/document-title';
import '../auth.css';
import { Pair } from '../components/pair';
import { useResetLink } from '../hooks/use-reset-link';
import { useResetPassword } from '../hooks/use-reset-password';

const ResetPasswordScreen = () => {
	const [ params ] = useSearchParams();
	const key = params.get( 'key' ) ?? '';
	const login = params.get( 'login' ) ?? '';
	const [ password, setPassword ] = useState( '' );
	const [ verify, setVerify ] = useState( '' );
	const { errors, failure, busy, submit, forget } = useResetPassword();
	const form = useRef< HTMLFormElement >( null );
	useDocumentTitle( routes.reset_password.title() );

	const { isPending, error } = useResetLink( { key, login } );
	if ( ! key || ! login || isGone( error ) ) {
		return <Navigate to="/forgottenpassword?expired=1" replace />;
	}
	if ( isPending ) {
		return <PageSkeleton />;
	}

	const send = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( busy ) {
			return;
		}
		const wrong = await submit( {
			key,
			login,
			password,
			password_verify: verify,
		} );
		form.current
			?.querySelector< HTMLInputElement >( `[name="${ wrong }"]` )
			?.focus();
	};

	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 }>
					{ __( 'Choose a new password', 'design-marketplace' ) }
				</h1>
			</div>
			<div className="grid auth-body">
				<Pair busy={ busy } />
				<form
					ref={ form }
					className="c8-12 form-stack"
					noValidate
					aria-busy={ busy }
					onSubmit={ ( event ) => void send( event ) }
				>
					<PasswordInput
						label={ __( 'New password', 'design-marketplace' ) }
						name="password"
						autoComplete="new-password"
						note={ sprintf(
							/* translators: %d: number of characters. */
							__( 'min. %d', 'design-marketplace' ),
							memberRules.fields.password.minLength
						) }
						value={ password }
						readOnly={ busy }
						onChange={ ( value ) => {
							setPassword( value );
							forget( 'password' );
						} }
						error={ errors.password }
					/>
					<PasswordInput
						label={ __(
							'Repeat new password',
							'design-marketplace'
						) }
						name="password_verify"
						autoComplete="new-password"
						value={ verify }
						readOnly={ busy }
						onChange={ ( value ) => {
							setVerify( value );
							forget( 'password_verify' );
						} }
						error={ errors.password_verify }
					/>
					{ failure && <Notice kind="bad">{ failure }</Notice> }
					<div className="btns">
						<Button type="submit" loading={ busy }>
							{ __( 'Save password', 'design-marketplace' ) }
						</Button>
					</div>
				</form>
			</div>
		</>
	);
};

export default ResetPasswordScreen;
