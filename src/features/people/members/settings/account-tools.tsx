// A member's tools for their sessions and their data.
import { useMutation } from '@tanstack/react-query';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Button } from '../../../../components/button';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { FieldGroup } from '../../../../components/field';
import { messageOf } from '../../../../lib/api-error';
import { fetchExport, signOutEverywhere } from '../api/account-api';
import type { MemberPrivate } from '../types';
import { DownloadButton } from './download-button';

interface AccountToolsProps {
	member: MemberPrivate;
	onSignedOut: () => void;
}

const SignOutButton = ( {
	onSignedOut,
}: Pick< AccountToolsProps, 'onSignedOut' > ) => {
	const [ isAsking, setAsking ] = useState( false );
	const { dirty } = useFormikContext< unknown >();
	const { mutate, isPending, error } = useMutation( {
		mutationFn: signOutEverywhere,
		onSuccess: onSignedOut,
	} );
	return (
		<>
			<Button variant="second" small onClick={ () => setAsking( true ) }>
				{ __( 'Sign out everywhere', 'design-marketplace' ) }
			</Button>
			{ isAsking && (
				<ConfirmDialog
					title={ __(
						'Sign out on every device?',
						'design-marketplace'
					) }
					confirmLabel={ __( 'Sign out', 'design-marketplace' ) }
					busy={ isPending }
					error={ error && messageOf( error ) }
					onConfirm={ () => mutate() }
					onCancel={ () => setAsking( false ) }
				>
					{ __(
						'You will have to log in again here, too.',
						'design-marketplace'
					) }
					{ dirty &&
						' ' +
							__(
								'Your unsaved changes will be lost.',
								'design-marketplace'
							) }
				</ConfirmDialog>
			) }
		</>
	);
};

export const AccountTools = ( { member, onSignedOut }: AccountToolsProps ) => (
	<FieldGroup
		label={ __( 'Sessions and data', 'design-marketplace' ) }
		hint={ __(
			'The download is a file with everything this site holds about you.',
			'design-marketplace'
		) }
	>
		<div className="btns">
			<SignOutButton onSignedOut={ onSignedOut } />
			<DownloadButton
				fetchFile={ () => fetchExport( member ) }
				name={ `${ member.slug }.json` }
				said={ __(
					'Your data is being downloaded.',
					'design-marketplace'
				) }
			>
				{ __( 'Download my data', 'design-marketplace' ) }
			</DownloadButton>
		</div>
	</FieldGroup>
);
