// Downloads a file of the member's own.
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../components/button';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { messageOf } from '../../../../lib/api-error';
import { download } from '../../../../lib/download';

interface DownloadButtonProps {
	fetchFile: () => Promise< Blob >;
	name: string;
	/** Announced when it begins. */
	said: string;
	children: string;
}

export const DownloadButton = ( {
	fetchFile,
	name,
	said,
	children,
}: DownloadButtonProps ) => {
	const { mutate, isPending, error } = useMutation( {
		mutationFn: fetchFile,
		onSuccess: ( blob ) => {
			download( blob, name );
			announce( said );
		},
	} );
	return (
		<>
			<Button
				variant="second"
				small
				icon="download"
				loading={ isPending }
				onClick={ () => mutate() }
			>
				{ children }
			</Button>
			{ error && <Notice kind="bad">{ messageOf( error ) }</Notice> }
		</>
	);
};
