// The app draws the home page, the lists and design jobs exactly as the server painted them. FirstPaintTest.php writes the server's HTML.
import { act } from '@testing-library/react';
import painted from '../../tests/fixtures/first-paint.json';
import { links, outline } from '../../tests/support/outline';
import { showPublic } from '../../tests/support/public-screens';

type Name = keyof typeof painted;

/** Left out by the server, because neither search engines nor the first screen need it: rare languages, progress of lists, sources of films, suggestions, the choice of a role. An address has the site's host. */
const ONLY_THE_APPS =
	'optgroup, .load-more, .video .source, .list-note .ways, .past-count, .role-toggle > *, .share-row .addr';

/** Left out by the app: parts for pages without scripts, and parts for the other role. */
const ONLY_THE_SERVERS = 'noscript, .how ol ~ ol, .share-row .addr';

/** Reports every element as in view, so that parts the app shows on scrolling are compared, too. */
class InSight {
	constructor( private tell: IntersectionObserverCallback ) {}
	observe( target: Element ) {
		this.tell(
			[ { isIntersecting: true, target } as IntersectionObserverEntry ],
			this as unknown as IntersectionObserver
		);
	}
	disconnect() {}
}

async function drawn( name: Name ): Promise< Element > {
	const { container } = await showPublic( name );
	await act( async () => {} );
	container
		.querySelectorAll( ONLY_THE_APPS )
		.forEach( ( part ) => part.remove() );
	return container;
}

function paintOf( name: Name ): Element {
	const main = document.createElement( 'main' );
	// The server puts pictures that wait for the app into noscript. The app draws them in the same place.
	main.innerHTML = painted[ name ].replace(
		/<noscript>(<img [^>]*>)<\/noscript>/g,
		'$1'
	);
	main.querySelectorAll( ONLY_THE_SERVERS ).forEach( ( part ) =>
		part.remove()
	);
	return main;
}

describe( 'the first paint', () => {
	beforeAll( () => {
		window.IntersectionObserver =
			InSight as unknown as typeof IntersectionObserver;
	} );

	it.each( Object.keys( painted ) as Name[] )( 'of %s', async ( name ) => {
		const app = await drawn( name );
		const paint = paintOf( name );
		expect( outline( paint ) ).toEqual( outline( app ) );
		expect( links( paint ) ).toEqual(
			expect.arrayContaining( links( app ) )
		);
		// The browser knows the files of each picture, and fetches one before the others.
		const pictures = [ ...paint.querySelectorAll( 'img' ) ];
		expect(
			pictures.filter( ( { srcset, sizes } ) => ! srcset || ! sizes )
		).toEqual( [] );
		expect(
			paint.querySelectorAll( '[fetchpriority="high"]' )
		).toHaveLength( pictures.length ? 1 : 0 );
	} );
} );
