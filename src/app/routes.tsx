// The pages of the contract as the router's: address → guard → screen.
import { lazy, Suspense } from '@wordpress/element';
import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { allRoutes, routes as pages } from '../contract/routes';
import type { Audience, Route, RouteName } from '../contract/routes';
import { isKnownMissing } from '../lib/boot';
import { loadChunk } from '../lib/load-chunk';
import { ErrorPage } from './error-page';
import type * as Guards from './guards';
import type { RouteHandle } from './layout';
import { Root } from './root';
import { screens } from './screens';

const Missing = lazy( () => loadChunk( screens.not_found ) );

/** Other spellings of a profile's address. The server redirects requests from outside to the right one. */
const Alias = ( { of }: { of: string } ) => {
	const { slug = '' } = useParams();
	const { search, hash } = useLocation();
	return isKnownMissing( window.location.pathname ) ? (
		<Suspense fallback={ null }>
			<Missing />
		</Suspense>
	) : (
		<Navigate
			replace
			to={ of.replace( ':slug', () => slug ) + search + hash }
		/>
	);
};

type Screen = keyof typeof screens;

interface Loaded {
	default: ComponentType;
	/** Loads what the page needs before it takes the first paint's place. */
	ready?: () => Promise< void >;
}

const entry = ( [ name, { path, side, aliasOf } ]: [
	RouteName,
	Route,
] ): RouteObject => {
	if ( aliasOf ) {
		return {
			path,
			element: <Alias of={ pages[ aliasOf as RouteName ].path } />,
		};
	}
	const handle: RouteHandle = { role: side, name };
	return {
		path,
		handle,
		lazy: async () => {
			const { default: Component, ready } = await loadChunk< Loaded >(
				screens[ name as Screen ]
			);
			// What fails to load by then is loaded when it is drawn.
			await ready?.().catch( () => {} );
			return { Component };
		},
	};
};

/** Routes of some audiences. A page without a screen of its own is left out: another page's pattern covers it. */
const pagesFor = ( ...audiences: Audience[] ) =>
	allRoutes
		.filter(
			( [ name, page ] ) =>
				audiences.includes( page.for ) &&
				( name in screens || page.aliasOf )
		)
		.map( entry );

const guard = (
	name: keyof typeof Guards,
	children: RouteObject[]
): RouteObject => ( {
	lazy: async () => ( {
		Component: ( await loadChunk( () => import( './guards' ) ) )[
			name
		] as ComponentType,
	} ),
	children,
} );

export const routes: RouteObject[] = [
	{
		Component: Root,
		ErrorBoundary: ErrorPage,
		// Never seen: mount() waits, so that the server's first paint stands until then.
		HydrateFallback: () => null,
		children: [
			{
				// Inside the layout, so that bar and foot stay when a screen breaks.
				ErrorBoundary: ErrorPage,
				children: [
					...pagesFor( 'everyone', 'strangers' ),
					guard( 'RequireLogin', [
						...pagesFor( 'members' ),
						guard( 'RequireDesigner', pagesFor( 'designers' ) ),
						guard( 'RequireContractor', pagesFor( 'contractors' ) ),
					] ),
				],
			},
		],
	},
];
