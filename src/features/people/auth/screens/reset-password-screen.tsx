// /resetpassword: where the email's link leads, to choose a new password.
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { Notice } from '../../../../components/notice';
import { PageSkeleton } from '../../../../components/skeletons';
import { PasswordInput } from '../../../../components/password-input';
import { memberRules } from '../../../../contract/member-rules';
import { routes } from '../../../../contract/routes';
import { isGone } from '../../../../lib/api-error';
import { useDocumentTitle } from '../../../../lib/document-title';
import '../auth.css';
import { AuthForm } from '../components/auth-form';
import { useQuery } from '@tanstack/react-query';
import { checkResetLink } from '../api/reset-password-api';
import type { ResetLink } from '../api/reset-password-api';
import { KEYS } from '../../../../lib/query-keys';
import { useResetPassword } from '../hooks/use-reset-password';

// Asks whether the link from the email still works before a password is typed. If that request fails, the form is shown.

const useResetLink = ( link: ResetLink ) =>
	useQuery( {
		queryKey: [ KEYS.resetLink, link ],
		queryFn: ( { signal } ) => checkResetLink( link, signal ),
		enabled: link.key !== '' && link.login !== '',
		networkMode: 'always',
		retry: false,
		staleTime: Infinity,
		gcTime: 0,
	} );

const ResetPasswordScreen = () => {
	const [ params ] = useSearchParams();
	const key = params.get( 'key' ) ?? '';
	const login = params.get( 'login' ) ?? '';
	const [ password, setPassword ] = useState( '' );
	const [ verify, setVerify ] = useState( '' );
	const { errors, failure, busy, submit, forget } = useResetPassword();
	const title = routes.reset_password.title();
	const form = useRef< HTMLFormElement >( null );
	useDocumentTitle( title );

	const { isPending, error } = useResetLink( { key, login } );
	if ( ! key || ! login || isGone( error ) ) {
		return <Navigate to="/forgottenpassword?expired=1" replace />;
	}
	if ( isPending ) {
		return <PageSkeleton />;
	}

	const send = async () => {
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
		<AuthForm
			title={ title }
			busy={ busy }
			formRef={ form }
			onSubmit={ send }
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
				label={ __( 'Repeat new password', 'design-marketplace' ) }
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
		</AuthForm>
	);
};

export default ResetPasswordScreen;
