// The new address that waits for its confirmation, and what can be done about it.
import { useMutation } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { isConflict, messageOf } from '../../../../lib/api-error';
import { useCurrentUser } from '../../../../lib/current-user';
import { cancelEmailChange, sendConfirmationAgain } from '../api/account-api';
import type { MemberPrivate } from '../types';

export const PendingEmail = ( { member }: { member: MemberPrivate } ) => {
	const { replace, refresh } = useCurrentUser();
	// Confirmed meanwhile, or over.
	const onError = async ( failure: Error ) => {
		if ( isConflict( failure ) ) {
			await refresh();
		}
	};
	const again = useMutation( {
		mutationFn: () => sendConfirmationAgain( member ),
		onError,
	} );
	const cancel = useMutation( {
		mutationFn: () => cancelEmailChange( member ),
		onError,
		onSuccess: ( now, form: HTMLFormElement | null ) => {
			replace( now );
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
		},
	} );
	const error = again.error ?? cancel.error;
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
			{ again.data && <p>{ again.data }</p> }
			{ error && <p role="alert">{ messageOf( error ) }</p> }
			<div className="btns member-pending">
				<Button
					variant="second"
					small
					loading={ again.isPending }
					onClick={ () => {
						cancel.reset();
						again.mutate();
					} }
				>
					{ __( 'Send again', 'design-marketplace' ) }
				</Button>
				<Button
					variant="second"
					small
					loading={ cancel.isPending }
					onClick={ ( { currentTarget } ) => {
						again.reset();
						cancel.mutate( currentTarget.form );
					} }
				>
					{ __( 'Cancel the change', 'design-marketplace' ) }
				</Button>
			</div>
		</Notice>
	);
};
