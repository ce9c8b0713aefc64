// One polite voice for the page: announce() from anywhere, LiveRegion once in the layout.
import { useSyncExternalStore } from '@wordpress/element';

let text = '';
const listeners = new Set< () => void >();

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
};

export function announce( words: string ): void {
	// The same words twice must still be a change to be read out.
	text = words === text ? `${ words }\u00A0` : words;
	listeners.forEach( ( listener ) => listener() );
}

export const LiveRegion = () => (
	<div className="sr" role="status" aria-live="polite">
		{ useSyncExternalStore( subscribe, () => text ) }
	</div>
);
