// Marks a candidate as seen after three seconds in view. One observer watches all rows.
import { useEffect, useMemo } from '@wordpress/element';

export const SEEN_MS = 3000;
/** Thresholds of the observer. A row is in view if half of it is visible, or if it fills half of the window. */
const STEPS = [ 0, 0.25, 0.5, 0.75, 1 ];

const isInView = ( {
	isIntersecting,
	intersectionRatio,
	intersectionRect,
	rootBounds,
}: IntersectionObserverEntry ): boolean =>
	isIntersecting &&
	( intersectionRatio >= 0.5 ||
		intersectionRect.height >= ( rootBounds?.height ?? Infinity ) / 2 );

export interface Watcher {
	/** @return Ends it. */
	watch: ( row: Element, id: number ) => () => void;
	stop: () => void;
}

export function createWatcher( onSeen: ( id: number ) => void ): Watcher {
	const ids = new Map< Element, number >();
	const inView = new Set< Element >();
	const timers = new Map< Element, ReturnType< typeof setTimeout > >();

	const drop = ( row: Element ) => {
		clearTimeout( timers.get( row ) );
		timers.delete( row );
	};
	const forget = ( row: Element ) => {
		drop( row );
		inView.delete( row );
		ids.delete( row );
		observer.unobserve( row );
	};
	const start = ( row: Element ) => {
		if ( timers.has( row ) || document.visibilityState === 'hidden' ) {
			return;
		}
		timers.set(
			row,
			setTimeout( () => {
				const id = ids.get( row );
				forget( row );
				if ( id !== undefined ) {
					onSeen( id );
				}
			}, SEEN_MS )
		);
	};
	const observer = new IntersectionObserver(
		( entries ) =>
			entries.forEach( ( entry ) => {
				if ( isInView( entry ) ) {
					inView.add( entry.target );
					start( entry.target );
				} else {
					inView.delete( entry.target );
					drop( entry.target );
				}
			} ),
		{ threshold: STEPS }
	);
	const turned = () =>
		inView.forEach( document.visibilityState === 'hidden' ? drop : start );
	document.addEventListener( 'visibilitychange', turned );

	return {
		watch: ( row, id ) => {
			ids.set( row, id );
			observer.observe( row );
			return () => forget( row );
		},
		stop: () => {
			document.removeEventListener( 'visibilitychange', turned );
			observer.disconnect();
			timers.forEach( ( timer ) => clearTimeout( timer ) );
		},
	};
}

export function useWatcher( onSeen: ( id: number ) => void ): Watcher {
	const watcher = useMemo( () => createWatcher( onSeen ), [ onSeen ] );
	useEffect( () => () => watcher.stop(), [ watcher ] );
	return watcher;
}
