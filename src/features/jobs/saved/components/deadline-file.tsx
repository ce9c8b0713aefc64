// The last day of a design job as a file for one's calendar.
import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { PlainButton } from '../../../../components/button';
import { announce } from '../../../../components/live-region';
import { messageOf } from '../../../../lib/api-error';
import { download } from '../../../../lib/download';
import { fetchDeadline } from '../api/saved-api';

export const DeadlineFile = ( { id }: { id: number } ) => {
	const { mutate, isPending } = useMutation( {
		mutationFn: () => fetchDeadline( id ),
		onSuccess: ( file ) => download( file, `${ id }.ics` ),
		onError: ( error ) => announce( messageOf( error ) ),
	} );
	return (
		<PlainButton
			icon="calendar"
			aria-busy={ isPending || undefined }
			onClick={ () => ! isPending && mutate() }
		>
			{ __( 'Last day in my calendar', 'design-marketplace' ) }
		</PlainButton>
	);
};
