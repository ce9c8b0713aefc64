// Where pictures are dropped, pasted or chosen. One is cut by hand, several are cut in the middle and can be cut again.
import { Suspense, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FieldGroup } from '../../../components/field';
import { FilePicker } from '../../../components/file-picker';
import {
	ACCEPTED,
	CropDialog,
	keepOriginal,
	refusalOf,
} from '../../../components/image-field';
import * as limits from '../../../contract/limits';
import { message } from '../../../contract/messages';
import { cropMiddle } from '../../../lib/crop-image';
import { isPicture } from '../../../lib/is-picture';

const CUT = {
	aspect: limits.work_image_width / limits.work_image_height,
	width: limits.work_image_width,
	maxBytes: limits.image_bytes_max,
};

interface AddPicturesProps {
	/** How many there are, and how many more there may be. */
	there: number;
	room: number;
	error?: string;
	onAdd: ( files: readonly File[] ) => void;
	/** Called with a sentence for each file that was not taken. */
	onOutside: ( words: readonly string[] ) => void;
}

const outsideWords = ( { name }: File, why: string ) =>
	sprintf(
		/* translators: 1: name of a file, 2: why it is not taken. */
		__( '“%1$s” stayed outside: %2$s', 'design-marketplace' ),
		name,
		why
	);

export const AddPictures = ( {
	there,
	room,
	error,
	onAdd,
	onOutside,
}: AddPicturesProps ) => {
	const [ chosen, setChosen ] = useState< File | null >( null );
	const choose = async ( files: readonly File[] ) => {
		const outside: string[] = [];
		const fit: File[] = [];
		for ( const file of files ) {
			let why = refusalOf( file );
			if ( ! why && ! ( await isPicture( file ) ) ) {
				why = message( 'image_unreadable' );
			}
			if ( ! why && fit.length >= room ) {
				why = sprintf(
					/* translators: %d: number of pictures. */
					__(
						'a project has %d pictures at most.',
						'design-marketplace'
					),
					there + room
				);
			}
			if ( why ) {
				outside.push( outsideWords( file, why ) );
			} else {
				fit.push( file );
			}
		}
		const [ only ] = fit;
		if ( only && fit.length === 1 ) {
			onOutside( outside );
			setChosen( only );
			return;
		}
		const cut: File[] = [];
		for ( const file of fit ) {
			try {
				const middle = await cropMiddle( file, CUT );
				keepOriginal( middle, file );
				cut.push( middle );
			} catch {
				outside.push(
					outsideWords( file, message( 'image_unreadable' ) )
				);
			}
		}
		onOutside( outside );
		if ( cut.length > 0 ) {
			onAdd( cut );
		}
	};
	return (
		<div className="pf-add" hidden={ room === 0 }>
			<FieldGroup
				error={ error }
				label={ sprintf(
					/* translators: %d: number of a picture. */
					__( 'Picture %d', 'design-marketplace' ),
					there + 1
				) }
				hint={
					there === 0
						? sprintf(
								/* translators: 1: width, 2: height in pixels. */
								__(
									'JPG or PNG, %1$d × %2$d px or larger',
									'design-marketplace'
								),
								limits.work_image_width,
								limits.work_image_height
							)
						: undefined
				}
			>
				<FilePicker
					multiple
					name="pictures"
					accept={ ACCEPTED.join() }
					label={ sprintf(
						/* translators: %d: number of a picture. */
						__( 'Picture %d', 'design-marketplace' ),
						there + 1
					) }
					dropLabel={ __(
						'Drop pictures here, or',
						'design-marketplace'
					) }
					buttonLabel={ sprintf(
						/* translators: %d: number of pictures. */
						_n(
							'Choose %d picture',
							'Choose up to %d pictures',
							room,
							'design-marketplace'
						),
						room
					) }
					onFiles={ ( files ) => void choose( files ) }
				/>
			</FieldGroup>
			{ chosen && (
				<Suspense fallback={ null }>
					<CropDialog
						{ ...CUT }
						file={ chosen }
						onCancel={ () => setChosen( null ) }
						onDone={ ( file ) => {
							keepOriginal( file, chosen );
							setChosen( null );
							onAdd( [ file ] );
						} }
					/>
				</Suspense>
			) }
		</div>
	);
};
