import { foundIn } from './found-marks';

const parts = ( text: string, search: string ) =>
	foundIn( text, search ).map( ( [ from, to ] ) => text.slice( from, to ) );

describe( 'what a search found', () => {
	it.each( [
		[ 'Designer d’espaces et de signalétique', 'sign', [ 'sign' ] ],
		[ 'L’été à Bâle', 'bale ete', [ 'été', 'Bâle' ] ],
		[ 'Großzügige Räume', 'GROSSZUG', [ 'Großzüg' ] ],
		[ 'Straße', 'stras', [ 'Straß' ] ],
		[ 'Un e\u0301te\u0301', 'ete', [ 'e\u0301te\u0301' ] ],
		[ 'Design, redesign', 'sign', [] ],
		[ 'Illustration', 'ill illus', [ 'Illus' ] ],
		[ 'Night trains', '!?', [] ],
	] )( 'of %j by %j is %j', ( text, search, expected ) => {
		expect( parts( text, search ) ).toEqual( expected );
	} );
} );
