// Whether the browser believes to have a connection.
import { useSyncExternalStore } from '@wordpress/element';

function subscribe( listener: () => void ): () => void {
	window.addEventListener( 'online', listener );
	window.addEventListener( 'offline', listener );
	return () => {
		window.removeEventListener( 'online', listener );
		window.removeEventListener( 'offline', listener );
	};
}

export const useOnline = (): boolean =>
	useSyncExternalStore( subscribe, () => window.navigator.onLine );
