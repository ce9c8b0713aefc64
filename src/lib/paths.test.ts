import {
	applyPath,
	editWorkPath,
	loginPath,
	missionPath,
	profilePath,
} from './paths';

describe( 'paths', () => {
	it( 'lead to a profile by role', () => {
		expect( profilePath( { role: 'designer', slug: 'mia' } ) ).toBe(
			'/designer/mia'
		);
		expect( profilePath( { role: 'contractor', slug: 'acme' } ) ).toBe(
			'/project/acme'
		);
	} );

	it( 'carry what the page needs, so that a reload works', () => {
		expect( applyPath( 'acme', 7 ) ).toBe(
			'/project/workwith?to=acme&mission=7'
		);
		expect( applyPath( 'acme' ) ).toBe( '/project/workwith?to=acme' );
		expect( editWorkPath() ).toBe( '/designer/editwork' );
		expect( missionPath( 'acme', 7 ) ).toBe( '/project/acme/mission/7' );
	} );

	it( 'come back after the login', () => {
		expect( loginPath( '/designer/mia?a=b' ) ).toBe(
			'/login?redirect_url=%2Fdesigner%2Fmia%3Fa%3Db'
		);
	} );
} );
