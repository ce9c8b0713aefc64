// The film in the editor: its first picture, and where it comes from.
import {
	InspectorControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { Button, PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../components/icon';
import { Picture } from '../../components/picture';
import type { ImageObject } from '../../contract/shapes';
import { FilmFrame } from '../../features/site/home/components/frames';
import { filmOf } from '../../features/site/home/film';
import type { Film } from '../../features/site/home/film';
import { getBoot } from '../../lib/boot';
import type { EditProps, VideoAttributes } from '../attributes';
import { Canvas } from '../parts/canvas';
import { HomeNotice } from '../parts/home-notice';
import { LinkControl } from '../parts/link-control';
import { PictureControl } from '../parts/picture-control';
import { usePicture } from '../parts/use-picture';
import { Words } from '../parts/words';

/** Nothing of another site is loaded before it is published. */
const Still = ( {
	film,
	poster,
}: {
	film: Film | null;
	poster: ImageObject | null;
} ) => (
	<div className="video">
		{ poster && <Picture image={ poster } alt="" sizes="75vw" priority /> }
		{ ! poster && film?.kind === 'file' && film.isOurs && (
			<video src={ film.src } muted playsInline preload="metadata" />
		) }
		<div className="ctl">
			<span className="dm-film">
				<Icon name="play" />
				{ film
					? __( 'Play film', 'design-marketplace' )
					: __( 'No film yet', 'design-marketplace' ) }
			</span>
		</div>
		{ film && film.kind !== 'file' && (
			<p className="source mini">
				{ sprintf(
					/* translators: %s: name of another website. */
					__( 'From %s', 'design-marketplace' ),
					film.host
				) }
			</p>
		) }
	</div>
);

export const VideoEdit = ( {
	attributes: { url, poster, title, caption },
	setAttributes,
}: EditProps< VideoAttributes > ) => {
	const picture = usePicture( poster );
	const film = filmOf( url, getBoot().settings.videoHost );
	return (
		<Canvas>
			<InspectorControls>
				<HomeNotice />
				<PanelBody>
					<LinkControl
						label={ __(
							'Address of the film',
							'design-marketplace'
						) }
						help={ __(
							'A film from this site plays automatically, without sound. A film on another site plays only when a visitor asks for it.',
							'design-marketplace'
						) }
						value={ url }
						onChange={ ( value ) =>
							setAttributes( { url: value } )
						}
					/>
					<MediaUploadCheck>
						<MediaUpload
							title={ __( 'Film', 'design-marketplace' ) }
							allowedTypes={ [ 'video' ] }
							onSelect={ ( media ) =>
								setAttributes( { url: media.url } )
							}
							render={ ( { open } ) => (
								<Button variant="secondary" onClick={ open }>
									{ __(
										'Choose from the media library',
										'design-marketplace'
									) }
								</Button>
							) }
						/>
					</MediaUploadCheck>
					<PictureControl
						label={ __(
							'Picture before it plays',
							'design-marketplace'
						) }
						value={ poster }
						onChange={ ( id ) => setAttributes( { poster: id } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<FilmFrame
				words={
					<>
						<Words
							id="title"
							tag="b"
							label={ __( 'Title', 'design-marketplace' ) }
							value={ title }
							onChange={ ( text ) =>
								setAttributes( { title: text } )
							}
						/>
						<br />
						<Words
							id="caption"
							lines
							label={ __( 'Caption', 'design-marketplace' ) }
							value={ caption }
							onChange={ ( text ) =>
								setAttributes( { caption: text } )
							}
						/>
					</>
				}
			>
				<Still film={ film } poster={ picture } />
			</FilmFrame>
		</Canvas>
	);
};
