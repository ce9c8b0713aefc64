// Counts a look at a page, once in a tab, after it has been in view for a while.
import { useEffect } from '@wordpress/element';
import { sendLook } from './api/looks';
import type { Kind } from './api/looks';
import { readStored, writeStored } from './storage';

export const LOOK_MS = 3_000;

/**
 * @param kind Kind of page.
 * @param id   Whose page it is; undefined until that is known, and for pages that are not counted.
 */
export function useLook( kind: Kind, id: number | undefined ): void {
	useEffect( () => {
		const key = `dm-look-${ kind }-${ id }`;
		if ( ! id || readStored( 'sessionStorage', key ) ) {
			return;
		}
		let timer: ReturnType< typeof setTimeout > | undefined;
		const watch = () => {
			clearTimeout( timer );
			if ( document.visibilityState === 'visible' ) {
				timer = setTimeout( () => {
					if ( ! readStored( 'sessionStorage', key ) ) {
						writeStored( 'sessionStorage', key, '1' );
						sendLook( kind, id );
					}
				}, LOOK_MS );
			}
		};
		watch();
		document.addEventListener( 'visibilitychange', watch );
		return () => {
			clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', watch );
		};
	}, [ kind, id ] );
}
