// The wide picture in the editor.
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Picture } from '../../components/picture';
import * as sizes from '../../contract/sizes';
import { ImageFrame } from '../../features/site/home/components/frames';
import type { EditProps, ImageAttributes } from '../attributes';
import { Canvas } from '../parts/canvas';
import { ChoosePicture } from '../parts/choose-picture';
import { HomeNotice } from '../parts/home-notice';
import { PictureControl } from '../parts/picture-control';
import { usePicture } from '../parts/use-picture';
import { Words } from '../parts/words';

export const ImageEdit = ( {
	attributes: { image, caption },
	setAttributes,
}: EditProps< ImageAttributes > ) => {
	const picture = usePicture( image );
	const choose = ( id: number ) => setAttributes( { image: id } );
	return (
		<Canvas>
			<InspectorControls>
				<HomeNotice />
				<PanelBody>
					<PictureControl
						label={ __( 'Picture', 'design-marketplace' ) }
						help={ __(
							'Without one the site leaves the block out. Its alternative text is kept in the media library.',
							'design-marketplace'
						) }
						value={ image }
						onChange={ choose }
					/>
				</PanelBody>
			</InspectorControls>
			<ImageFrame
				caption={
					<Words
						id="caption"
						tag="p"
						className="c1-3 small soft"
						lines
						label={ __( 'Caption', 'design-marketplace' ) }
						value={ caption }
						onChange={ ( text ) =>
							setAttributes( { caption: text } )
						}
					/>
				}
			>
				{ picture ? (
					<Picture image={ picture } sizes={ sizes.wide } priority />
				) : (
					<ChoosePicture onChange={ choose } />
				) }
			</ImageFrame>
		</Canvas>
	);
};
