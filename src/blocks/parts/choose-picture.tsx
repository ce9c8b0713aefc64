// The place of a picture nobody has chosen yet, in the canvas.
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

export const ChoosePicture = ( {
	onChange,
}: {
	onChange: ( id: number ) => void;
} ) => (
	<div className="dm-choose">
		<MediaUploadCheck
			fallback={
				<p>{ __( 'No picture yet.', 'design-marketplace' ) }</p>
			}
		>
			<MediaUpload
				allowedTypes={ [ 'image' ] }
				onSelect={ ( { id } ) => onChange( id ) }
				render={ ( { open } ) => (
					<button type="button" className="btn" onClick={ open }>
						{ __( 'Choose a picture', 'design-marketplace' ) }
					</button>
				) }
			/>
		</MediaUploadCheck>
	</div>
);
