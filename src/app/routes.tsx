// The one list of pages: address → screen. Each screen is a chunk of its own.
import { Suspense } from '@wordpress/element';
import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { isKnownMissing } from '../lib/boot';
import { lazyPart, loadChunk } from '../lib/load-chunk';
import { designerPath, projectPath } from '../lib/paths';
import { ErrorPage } from './error-page';
import type { RouteHandle } from './layout';
import { Root } from './root';

type ScreenModule = { default: ComponentType };

const screen = ( load: () => Promise< ScreenModule > ) => async () => ( {
	Component: ( await loadChunk( load ) ).default,
} );

/** A named export as a route's component. */
const part =
	< M extends Record< K, ComponentType >, K extends string >(
		load: () => Promise< M >,
		name: K
	) =>
	async () => ( { Component: ( await loadChunk( load ) )[ name ] } );

const loadGuards = () => import( './guards' );
const loadNotFound = () => import( '../components/not-found' );

const Missing = lazyPart( loadNotFound, 'NotFound' );

/** Other spellings of a profile's address; the server sends those who come from outside there itself, where there is one. */
const Alias = ( { of }: { of: ( slug: string ) => string } ) => {
	const { slug = '' } = useParams();
	const { search, hash } = useLocation();
	return isKnownMissing( window.location.pathname ) ? (
		<Suspense fallback={ null }>
			<Missing />
		</Suspense>
	) : (
		<Navigate replace to={ of( slug ) + search + hash } />
	);
};

const entrepreneur: RouteHandle = { role: 'entrepreneur' };

const open: RouteObject[] = [
	{
		path: '/',
		lazy: screen( () => import( '../features/home/screens/home-screen' ) ),
	},
	{
		path: '/designers',
		lazy: screen(
			() => import( '../features/directory/screens/designers-screen' )
		),
	},
	{
		path: '/jobs',
		handle: entrepreneur,
		lazy: screen(
			() => import( '../features/directory/screens/jobs-screen' )
		),
	},
	{
		path: '/showcase',
		lazy: screen(
			() => import( '../features/showcase/screens/showcase-screen' )
		),
	},
	{
		path: '/tools',
		lazy: screen(
			() => import( '../features/tools/screens/tools-screen' )
		),
	},
	{
		path: '/login',
		lazy: screen( () => import( '../features/auth/screens/login-screen' ) ),
	},
	{
		path: '/forgottenpassword',
		lazy: screen(
			() => import( '../features/auth/screens/forgotten-password-screen' )
		),
	},
	{
		path: '/resetpassword',
		lazy: screen(
			() => import( '../features/auth/screens/reset-password-screen' )
		),
	},
	{
		path: '/signup',
		lazy: screen(
			() => import( '../features/members/screens/signup-screen' )
		),
	},
	{
		path: '/designer/:slug',
		lazy: screen( () => import( './screens/designer-profile-page' ) ),
	},
	{
		path: '/project/:slug',
		handle: entrepreneur,
		lazy: screen( () => import( './screens/project-profile-page' ) ),
	},
	{ path: '/designers/:slug', element: <Alias of={ designerPath } /> },
	{ path: '/projects/:slug', element: <Alias of={ projectPath } /> },
	{ path: '/contractor/:slug', element: <Alias of={ projectPath } /> },
	{
		path: '/:slug',
		lazy: screen(
			() => import( '../features/pages/screens/static-page-screen' )
		),
	},
	{ path: '*', lazy: part( loadNotFound, 'NotFound' ) },
];

const forMembers: RouteObject[] = [
	{
		path: '/settings',
		lazy: screen(
			() => import( '../features/members/screens/settings-screen' )
		),
	},
	{
		path: '/applications',
		lazy: screen(
			() =>
				import( '../features/applications/screens/my-applications-screen' )
		),
	},
	{
		path: '/designer/workwith',
		lazy: screen(
			() =>
				import( '../features/applications/screens/contact-designer-screen' )
		),
	},
	{
		path: '/project/workwith',
		handle: entrepreneur,
		lazy: screen(
			() => import( '../features/applications/screens/apply-screen' )
		),
	},
	{
		path: '/project/:slug/mission/:missionId',
		handle: entrepreneur,
		lazy: screen( () => import( './screens/mission-page' ) ),
	},
	{
		lazy: part( loadGuards, 'RequireDesigner' ),
		children: [
			{
				path: '/designer/editwork',
				lazy: screen(
					() => import( '../features/works/screens/edit-work-screen' )
				),
			},
		],
	},
	{
		lazy: part( loadGuards, 'RequireContractor' ),
		children: [
			{
				path: '/project/editmission',
				handle: entrepreneur,
				lazy: screen(
					() =>
						import( '../features/missions/screens/edit-mission-screen' )
				),
			},
		],
	},
];

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
					...open,
					{
						lazy: part( loadGuards, 'RequireLogin' ),
						children: forMembers,
					},
				],
			},
		],
	},
];
