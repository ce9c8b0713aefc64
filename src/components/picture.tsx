// An uploaded image in its sizes. Its space is reserved before it has loaded.
import type { CSSProperties } from 'react';
import type { ImageObject } from '../contract/shapes';
import { classNames } from './class-names';

/** WordPress writes a sub-size's dimensions into its name. */
const SIZE_IN_NAME = /-(\d+)x(\d+)\.\w+$/;

interface Source {
	url: string;
	width: number;
}

function sources( {
	base_path: base,
	breakpoints,
	width,
}: ImageObject ): Source[] {
	const files = [
		breakpoints.xs[ '1x' ],
		breakpoints.xs[ '2x' ],
		breakpoints.lg[ '1x' ],
		breakpoints.lg[ '2x' ],
	];
	return [ ...new Set( files ) ].map( ( file ) => ( {
		url: base + file,
		width: Number( SIZE_IN_NAME.exec( file )?.[ 1 ] ?? width ),
	} ) );
}

/** The largest file there is. */
export const largest = ( image: ImageObject ): string =>
	image.base_path + image.breakpoints.lg[ '2x' ];

interface PictureProps {
	image: ImageObject;
	/** The width at which it is shown, as the attribute `sizes`: '(min-width: 900px) 50vw, 100vw'. */
	sizes: string;
	/** Instead of the image's own alternative text; '' if the text beside it is enough. */
	alt?: string;
	/** Seen at once: fetched first. */
	priority?: boolean;
	className?: string;
}

export const Picture = ( {
	image,
	sizes,
	alt = image.alt,
	priority = false,
	className,
}: PictureProps ) => (
	<img
		className={ className }
		src={ image.base_path + image.breakpoints.lg[ '1x' ] }
		srcSet={ sources( image )
			.map( ( { url, width } ) => `${ url } ${ width }w` )
			.join( ', ' ) }
		sizes={ sizes }
		width={ image.width }
		height={ image.height }
		alt={ alt }
		loading={ priority ? 'eager' : 'lazy' }
		decoding={ priority ? 'sync' : 'async' }
		// React 18 accepts the attribute only in lower case.
		{ ...( priority ? { fetchpriority: 'high' } : {} ) }
	/>
);

/** A picture in the 3:2 of all lists; an empty tile where there is none. Its average colour is there before it has loaded. */
export const PictureTile = ( {
	image,
	className,
	...picture
}: Omit< PictureProps, 'image' > & { image: ImageObject | null } ) => (
	<span
		className={ classNames( 'pic', ! image && 'bone still', className ) }
		style={
			image?.color
				? ( { '--avg': image.color } as CSSProperties )
				: undefined
		}
	>
		{ image && <Picture { ...picture } image={ image } /> }
	</span>
);
