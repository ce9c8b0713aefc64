// Solves the bot check's challenge off the main thread.
import { solve } from './solve';
import type { Challenge } from './solve';

self.addEventListener( 'message', ( { data }: MessageEvent< Challenge > ) => {
	void solve( data )
		.catch( () => null )
		.then( ( answer ) => self.postMessage( answer ) );
} );
