// A card's first picture grows into the first picture of the profile, where the browser can: View Transitions.
import type { MouseEvent } from 'react';

/** With the 160 ms of cards.css, the profile is never kept waiting for longer than 300 ms. */
const WAIT_MS = 120;

const FIRST = ':is(.works .work, .before-wall figure) .pic img';

const isPlain = ( {
	button,
	metaKey,
	ctrlKey,
	shiftKey,
	altKey,
}: MouseEvent ) =>
	button === 0 && ! metaKey && ! ctrlKey && ! shiftKey && ! altKey;

/** The profile's first picture if it comes in time, and is in sight. */
const arrival = ( before: Element | null ) =>
	new Promise< HTMLElement | null >( ( resolve ) => {
		const look = () => {
			const found = document.querySelector< HTMLElement >( FIRST );
			if ( found && found !== before ) {
				end( found );
			}
		};
		const end = ( found: HTMLElement | null ) => {
			observer.disconnect();
			clearTimeout( timer );
			const isInSight =
				found && found.getBoundingClientRect().top < window.innerHeight;
			resolve( isInSight ? found : null );
		};
		const observer = new MutationObserver( look );
		observer.observe( document.body, { childList: true, subtree: true } );
		const timer = setTimeout( end, WAIT_MS, null );
		look();
	} );

/** Called by a click on the card's link. */
export function grow(
	event: MouseEvent< HTMLElement >,
	go: () => Promise< void > | void
): void {
	const picture = event.currentTarget
		.closest( 'article' )
		?.querySelector< HTMLElement >( '.pic img' );
	const isCalm = window.matchMedia(
		'(prefers-reduced-motion: reduce)'
	).matches;
	if (
		! picture ||
		isCalm ||
		! isPlain( event ) ||
		! ( 'startViewTransition' in document )
	) {
		return;
	}
	event.preventDefault();
	const mark = ( element: HTMLElement | null, name: string ) =>
		element?.style.setProperty( 'view-transition-name', name );
	// Below a profile stands the card of the next one.
	const before = document.querySelector( FIRST );
	let found: HTMLElement | null = null;
	mark( picture, 'first-work' );
	const transition = document.startViewTransition( async () => {
		mark( picture, '' );
		void go();
		found = await arrival( before );
		mark( found, 'first-work' );
		if ( ! found ) {
			transition.skipTransition();
		}
	} );
	// Refused where it was skipped.
	transition.ready.catch( () => {} );
	void transition.finished.finally( () => mark( found, '' ) );
}
