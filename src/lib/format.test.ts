import { formatDate, initials, parseGmt } from './format';
import { formatDay, parseDay } from './format-day';
import { formatMonth } from './format-month';
import { formatBytes } from './format-size';

describe( 'formats', () => {
	it( 'read GMT fields as GMT', () => {
		expect( parseGmt( '2026-11-18T23:30:00' ).toISOString() ).toBe(
			'2026-11-18T23:30:00.000Z'
		);
		expect( formatDate( '2026-11-18T12:00:00' ) ).toBe(
			'18 November 2026'
		);
		expect( formatDate( 'never' ) ).toBe( '' );
	} );

	it( 'keep a calendar day in every zone', () => {
		expect( formatDay( '2026/01/01' ) ).toBe( '1 January 2026' );
		expect( formatDay( '31/12/2026' ) ).toBe( '31 December 2026' );
	} );

	it( 'know the days that do not exist', () => {
		expect( parseDay( '31/02/2026' ) ).toBeNull();
		expect( parseDay( '29/02/2028' ) ).toEqual( {
			day: 29,
			month: 2,
			year: 2028,
		} );
	} );

	it( 'count months from January as 0', () => {
		expect( formatMonth( 0, 2026 ) ).toBe( 'January 2026' );
	} );

	it( 'write sizes and initials', () => {
		expect( formatBytes( 204800 ) ).toBe( '200\u00A0kB' );
		expect( initials( 'Katharina von Allmen-Zurbriggen' ) ).toBe( 'KA' );
		expect( initials( 'Kubatur' ) ).toBe( 'K' );
		expect( initials( '' ) ).toBe( '' );
	} );
} );
