import {
	byJobs,
	readDesignerQuery,
	readNearby,
	noJobFilters,
	readJobFilters,
	withFilters,
	withPage,
	withJobFilters,
} from './filters';

const params = ( query: string ) => new URLSearchParams( query );

describe( 'what brings somebody', () => {
	it( 'is read from the header, region and all', () => {
		expect(
			readNearby( 'skill=3&level=2;4, skill=3&region=Gen%C3%A8ve;1' )
		).toEqual( [
			{ skill: 3, level: 2, region: '', total: 4 },
			{ skill: 3, level: null, region: 'Genève', total: 1 },
		] );
	} );

	it( 'is nothing without a header, and never the whole list', () => {
		expect( readNearby( null ) ).toEqual( [] );
		expect( readNearby( '' ) ).toEqual( [] );
		expect( readNearby( 'skill=x;4, level=9;2, skill=3;0' ) ).toEqual( [] );
	} );
} );

it( 'puts skills with most jobs first and leaves the order of equals', () => {
	const skills = [
		{ id: 1, jobs: 0 },
		{ id: 2, jobs: 3 },
		{ id: 3 },
		{ id: 4, jobs: 5 },
	];
	expect( byJobs( skills ).map( ( { id } ) => id ) ).toEqual( [
		4, 2, 1, 3,
	] );
} );

describe( 'the filters in the address', () => {
	it( 'reads all three filters and the page', () => {
		expect(
			readDesignerQuery(
				params( 'skill=12&level=2&region=Lausanne&page=3' )
			)
		).toEqual( { skill: 12, level: 2, region: 'Lausanne', page: 3 } );
	} );

	it( 'ignores what nobody offers', () => {
		expect(
			readDesignerQuery(
				params( 'skill=drop&level=9&region=Bern&page=-2' )
			)
		).toEqual( { skill: null, level: null, region: '', page: 1 } );
	} );

	it( 'begins at the first page when a filter changes, and keeps the language', () => {
		const next = withFilters( params( 'lang=de&page=4&level=1' ), {
			skill: 5,
			level: null,
			region: 'Genève',
		} );
		expect( Object.fromEntries( next ) ).toEqual( {
			lang: 'de',
			skill: '5',
			region: 'Genève',
		} );
	} );

	it( 'writes no page for the first one', () => {
		expect( withPage( params( 'page=2&level=1' ), 1 ).toString() ).toBe(
			'level=1'
		);
		expect( withPage( params( 'level=1' ), 2 ).toString() ).toBe(
			'level=1&page=2'
		);
	} );

	it( 'reads and writes what jobs are sought by, skills once each', () => {
		expect( readJobFilters( params( 'skill=3,x,5,3,0' ) ) ).toEqual( {
			skills: [ 3, 5 ],
			verified: false,
		} );
		expect( readJobFilters( params( 'verified=1' ) ).verified ).toBe(
			true
		);
		expect( readJobFilters( params( 'verified=yes' ) ) ).toEqual(
			noJobFilters
		);
		const sought = { skills: [ 3, 5 ], verified: true };
		expect( withJobFilters( params( 'lang=de' ), sought ).toString() ).toBe(
			'lang=de&skill=3%2C5&verified=1'
		);
		expect(
			withJobFilters(
				params( 'skill=3&verified=1' ),
				noJobFilters
			).toString()
		).toBe( '' );
	} );
} );
