// Deletes the account, after a question.
import { useMutation } from '@tanstack/react-query';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button, PlainButton } from '../../../../components/button';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { Dialog } from '../../../../components/dialog';
import { messages } from '../../../../contract/messages';
import { deleteMember } from '../api/account-api';
import type { MemberPrivate } from '../types';

interface DeleteAccountProps {
	member: MemberPrivate;
	onDeleted: () => void;
}

const consequences = ( { role }: MemberPrivate ): string =>
	role === 'designer'
		? __(
				'Your profile, your projects and your applications go with it. This cannot be undone.',
				'design-marketplace'
			)
		: __(
				'Your profile and your design jobs go with it, and the candidates of open jobs are told. This cannot be undone.',
				'design-marketplace'
			);

export const DeleteAccount = ( { member, onDeleted }: DeleteAccountProps ) => {
	const [ isAsking, setAsking ] = useState( false );
	const { mutate, isPending, isError, reset } = useMutation( {
		mutationFn: () => deleteMember( member ),
		onSuccess: onDeleted,
	} );
	const close = () => {
		setAsking( false );
		reset();
	};
	return (
		<>
			<PlainButton
				className="member-delete"
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Delete my account', 'design-marketplace' ) }
			</PlainButton>
			{ isAsking && ! isError && (
				<ConfirmDialog
					title={ __(
						'Are you sure you want to delete your account permanently ?',
						'design-marketplace'
					) }
					confirmLabel={ __( 'Delete', 'design-marketplace' ) }
					danger
					busy={ isPending }
					onConfirm={ () => mutate() }
					onCancel={ close }
				>
					{ consequences( member ) }
				</ConfirmDialog>
			) }
			{ isError && (
				<Dialog
					alert
					title={ messages.delete_account_failed() }
					onClose={ close }
					footer={
						<Button data-autofocus onClick={ close }>
							{ __( 'OK', 'design-marketplace' ) }
						</Button>
					}
				/>
			) }
		</>
	);
};
