// A picture of the media library as the app's image object.
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { ImageObject } from '../../contract/shapes';

interface Attachment {
	source_url?: string;
	alt_text?: string;
	media_details?: { width?: number; height?: number };
}

/** The full file in all places: the editor shows a few pictures, to one person. */
function toImage( id: number, media: Attachment ): ImageObject | null {
	const { source_url: url, alt_text: alt = '', media_details: size } = media;
	const file = url ? { '1x': url, '2x': url } : null;
	return (
		file && {
			id,
			alt,
			width: size?.width ?? 0,
			height: size?.height ?? 0,
			base_path: '',
			breakpoints: { xs: file, lg: file },
			color: '',
		}
	);
}

/**
 * Pictures by number; null for none, and while one is on its way.
 *
 * @param ids Numbers of the media library, 0 for none.
 */
export function usePictures( ids: number[] ): ( ImageObject | null )[] {
	const found = useSelect(
		( select ) =>
			ids.map( ( id ) =>
				id
					? ( select( coreStore ).getEntityRecord(
							'postType',
							'attachment',
							id
						) as Attachment | undefined )
					: undefined
			),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the list is new each time, its numbers are not.
		[ ids.join() ]
	);
	return ids.map( ( id, index ) => {
		const media = found[ index ];
		return media ? toImage( id, media ) : null;
	} );
}

export const usePicture = ( id: number ): ImageObject | null =>
	usePictures( [ id ] )[ 0 ] ?? null;
