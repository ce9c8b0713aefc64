// A picture the server holds, as a file again: it is cut from files, and taken only by upload.
import { largest } from './picture';
import type { ImageObject } from '../contract/shapes';

export async function fileOf( image: ImageObject ): Promise< File > {
	const response = await fetch( largest( image ) );
	if ( ! response.ok ) {
		throw new Error( `No picture: ${ response.status }` );
	}
	const blob = await response.blob();
	return new File( [ blob ], 'picture.jpg', { type: blob.type } );
}
