// The new address that waits for its confirmation, and what can be done about it.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { ApiError, messageOf } from '../../../../lib/api-error';
import { useCurrentUser } from '../../../../lib/current-user';
import { cancelEmailChange, sendConfirmationAgain } from '../api/account-api';
import type { MemberPrivate } from '../types';

const CONFLICT = 409;

export const PendingEmail = ( { member }: { member: MemberPrivate } ) => {
	const { replace, refresh } = useCurrentUser();
	const [ busy, setBusy ] = useState< 'again' | 'cancel' | null >( null );
	const [ sent, setSent ] = useState< string | null >( null );
	const [ error, setError ] = useState< string | null >( null );

	const run = async (
		what: 'again' | 'cancel',
		work: () => Promise< void >
	) => {
		setBusy( what );
		setSent( null );
		setError( null );
		try {
			await work();
		} catch ( failure ) {
			setError( messageOf( failure ) );
			if ( failure instanceof ApiError && failure.status === CONFLICT ) {
				// Confirmed meanwhile, or over.
				await refresh();
			}
		}
		setBusy( null );
	};
	const again = () =>
		run( 'again', async () => {
			setSent( await sendConfirmationAgain( member ) );
		} );
	const cancel = ( form: HTMLFormElement | null ) =>
		run( 'cancel', async () => {
			replace( await cancelEmailChange( member ) );
			announce(
				sprintf(
					/* translators: %s: email address. */
					__(
						'The change is cancelled. We keep writing to %s.',
						'design-marketplace'
					),
					member.proven_email ?? ''
				)
			);
			form?.querySelector< HTMLInputElement >(
				'[name="email"]'
			)?.focus();
		} );

	return (
		<Notice>
			<p>
				{ sprintf(
					/* translators: 1: new email address, 2: present email address. */
					__(
						'Waiting for you to confirm %1$s; until then we write to %2$s.',
						'design-marketplace'
					),
					member.email ?? '',
					member.proven_email ?? ''
				) }
			</p>
			{ sent && <p>{ sent }</p> }
			{ error && <p role="alert">{ error }</p> }
			<div className="btns member-pending">
				<Button
					variant="second"
					small
					loading={ busy === 'again' }
					onClick={ () => void again() }
				>
					{ __( 'Send again', 'design-marketplace' ) }
				</Button>
				<Button
					variant="second"
					small
					loading={ busy === 'cancel' }
					onClick={ ( { currentTarget } ) =>
						void cancel( currentTarget.form )
					}
				>
					{ __( 'Cancel the change', 'design-marketplace' ) }
				</Button>
			</div>
		</Notice>
	);
};
