// Multipart writes that show their progress, which fetch cannot.
import { errorFromBody, isRefusal, networkError } from '../api-error';
import { addressOf, headersFor, stablePath } from './address';
import { withSession } from './with-session';

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

const sendForm = < T >(
	path: string,
	body: FormData,
	{ onProgress, signal }: UploadOptions
): Promise< T > =>
	new Promise( ( resolve, reject ) => {
		const xhr = new XMLHttpRequest();
		xhr.open( 'POST', addressOf( path ) );
		Object.entries( {
			...headersFor(),
			Accept: 'application/json',
		} ).forEach( ( [ name, value ] ) =>
			xhr.setRequestHeader( name, value )
		);
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
			const good = xhr.status >= 200 && xhr.status < 300;
			if ( good && data !== null && ! isRefusal( data ) ) {
				resolve( data as T );
				return;
			}
			const retryAfter = xhr.getResponseHeader( 'Retry-After' );
			reject( errorFromBody( data, xhr.status, retryAfter ) );
		};
		signal?.addEventListener( 'abort', () => xhr.abort() );
		xhr.send( body );
	} );

/** Posts fields and files to a path below /wp-json. */
export const upload = < T >(
	path: string,
	body: FormData,
	options: UploadOptions = {}
): Promise< T > =>
	withSession( 'POST', path, () =>
		sendForm< T >( stablePath( path ), body, options )
	);
