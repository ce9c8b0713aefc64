// What the server paints of each public screen is what the app draws of the same answers (FirstPaintTest.php wrote it).
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

/** What neither search engines nor the first screen need: how far a list has grown, from where a film comes, other ways on. */
const ONLY_THE_APPS =
	'.load-more, .video .source, .list-note .ways, .past-count, .take .size';

/** What works without scripts alone, and what is for the other role. */
const ONLY_THE_SERVERS = 'noscript, .how ol ~ ol';

/** Everything is near: what the app shows when one comes there is compared, too. */
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
	// Pictures that wait for the app stand there with it, too.
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
