import { targetSize, withinBytes } from './crop-image';

describe( 'a cut image', () => {
	it( 'is scaled down, never up', () => {
		const area = { x: 0, y: 0, width: 3000, height: 2000 };
		expect( targetSize( area, 1500 ) ).toEqual( {
			width: 1500,
			height: 1000,
		} );
		expect(
			targetSize( { ...area, width: 600, height: 400 }, 1500 )
		).toEqual( { width: 600, height: 400 } );
	} );

	it( 'loses quality first and size second until it fits', async () => {
		const tries: [ number, number ][] = [];
		const blob = await withinBytes( async ( scale, quality ) => {
			tries.push( [ scale, quality ] );
			return { size: scale * quality * 1000 } as Blob;
		}, 700 );
		expect( blob.size ).toBeLessThanOrEqual( 700 );
		expect( tries[ 0 ] ).toEqual( [ 1, 0.9 ] );
		expect( tries.at( -1 ) ).toEqual( [ 1, 0.66 ] );
	} );
} );
