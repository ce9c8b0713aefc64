import { namedToSend, namesLike, slugIn } from './people';

const person = ( name: string ) => ( {
	slug: name.toLowerCase().replace( /\W+/g, '-' ),
	name,
	avatar: null,
} );

it( 'finds people by the beginnings of their names, with or without accents', () => {
	const people = [ 'Noémie Favre', 'Luca Bernasconi', 'Aïcha Diallo-Rochat' ];
	const found = ( words: string ) =>
		namesLike( people.map( person ), words ).map( ( { name } ) => name );
	expect( found( 'noe' ) ).toEqual( [ 'Noémie Favre' ] );
	expect( found( 'FAV no' ) ).toEqual( [ 'Noémie Favre' ] );
	expect( found( 'rochat' ) ).toEqual( [ 'Aïcha Diallo-Rochat' ] );
	expect( found( 'asconi' ) ).toEqual( [] );
} );

it( 'reads the slug in the address of a page', () => {
	expect( slugIn( 'https://x.test/designer/luca-b' ) ).toBe( 'luca-b' );
	expect( slugIn( 'x.test/project/hall?lang=de' ) ).toBe( 'hall' );
	expect( slugIn( 'Luca designer' ) ).toBe( '' );
} );

it( 'sends who is named only where that has changed', () => {
	const [ ana, luca ] = [ person( 'Ana' ), person( 'Luca' ) ];
	expect( namedToSend( 'with', [ ana ], [ { ...ana } ] ) ).toEqual( {} );
	expect( namedToSend( 'with', [ ana ], [ ana, luca ] ) ).toEqual( {
		with: 'ana,luca',
	} );
	expect( namedToSend( 'for', [ ana ], [] ) ).toEqual( { for: '' } );
} );
