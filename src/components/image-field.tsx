// A picture in a form: choose, crop, see. Its value is a new file, the image the server holds, or nothing.
import { Suspense, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties, ReactNode } from 'react';
import * as limits from '../contract/limits';
import { message } from '../contract/messages';
import type { ImageObject } from '../contract/shapes';
import * as sizes from '../contract/sizes';
import type { CropTarget } from '../lib/crop-image';
import { formatBytes } from '../lib/format-size';
import { lazyPart } from '../lib/load-chunk';
import { isPicture } from '../lib/is-picture';
import { useObjectUrl } from '../lib/use-object-url';
import { Button } from './button';
import { classNames } from './class-names';
import { FieldGroup } from './field';
import type { ControlProps } from './field';
import { fileOf } from './file-of';
import { FilePicker } from './file-picker';
import type { IconName } from './icon';
import { announce } from './live-region';
import { Picture } from './picture';
import { UploadProgress } from './upload-progress';

export const CropDialog = lazyPart(
	() => import( './crop-dialog' ),
	'CropDialog'
);

export const ACCEPTED = [ 'image/jpeg', 'image/png' ];

export type ImageValue = File | ImageObject | null;

export interface ImageFieldProps
	extends Omit< ControlProps< ImageValue >, 'label' >, CropTarget {
	label: string;
	/** Width by height of the cut. */
	aspect: number;
	round?: boolean;
	/** Width in pixels below which a warning says that the cut is small; `width` by default. */
	sharpFrom?: number;
	/** Shows the picture as the tile it will be, with the buttons on it. */
	tile?: boolean;
	/** Further actions on the picture. */
	actions?: ReactNode;
	/** Share sent of a running upload; null when there is none. */
	progress?: number | null;
}

/** The server's answer to this file, known before it is cropped or sent. */
export function refusalOf( { type, size }: File ): string | undefined {
	if ( ! ACCEPTED.includes( type ) ) {
		return message( 'image_type' );
	}
	return size > limits.image_bytes_max
		? message( 'image_too_large', formatBytes( limits.image_bytes_max ) )
		: undefined;
}

/** The original file of each crop, until the page is left. */
const originals = new WeakMap< File, File >();

/** Lets a crop be made again from the whole file. */
export const keepOriginal = ( cut: File, original: File ): void => {
	originals.set( cut, original );
};

const isFile = ( value: ImageValue ): value is File => value instanceof File;

const Preview = ( {
	value,
	aspect,
	sizes: width,
}: {
	value: NonNullable< ImageValue >;
	aspect: number;
	sizes: string;
} ) => {
	const url = useObjectUrl( isFile( value ) ? value : null );
	return (
		<span
			className="pic"
			style={
				{
					aspectRatio: aspect,
					...( ! isFile( value ) &&
						value.color && { '--avg': value.color } ),
				} as CSSProperties
			}
		>
			{ isFile( value ) ? (
				url && <img src={ url } alt="" />
			) : (
				<Picture image={ value } alt="" sizes={ width } />
			) }
		</span>
	);
};

export const ImageField = ( {
	label,
	name,
	value,
	onChange,
	onBlur,
	hint,
	error,
	optional = false,
	disabled,
	aspect,
	round = false,
	width,
	sharpFrom,
	maxBytes,
	tile = false,
	actions,
	progress = null,
}: ImageFieldProps ) => {
	const [ chosen, setChosen ] = useState< File | null >( null );
	const [ refusal, setRefusal ] = useState< string >();
	const latest = useRef< File >();
	const choose = async ( file: File ) => {
		latest.current = file;
		let words = refusalOf( file );
		if ( ! words && ! ( await isPicture( file ) ) ) {
			words = message( 'image_unreadable' );
		}
		if ( latest.current !== file ) {
			return;
		}
		setRefusal( words );
		setChosen( words ? null : file );
		if ( words ) {
			announce( words );
		}
	};
	const cropAgain = async () => {
		setRefusal( undefined );
		try {
			setChosen(
				isFile( value )
					? ( originals.get( value ) ?? value )
					: value && ( await fileOf( value ) )
			);
		} catch {
			setRefusal( message( 'image_unreadable' ) );
		}
	};
	const icon = ( drawing: IconName ) => ( tile ? drawing : undefined );
	const picker = (
		<FilePicker
			label={ label }
			name={ name }
			accept={ ACCEPTED.join() }
			onFile={ ( file ) => void choose( file ) }
			onBlur={ onBlur }
			{ ...( value
				? {
						buttonLabel: __(
							'Change picture',
							'design-marketplace'
						),
						icon: icon( 'picture' ),
					}
				: {
						dropLabel: __(
							'Drop or paste a JPG or PNG',
							'design-marketplace'
						),
						icon: icon( 'plus' ),
					} ) }
		/>
	);
	return (
		<FieldGroup
			{ ...{ label, hint, optional, disabled } }
			error={ refusal ?? error }
		>
			{ /* The picker keeps its place, and with it the focus, when a picture comes or goes. */ }
			<div
				className={ classNames(
					'image-box',
					value && 'upload',
					round && 'round'
				) }
			>
				{ value && (
					<Preview
						value={ value }
						aspect={ aspect }
						sizes={ tile ? sizes.card_alone : sizes.quarter }
					/>
				) }
				<div className="side">
					<div className="btns">
						{ picker }
						{ /* What the server holds of others is as small as it is shown. */ }
						{ value && ( tile || isFile( value ) ) && (
							<Button
								variant="second"
								small
								icon={ icon( 'crop' ) }
								onClick={ () => void cropAgain() }
							>
								<span className="words">
									{ __( 'Crop again', 'design-marketplace' ) }
								</span>
							</Button>
						) }
						{ value && optional && (
							<Button
								variant="second"
								small
								icon={ icon( 'close' ) }
								onClick={ () => onChange( null ) }
							>
								<span className="words">
									{ __( 'Remove', 'design-marketplace' ) }
								</span>
							</Button>
						) }
						{ value && actions }
					</div>
					{ progress !== null && isFile( value ) && (
						<UploadProgress
							value={ progress }
							label={ value.name }
						/>
					) }
				</div>
			</div>
			{ chosen && (
				<Suspense fallback={ null }>
					<CropDialog
						{ ...{ aspect, round, width, sharpFrom, maxBytes } }
						file={ chosen }
						onCancel={ () => setChosen( null ) }
						onDone={ ( file ) => {
							keepOriginal( file, chosen );
							setChosen( null );
							onChange( file );
						} }
					/>
				</Suspense>
			) }
		</FieldGroup>
	);
};
