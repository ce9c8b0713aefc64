import { addRow, changeRow, moveRow, removeRow } from './rows';

const rows = [ { name: 'a' }, { name: 'b' }, { name: 'c' } ];
const names = ( list: { name: string }[] ) =>
	list.map( ( { name } ) => name ).join( '' );

it( 'rows are added, changed and removed', () => {
	expect( names( addRow( rows, { name: 'd' } ) ) ).toBe( 'abcd' );
	expect( names( changeRow( rows, 1, { name: 'x' } ) ) ).toBe( 'axc' );
	expect( names( removeRow( rows, 0 ) ) ).toBe( 'bc' );
	expect( names( rows ) ).toBe( 'abc' );
} );

it( 'rows change places, but not past the ends', () => {
	expect( names( moveRow( rows, 0, 1 ) ) ).toBe( 'bac' );
	expect( names( moveRow( rows, 2, 0 ) ) ).toBe( 'cab' );
	expect( moveRow( rows, 0, -1 ) ).toBe( rows );
	expect( moveRow( rows, 2, 3 ) ).toBe( rows );
} );
