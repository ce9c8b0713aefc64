import { changedFields, toFormData } from './form-data';

describe( 'form data', () => {
	it( 'writes lists, booleans and nothing as the server reads them', () => {
		const data = toFormData( {
			skill: [ 3, 5 ],
			none: [],
			newsletter: true,
			close: false,
			month: 0,
			bio: null,
			left: undefined,
		} );
		expect( Object.fromEntries( data.entries() ) ).toEqual( {
			skill: '3,5',
			none: '',
			newsletter: '1',
			close: '0',
			month: '0',
			bio: '',
		} );
	} );

	it( 'sends new images only, with a name that ends as they do', () => {
		const data = toFormData( {
			avatar: new Blob( [ 'x' ], { type: 'image/jpeg' } ),
			logo: new File( [ 'x' ], 'acme.png' ),
			image: { id: 7 },
		} );
		expect( ( data.get( 'avatar' ) as File ).name ).toBe( 'avatar.jpg' );
		expect( ( data.get( 'logo' ) as File ).name ).toBe( 'acme.png' );
		expect( data.has( 'image' ) ).toBe( false );
	} );

	it( 'finds what changed', () => {
		expect(
			changedFields(
				{ name: 'Mia', skill: [ 1, 2 ], level: 1 },
				{ name: 'Mia', skill: [ 1, 2 ], level: 2 }
			)
		).toEqual( { level: 2 } );
	} );
} );
