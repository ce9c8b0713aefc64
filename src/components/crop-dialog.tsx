// Cuts a picture to its frame: drag, wheel, slider, arrow buttons or arrow keys. Loaded only when a picture was chosen.
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import Cropper from 'react-easy-crop';
import * as limits from '../contract/limits';
import { message } from '../contract/messages';
import type { MessageCode } from '../contract/messages';
import { cropImage } from '../lib/crop-image';
import type { CropTarget } from '../lib/crop-image';
import { useObjectUrl } from '../lib/use-object-url';
import { Button, SquareButton } from './button';
import { Dialog } from './dialog';
import { ErrorText } from './field';
import type { IconName } from './icon';
import { MAX_ZOOM, MIN_ZOOM, useCrop } from './use-crop';
import './crop.css';

export interface CropDialogProps extends CropTarget {
	file: File;
	/** Width by height of the frame. */
	aspect: number;
	round?: boolean;
	/** Width in pixels below which a warning says that the cut is small; `width` by default. */
	sharpFrom?: number;
	onDone: ( file: File ) => void;
	onCancel: () => void;
}

const STEP = 16;

const MEGAPIXELS_MAX = limits.image_pixels_max / 1e6;

const moves = (): { icon: IconName; label: string; x: number; y: number }[] => [
	{
		icon: 'arrow-left',
		label: __( 'Move left', 'design-marketplace' ),
		x: -STEP,
		y: 0,
	},
	{
		icon: 'arrow-right',
		label: __( 'Move right', 'design-marketplace' ),
		x: STEP,
		y: 0,
	},
	{
		icon: 'arrow-up',
		label: __( 'Move up', 'design-marketplace' ),
		x: 0,
		y: -STEP,
	},
	{
		icon: 'arrow-down',
		label: __( 'Move down', 'design-marketplace' ),
		x: 0,
		y: STEP,
	},
];

interface Pixels {
	naturalWidth: number;
	naturalHeight: number;
}

/** The server's limit; a phone's memory allows hardly more. */
const isTooBig = ( { naturalWidth, naturalHeight }: Pixels ): boolean =>
	naturalWidth * naturalHeight > limits.image_pixels_max ||
	Math.max( naturalWidth, naturalHeight ) > limits.image_side_max;

export const CropDialog = ( {
	file,
	aspect,
	round = false,
	width,
	sharpFrom = width,
	maxBytes,
	onDone,
	onCancel,
}: CropDialogProps ) => {
	const id = useId();
	const url = useObjectUrl( file );
	const { crop, setCrop, zoom, setZoom, move, area, media, frame } =
		useCrop();
	const [ busy, setBusy ] = useState( false );
	const [ refusal, setRefusal ] = useState< MessageCode | null >( null );
	/** Pixels across of a cut that will not look sharp. */
	const [ small, setSmall ] = useState< number | null >( null );

	const finish = async () => {
		if ( ! area.current ) {
			return;
		}
		setBusy( true );
		try {
			onDone(
				await cropImage( file, area.current, { width, maxBytes } )
			);
		} catch {
			setBusy( false );
			setRefusal( 'image_unreadable' );
		}
	};

	return (
		<Dialog
			wide
			title={ __( 'Crop your picture', 'design-marketplace' ) }
			onClose={ onCancel }
			footer={
				<>
					<Button variant="second" onClick={ onCancel }>
						{ __( 'Cancel', 'design-marketplace' ) }
					</Button>
					<Button
						loading={ busy }
						disabled={ refusal !== null }
						onClick={ () => void finish() }
					>
						{ __( 'Use this picture', 'design-marketplace' ) }
					</Button>
				</>
			}
		>
			<div className="crop">
				{ url && (
					<Cropper
						image={ url }
						crop={ crop }
						zoom={ zoom }
						minZoom={ MIN_ZOOM }
						maxZoom={ MAX_ZOOM }
						aspect={ aspect }
						cropShape={ round ? 'round' : 'rect' }
						showGrid={ false }
						disableAutomaticStylesInjection
						keyboardStep={ STEP }
						classes={ { cropAreaClassName: 'crop-area' } }
						mediaProps={ {
							onError: () => setRefusal( 'image_unreadable' ),
						} }
						cropperProps={ {
							'aria-label': __(
								'Frame: arrow keys move the picture',
								'design-marketplace'
							),
							role: 'group',
						} }
						onCropChange={ setCrop }
						onZoomChange={ setZoom }
						onCropAreaChange={ ( _, pixels ) => {
							area.current = pixels;
							setSmall(
								pixels.width < sharpFrom ? pixels.width : null
							);
						} }
						onMediaLoaded={ ( size ) => {
							media.current = size;
							if ( isTooBig( size ) ) {
								setRefusal( 'image_too_many_pixels' );
							}
						} }
						setCropSize={ ( size ) => {
							frame.current = size;
						} }
					/>
				) }
			</div>
			{ refusal && (
				<div role="alert">
					<ErrorText>
						{ message( refusal, MEGAPIXELS_MAX ) }
					</ErrorText>
				</div>
			) }
			<p className="small" role="status">
				{ small !== null &&
					! refusal &&
					sprintf(
						/* translators: 1: pixels of the cut, 2: pixels it should have. */
						__(
							'This crop is only %1$d pixels wide. From %2$d on it looks sharp.',
							'design-marketplace'
						),
						small,
						sharpFrom
					) }
			</p>
			<label className="range" htmlFor={ id }>
				<span>{ __( 'Zoom', 'design-marketplace' ) }</span>
				<input
					id={ id }
					type="range"
					min={ MIN_ZOOM }
					max={ MAX_ZOOM }
					step={ 0.05 }
					value={ zoom }
					onChange={ ( event ) =>
						setZoom( Number( event.target.value ) )
					}
				/>
				<b aria-hidden="true">
					{ sprintf(
						/* translators: %d: percentage. */
						__( '%d %%', 'design-marketplace' ),
						Math.round( zoom * 100 )
					) }
				</b>
			</label>
			<div
				className="btns"
				role="group"
				aria-label={ __( 'Move the picture', 'design-marketplace' ) }
			>
				{ moves().map( ( { icon, label, x, y } ) => (
					<SquareButton
						key={ icon }
						icon={ icon }
						label={ label }
						onClick={ () => move( x, y ) }
					/>
				) ) }
				<p className="mini soft">
					{ __(
						'Drag, use the arrows, or the arrow keys.',
						'design-marketplace'
					) }
				</p>
			</div>
		</Dialog>
	);
};
