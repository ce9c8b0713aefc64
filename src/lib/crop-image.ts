// Cuts a part out of an image file and packs it as a JPEG that is no larger than allowed.

/** In pixels of the upright image. */
export interface CropArea {
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface CropTarget {
	/** Pixels; a smaller cut is never blown up. */
	width: number;
	maxBytes?: number;
}

const QUALITIES = [ 0.9, 0.82, 0.74, 0.66 ];
const SCALES = [ 1, 0.85, 0.7, 0.55, 0.4 ];

export function targetSize(
	area: CropArea,
	width: number
): { width: number; height: number } {
	const share = Math.min( 1, width / area.width );
	return {
		width: Math.max( 1, Math.round( area.width * share ) ),
		height: Math.max( 1, Math.round( area.height * share ) ),
	};
}

/** Tries smaller scales and lower qualities until one fits. If none does, it returns the last: the server decides. */
export async function withinBytes(
	encode: ( scale: number, quality: number ) => Promise< Blob >,
	maxBytes = Infinity
): Promise< Blob > {
	let last: Blob | undefined;
	for ( const scale of SCALES ) {
		for ( const quality of QUALITIES ) {
			last = await encode( scale, quality );
			if ( last.size <= maxBytes ) {
				return last;
			}
		}
	}
	return last as Blob;
}

function draw(
	bitmap: ImageBitmap,
	area: CropArea,
	size: { width: number; height: number }
): HTMLCanvasElement {
	const canvas = document.createElement( 'canvas' );
	canvas.width = size.width;
	canvas.height = size.height;
	const context = canvas.getContext( '2d' );
	if ( ! context ) {
		throw new Error( 'No canvas' );
	}
	// JPEG has no transparency: fill the background with white instead of black.
	context.fillStyle = '#fff';
	context.fillRect( 0, 0, size.width, size.height );
	context.imageSmoothingQuality = 'high';
	context.drawImage(
		bitmap,
		area.x,
		area.y,
		area.width,
		area.height,
		0,
		0,
		size.width,
		size.height
	);
	return canvas;
}

const toJpeg = ( canvas: HTMLCanvasElement, quality: number ) =>
	new Promise< Blob >( ( resolve, reject ) =>
		canvas.toBlob(
			( blob ) =>
				blob ? resolve( blob ) : reject( new Error( 'No JPEG' ) ),
			'image/jpeg',
			quality
		)
	);

/** Turned upright by its EXIF orientation, as the crop dialog showed it. */
export async function cropImage(
	file: File,
	area: CropArea,
	{ width, maxBytes }: CropTarget
): Promise< File > {
	const bitmap = await createImageBitmap( file, {
		imageOrientation: 'from-image',
	} );
	const full = targetSize( area, width );
	try {
		const blob = await withinBytes(
			( scale, quality ) =>
				toJpeg(
					draw(
						bitmap,
						area,
						targetSize( area, full.width * scale )
					),
					quality
				),
			maxBytes
		);
		const name = file.name.replace( /\.\w+$/, '' ) || 'image';
		return new File( [ blob ], `${ name }.jpg`, { type: 'image/jpeg' } );
	} finally {
		bitmap.close();
	}
}

/** The largest part in the middle that has these proportions. */
function middleOf(
	{ width, height }: { width: number; height: number },
	aspect: number
): CropArea {
	const across = Math.min( width, height * aspect );
	const down = across / aspect;
	return {
		x: ( width - across ) / 2,
		y: ( height - down ) / 2,
		width: across,
		height: down,
	};
}

export async function cropMiddle(
	file: File,
	{ aspect, ...target }: CropTarget & { aspect: number }
): Promise< File > {
	const bitmap = await createImageBitmap( file, {
		imageOrientation: 'from-image',
	} );
	const { width, height } = bitmap;
	bitmap.close();
	return cropImage( file, middleOf( { width, height }, aspect ), target );
}
