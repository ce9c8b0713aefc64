// The school's log-in names the address of an account: its owner says once that they belong together.
import { useMutation } from '@tanstack/react-query';
import {
	createInterpolateElement,
	useCallback,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Button } from '../../../../components/button';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
import { Notice } from '../../../../components/notice';
import { PasswordInput } from '../../../../components/password-input';
import { messageOf } from '../../../../lib/api-error';
import { linkByMail, linkByPassword } from '../api/oidc-api';
import { useLogin } from '../hooks/use-login';
import { useOwnPage } from '../hooks/use-own-page';
import { KnownEmail } from './known-email';
import { passwordMissing } from './login-form';
import { OidcMark } from './oidc-mark';
import { ServerMessage } from './server-message';
import '../auth.css';
import '../oidc.css';

interface LinkStepProps {
	ticket: string;
	email: string;
	/** The provider's name. */
	button: string;
	/** The log-in without the ticket. */
	leave: string;
	onLinked: ( school: string ) => void;
}

const Picture = () => (
	<div className="c1-6 oidc-link-picture" aria-hidden="true">
		<OidcMark big />
		<Icon name="arrow-right" />
		<i className="oidc-face" />
	</div>
);

export const LinkStep = ( {
	ticket,
	email,
	button,
	leave,
	onLinked,
}: LinkStepProps ) => {
	const [ password, setPassword ] = useState( '' );
	const [ tried, setTried ] = useState( false );
	const login = useLogin(
		useCallback(
			async ( given: string ) => {
				const answer = await linkByPassword( ticket, given );
				onLinked( answer.fields?.school ?? '' );
				return answer;
			},
			[ ticket, onLinked ]
		)
	);
	const mail = useMutation( { mutationFn: () => linkByMail( ticket ) } );
	const title = mail.isSuccess
		? __( 'Check your email', 'design-marketplace' )
		: __( 'Is that you?', 'design-marketplace' );
	const heading = useOwnPage( title );
	const busy = login.busy || mail.isPending;
	const failure =
		login.failure?.html ?? ( mail.error && messageOf( mail.error ) );

	const submit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		setTried( true );
		if ( busy ) {
			return;
		}
		if ( password ) {
			mail.reset();
			void login.submit( password );
			return;
		}
		event.currentTarget
			.querySelector< HTMLInputElement >( '[name="password"]' )
			?.focus();
	};

	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 } ref={ heading }>
					{ title }
				</h1>
			</div>
			<div className="grid auth-body">
				<Picture />
				{ mail.isSuccess ? (
					<div className="c8-12 form-stack">
						<p className="t4 oidc-words">
							{ sprintf(
								/* translators: %s: e-mail address. */
								__(
									'We have sent a link to %s. It works once, and for 30 minutes.',
									'design-marketplace'
								),
								email
							) }
						</p>
					</div>
				) : (
					<form
						className="c8-12 form-stack"
						noValidate
						aria-busy={ busy }
						onSubmit={ submit }
					>
						<p className="t4 oidc-words">
							{ createInterpolateElement(
								/* translators: <name />: name of a log-in, such as "SWITCH edu-ID"; <email />: e-mail address. */
								__(
									'<name /> says that you are <email />. There is an account with this address. Type its password once; from then on <name /> is enough.',
									'design-marketplace'
								),
								{
									name: <>{ button }</>,
									email: <b>{ email }</b>,
								}
							) }
						</p>
						<KnownEmail value={ email } />
						<PasswordInput
							label={ __(
								'Password of this account',
								'design-marketplace'
							) }
							name="password"
							autoComplete="current-password"
							value={ password }
							onChange={ setPassword }
							readOnly={ busy }
							error={
								tried && ! password
									? passwordMissing()
									: undefined
							}
						/>
						{ failure && (
							<Notice kind="bad">
								<ServerMessage html={ failure } />
							</Notice>
						) }
						<div className="btns">
							<Button
								type="submit"
								loading={ login.busy }
								iconAfter="arrow-right"
							>
								{ __( 'Connect', 'design-marketplace' ) }
							</Button>
							<Button
								variant="second"
								loading={ mail.isPending }
								disabled={ login.busy }
								onClick={ () => mail.mutate() }
							>
								{ __(
									'Send me a link by email',
									'design-marketplace'
								) }
							</Button>
						</div>
						<p className="small soft">
							{ createInterpolateElement(
								__(
									'Not you? <a>Leave it</a>, nothing is connected.',
									'design-marketplace'
								),
								{ a: <Link className="link" to={ leave } /> }
							) }
						</p>
					</form>
				) }
			</div>
		</>
	);
};
