// Chooses a picture of the media library, shows it and takes it away again.
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { usePicture } from './use-picture';

interface PictureControlProps {
	label: string;
	help?: string;
	value: number;
	onChange: ( id: number ) => void;
}

export const PictureControl = ( {
	label,
	help,
	value,
	onChange,
}: PictureControlProps ) => {
	const picture = usePicture( value );
	return (
		<div role="group" aria-label={ label } className="dm-picture">
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			{ picture && (
				<img
					src={ picture.base_path + picture.breakpoints.xs[ '1x' ] }
					alt={ picture.alt }
				/>
			) }
			<MediaUploadCheck>
				<Flex justify="flex-start" wrap>
					<MediaUpload
						value={ value }
						title={ label }
						allowedTypes={ [ 'image' ] }
						onSelect={ ( { id } ) => onChange( id ) }
						render={ ( { open } ) => (
							<Button variant="secondary" onClick={ open }>
								{ value
									? __(
											'Replace picture',
											'design-marketplace'
										)
									: __(
											'Choose a picture',
											'design-marketplace'
										) }
							</Button>
						) }
					/>
					{ value > 0 && (
						<Button
							isDestructive
							variant="tertiary"
							onClick={ () => onChange( 0 ) }
						>
							{ __( 'Remove picture', 'design-marketplace' ) }
						</Button>
					) }
				</Flex>
			</MediaUploadCheck>
			{ help && <p className="description">{ help }</p> }
		</div>
	);
};
