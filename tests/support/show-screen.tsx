// Renders a screen with the app's router, query cache and current member.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CurrentUserContext } from '../../src/lib/current-user';
import type { CurrentUser, CurrentUserState } from '../../src/lib/current-user';
import { createQueryClient } from '../../src/lib/query-client';
import { serverAnswers } from './server-answers';

/** Members as PHP's answer to their own settings has them; the id and the address are the tests'. */
export const designer: CurrentUser = {
	...serverAnswers.designer_settings,
	id: 7,
	email: 'ana@example.test',
};
export const contractor: CurrentUser = {
	...serverAnswers.project_settings,
	id: 7,
	email: 'ana@example.test',
};

/** The session of a member, or of a stranger. */
export const sessionOf = (
	user: CurrentUser | null,
	watched: Partial< CurrentUserState > = {}
): CurrentUserState => ( {
	user,
	isLoggedIn: user !== null,
	isLoading: false,
	refresh: async () => {},
	replace: () => {},
	signOut: () => {},
	leave: () => {},
	...watched,
} );

/** Renders a screen without a current member. Failed requests are not repeated. */
export function showAlone(
	path: string,
	Component: ComponentType,
	at:
		| string
		| { pathname?: string; search?: string; state?: object; key: string }
) {
	const router = createMemoryRouter( [ { path, Component } ], {
		initialEntries: [ at ],
	} );
	const client = new QueryClient( {
		defaultOptions: { queries: { retry: false } },
	} );
	render(
		<QueryClientProvider client={ client }>
			<RouterProvider router={ router } />
		</QueryClientProvider>
	);
	return router;
}

interface Shown {
	/** Screens by path; any other path says "Elsewhere". */
	screens: Record< string, ComponentType >;
	/** Address the screen is opened at, from the home page. */
	at: string;
	member: CurrentUser;
	/** Elements beside the screen. */
	beside?: ReactNode;
	/** The parts of the session state that a test observes. */
	session?: Partial< CurrentUserState >;
}

/** Shows it; `become` changes the member, as the app does after a save. */
export function showScreen( { screens, at, member, beside, session }: Shown ) {
	let change: ( user: CurrentUser ) => void = () => {};
	const Session = ( { children }: { children: ReactNode } ) => {
		const [ user, replace ] = useState( member );
		change = replace;
		return (
			<CurrentUserContext.Provider
				value={ sessionOf( user, { replace, ...session } ) }
			>
				{ children }
			</CurrentUserContext.Provider>
		);
	};
	const router = createMemoryRouter(
		[
			...Object.entries( screens ).map( ( [ path, Component ] ) => ( {
				path,
				Component,
			} ) ),
			{ path: '*', element: <h1>Elsewhere</h1> },
		],
		{ initialEntries: [ '/', at ] }
	);
	const view = render(
		<QueryClientProvider client={ createQueryClient() }>
			<Session>
				<RouterProvider router={ router } />
				{ beside }
			</Session>
		</QueryClientProvider>
	);
	return {
		router,
		become: ( user: CurrentUser ) => change( user ),
		...view,
	};
}
