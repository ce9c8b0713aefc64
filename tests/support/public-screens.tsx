// The public screens as the app draws them, from the answers that FirstPaintTest.php paints them from.
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { screens } from '../../src/app/screens';
import { routes } from '../../src/contract/routes';
import { resetPreloaded } from '../../src/lib/api/preload';
import { resetBoot } from '../../src/lib/boot';
import { createQueryClient } from '../../src/lib/query-client';
import fixture from '../fixtures/public-screens.json';

export type PublicScreen = keyof typeof fixture.screens;

interface Screen {
	route: keyof typeof screens | 'about';
	path: string;
	query?: string;
	status?: number;
	preload: Record< string, { body: unknown } >;
}

const screenOf = ( name: PublicScreen ) => fixture.screens[ name ] as Screen;

/** What the server answers to one of the screen's calls. */
export const answerOf = ( name: PublicScreen, call: string ) =>
	screenOf( name ).preload[ call ]?.body;

function tellBoot( { preload, status = 200 }: Screen, without?: string ) {
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
		preload: { ...preload, [ without ?? '' ]: undefined },
	} );
	document.body.append( boot );
	resetBoot();
	resetPreloaded();
}

interface Shown {
	/** The call whose answer does not come with the page. */
	without?: string;
	/** Elements above the screen. */
	above?: ReactNode;
}

export async function showPublic(
	name: PublicScreen,
	{ without, above }: Shown = {}
) {
	const screen = screenOf( name );
	tellBoot( screen, without );
	const route = screen.route === 'about' ? 'page' : screen.route;
	const { default: Component } = await screens[ route ]();
	const router = createMemoryRouter(
		[ { path: routes[ route ].path, Component } ],
		{ initialEntries: [ `${ screen.path }?${ screen.query ?? '' }` ] }
	);
	return render(
		<QueryClientProvider client={ createQueryClient() }>
			{ above }
			<RouterProvider router={ router } />
		</QueryClientProvider>
	);
}
