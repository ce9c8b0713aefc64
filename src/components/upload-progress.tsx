// How much of an upload has left.
import { __, sprintf } from '@wordpress/i18n';

interface UploadProgressProps {
	/** 0 to 1. */
	value: number;
	label?: string;
}

export const UploadProgress = ( {
	value,
	label = __( 'Upload', 'design-marketplace' ),
}: UploadProgressProps ) => {
	const percent = Math.round( value * 100 );
	return (
		<div className="upload-progress">
			<span className="small num">
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
		</div>
	);
};
