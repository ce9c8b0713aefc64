// The app draws each public screen exactly as the server painted it. FirstPaintTest.php writes the server's HTML and API answers.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import painted from '../../tests/fixtures/first-paint.json';
import fixture from '../../tests/fixtures/public-screens.json';
import { links, outline } from '../../tests/support/outline';
import { routes } from '../contract/routes';
import { resetBoot } from '../lib/boot';
import { resetPreloaded } from '../lib/api/preload';
import { createQueryClient } from '../lib/query-client';
import { screens } from './screens';

type Name = keyof typeof painted;

interface Screen {
	route: keyof typeof screens | 'about';
	path: string;
	query?: string;
	status?: number;
	preload: object;
}

/** Left out by the server, because neither search engines nor the first screen need it: progress of lists, sources of films, suggestions, the choice of a role. */
const ONLY_THE_APPS =
	'.load-more, .video .source, .list-note .ways, .past-count, .take .size, .role-toggle > *';

/** Left out by the app: parts for pages without scripts, and parts for the other role. */
const ONLY_THE_SERVERS = 'noscript, .how ol ~ ol';

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

function tellBoot( { preload, status = 200 }: Screen ) {
	const { lang, siteLang, siteName } = fixture;
	document.body.innerHTML = '';
	const boot = document.createElement( 'script' );
	boot.type = 'application/json';
	boot.id = 'design-marketplace-boot';
	boot.textContent = JSON.stringify( {
		lang,
		siteLang,
		siteName,
		status,
		preload,
	} );
	document.body.append( boot );
	resetBoot();
	resetPreloaded();
}

async function drawn( screen: Screen ): Promise< Element > {
	const { route, path, query = '' } = screen;
	tellBoot( screen );
	const name = route === 'about' ? 'page' : route;
	const { default: Component } = await screens[ name ]();
	const router = createMemoryRouter(
		[ { path: routes[ name ].path, Component } ],
		{ initialEntries: [ `${ path }?${ query }` ] }
	);
	const { container } = render(
		<QueryClientProvider client={ createQueryClient() }>
			<RouterProvider router={ router } />
		</QueryClientProvider>
	);
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
		const app = await drawn( fixture.screens[ name ] as Screen );
		const paint = paintOf( name );
		expect( outline( paint ) ).toEqual( outline( app ) );
		expect( links( paint ) ).toEqual(
			expect.arrayContaining( links( app ) )
		);
	} );
} );
