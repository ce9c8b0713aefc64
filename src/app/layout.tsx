// Around every screen: skip link, bar, bands, main, foot.
import {
	Suspense,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	Outlet,
	ScrollRestoration,
	useLocation,
	useMatches,
	useNavigation,
} from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { allRoutes } from '../contract/routes';
import { LiveRegion } from '../components/live-region';
import { getBoot } from '../lib/boot';
import { lazyPart } from '../lib/load-chunk';
import { setBasePageRole } from '../lib/page-role';
import type { PageRole } from '../lib/page-role';
import { Bar } from './bar';
import { Farewell } from './farewell';
import { Leads } from './leads';
import { MemberSlots } from './member-slots';
import { OfflineBand } from './offline-band';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** Below the fold: not part of the first load. */
const Footer = lazyPart(
	() => import( /* webpackChunkName: "late" */ './footer' ),
	'Footer'
);

/** Facts about a route. */
export interface RouteHandle {
	/** The role that the page belongs to. */
	role?: PageRole;
	/** Its name in the contract. */
	name?: string;
}

const PENDING_AFTER_MS = 150;

/** Pages on which one has something to do: their footer is small. Site\Front\Frame paints the same. */
const isTask = ( name: string | undefined ): boolean => {
	const [ , page ] = allRoutes.find( ( [ of ] ) => of === name ) ?? [];
	return name === 'report' || ( page?.for ?? 'everyone' ) !== 'everyone';
};

/** The facts about the innermost route. */
const useHandle = () =>
	useMatches()
		.map( ( { handle } ) => handle as RouteHandle | undefined )
		.filter( Boolean )
		.at( -1 );

function useRouteRole( role: PageRole = 'designer' ) {
	useLayoutEffect( () => setBasePageRole( role ), [ role ] );
}

/** Points the admin bar's links at the page that is shown. */
function useEditLink( route: string | undefined ) {
	const { pathname, search } = useLocation();
	useEffect( () => {
		if ( getBoot().edit ) {
			import( './edit-link' ).then(
				( { setEditLink } ) => setEditLink( route, pathname + search ),
				() => {}
			);
		}
	}, [ pathname, route, search ] );
}

/** A thin line while the next screen is on its way, unless it comes at once. */
const Pending = () => {
	const { state } = useNavigation();
	const [ shown, setShown ] = useState( false );
	useEffect( () => {
		if ( state === 'idle' ) {
			setShown( false );
			return undefined;
		}
		const timer = setTimeout( () => setShown( true ), PENDING_AFTER_MS );
		return () => clearTimeout( timer );
	}, [ state ] );
	return shown ? <div className="pending" aria-hidden="true" /> : null;
};

/** Key of a location's scroll position. The first location of every document has the key 'default', so its address is used instead. */
const placeOf = ( { key, pathname, search }: Location ) =>
	key === 'default' ? pathname + search : key;

export const Layout = () => {
	const main = useRef< HTMLElement >( null );
	const { role, name } = useHandle() ?? {};
	useRouteRole( role );
	useEditLink( name );
	useFocusOnNavigation( main );
	return (
		<>
			<a className="skip" href="#main">
				{ __( 'Skip to content', 'design-marketplace' ) }
			</a>
			<Pending />
			<Bar />
			<Leads />
			<OfflineBand />
			<Farewell />
			<main id="main" tabIndex={ -1 } ref={ main }>
				<Outlet />
			</main>
			<MemberSlots isTask={ isTask( name ) } />
			<Suspense fallback={ <div className="foot" /> }>
				<Footer isSmall={ isTask( name ) } />
			</Suspense>
			<LiveRegion />
			<ScrollRestoration getKey={ placeOf } />
		</>
	);
};
