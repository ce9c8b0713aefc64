// Multipart writes that show their progress, which fetch cannot.
import { errorFromBody, networkError } from '../api-error';
import { getSession } from '../session';
import { addressOf, headersFor, stablePath } from './address';
import { failed } from './client';
import type { ApiResponse } from './client';

export interface UploadOptions {
	/** Called with 0 to 1 as the body leaves; 1 while the server works on it. */
	onProgress?: ( share: number ) => void;
	signal?: AbortSignal;
}

const decode = ( text: string ): unknown => {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
};

/** Posts fields and files to a path below /wp-json. */
export function upload< T >(
	path: string,
	body: FormData,
	{ onProgress, signal }: UploadOptions = {}
): Promise< ApiResponse< T > > {
	const token = getSession()?.token;
	return new Promise( ( resolve, reject ) => {
		const xhr = new XMLHttpRequest();
		xhr.open( 'POST', addressOf( stablePath( path ) ) );
		Object.entries( headersFor() ).forEach( ( [ name, value ] ) =>
			xhr.setRequestHeader( name, value )
		);
		xhr.setRequestHeader( 'Accept', 'application/json' );
		xhr.upload.onprogress = ( { loaded, total, lengthComputable } ) => {
			if ( lengthComputable ) {
				onProgress?.( loaded / total );
			}
		};
		xhr.onerror = () => reject( networkError() );
		xhr.onabort = () =>
			reject( new DOMException( 'Aborted', 'AbortError' ) );
		xhr.onload = () => {
			const data = decode( xhr.responseText );
			if ( xhr.status >= 200 && xhr.status < 300 && data !== null ) {
				resolve( { data: data as T, headers: new Headers() } );
				return;
			}
			reject(
				failed(
					errorFromBody(
						data,
						xhr.status,
						xhr.getResponseHeader( 'Retry-After' )
					),
					token
				)
			);
		};
		signal?.addEventListener( 'abort', () => xhr.abort() );
		xhr.send( body );
	} );
}
