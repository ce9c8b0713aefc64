// The router has every page of the contract, behind the guard its audience asks for.
import { matchRoutes } from 'react-router-dom';
import { allRoutes } from '../contract/routes';
import type { Audience } from '../contract/routes';
import { routes } from './routes';
import { screens } from './screens';

/** Root and error boundary stand around every page. */
const AROUND = 2;

const guards: Record< Audience, number > = {
	everyone: 0,
	strangers: 0,
	members: 1,
	designers: 2,
	contractors: 2,
};

describe( 'the router', () => {
	it.each( allRoutes )( 'has %s', ( name, page ) => {
		const address =
			page.path === '*' ? '/a/b/c' : page.path.replace( /:\w+/g, '1' );
		const found = matchRoutes( routes, address ) ?? [];
		const isOwn = name in screens || page.aliasOf;
		expect( found.at( -1 )?.route.path ).toBe(
			isOwn ? page.path : '/:slug'
		);
		expect( found ).toHaveLength( AROUND + guards[ page.for ] + 1 );
		expect( found.at( -1 )?.route.handle?.role ).toBe(
			page.aliasOf ? undefined : page.side
		);
	} );

	it( 'has nothing the contract does not have', () => {
		const paths: string[] = [];
		const collect = ( list: typeof routes ) =>
			list.forEach( ( { path, children = [] } ) => {
				paths.push( ...( path ? [ path ] : [] ) );
				collect( children );
			} );
		collect( routes );
		expect(
			paths.filter(
				( one ) =>
					! allRoutes.some( ( [ , { path } ] ) => path === one )
			)
		).toEqual( [] );
	} );
} );
