// The progress of an upload, and a button to stop it.
import { __, sprintf } from '@wordpress/i18n';
import { Button } from './button';

interface UploadProgressProps {
	/** 0 to 1. */
	value: number;
	label?: string;
	onCancel?: () => void;
}

export const UploadProgress = ( {
	value,
	label = __( 'Upload', 'design-marketplace' ),
	onCancel,
}: UploadProgressProps ) => {
	const percent = Math.round( value * 100 );
	return (
		<div className="upload-progress">
			<span className="small">
				{ sprintf(
					/* translators: 1: what is uploaded, 2: percentage. */
					__( '%1$s, %2$d %%', 'design-marketplace' ),
					label,
					percent
				) }
			</span>
			<div
				className="progress"
				role="progressbar"
				aria-label={ label }
				aria-valuenow={ percent }
			>
				<i style={ { width: `${ percent }%` } } />
			</div>
			{ onCancel && (
				<Button variant="second" small onClick={ onCancel }>
					{ __( 'Cancel', 'design-marketplace' ) }
				</Button>
			) }
		</div>
	);
};
