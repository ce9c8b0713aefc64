// A member's tools for their sessions and their data.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Button } from '../../../../components/button';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { FieldGroup } from '../../../../components/field';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { messageOf } from '../../../../lib/api-error';
import { fetchExport, signOutEverywhere } from '../api/account-api';
import type { MemberPrivate } from '../types';

interface AccountToolsProps {
	member: MemberPrivate;
	onSignedOut: () => void;
}

/** Has the browser download a file. */
function download( blob: Blob, name: string ): void {
	const url = URL.createObjectURL( blob );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	// The browser reads the URL only after this task.
	setTimeout( () => URL.revokeObjectURL( url ), 0 );
}

const ExportButton = ( { member }: Pick< AccountToolsProps, 'member' > ) => {
	const [ busy, setBusy ] = useState( false );
	const [ error, setError ] = useState< string | null >( null );
	const run = async () => {
		setBusy( true );
		setError( null );
		try {
			download( await fetchExport( member ), `${ member.slug }.json` );
			announce(
				__( 'Your data is being downloaded.', 'design-marketplace' )
			);
		} catch ( failure ) {
			setError( messageOf( failure ) );
		}
		setBusy( false );
	};
	return (
		<>
			<Button
				variant="second"
				small
				icon="download"
				loading={ busy }
				onClick={ () => void run() }
			>
				{ __( 'Download my data', 'design-marketplace' ) }
			</Button>
			{ error && <Notice kind="bad">{ error }</Notice> }
		</>
	);
};

const SignOutButton = ( {
	onSignedOut,
}: Pick< AccountToolsProps, 'onSignedOut' > ) => {
	const [ state, setState ] = useState< 'closed' | 'asking' | 'busy' >(
		'closed'
	);
	const [ error, setError ] = useState< string | null >( null );
	const { dirty } = useFormikContext< unknown >();
	const run = async () => {
		setState( 'busy' );
		setError( null );
		try {
			await signOutEverywhere();
			onSignedOut();
		} catch ( failure ) {
			setError( messageOf( failure ) );
			setState( 'asking' );
		}
	};
	return (
		<>
			<Button
				variant="second"
				small
				onClick={ () => setState( 'asking' ) }
			>
				{ __( 'Sign out everywhere', 'design-marketplace' ) }
			</Button>
			{ state !== 'closed' && (
				<ConfirmDialog
					title={ __(
						'Sign out on every device?',
						'design-marketplace'
					) }
					confirmLabel={ __( 'Sign out', 'design-marketplace' ) }
					busy={ state === 'busy' }
					error={ error }
					onConfirm={ () => void run() }
					onCancel={ () => setState( 'closed' ) }
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
			<ExportButton member={ member } />
		</div>
	</FieldGroup>
);
