import { schoolLine } from './school-line';

const year = new Date().getFullYear();

it.each( [
	[ 'nothing', {}, '' ],
	[ 'a school', { school_name: 'ECAL' }, 'ECAL' ],
	[
		'everything',
		{ school_name: 'ECAL', programme: 'Type', graduation: year },
		`ECAL, Type, ${ year }`,
	],
	[
		'a year to come',
		{ school_name: 'ECAL', programme: '', graduation: year + 1 },
		`ECAL, in studies, until ${ year + 1 }`,
	],
] )( 'the line of %s', ( _, given, line ) => {
	expect( schoolLine( given ) ).toBe( line );
} );
