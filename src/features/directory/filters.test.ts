import {
	noFilters,
	readDesignerQuery,
	readNearby,
	withFilters,
	withPage,
} from './designer-query';
import { getBoot } from '../../lib/boot';
import { withSearch } from './filters';
import {
	byJobs,
	noJobFilters,
	readJobFilters,
	withJobFilters,
} from './job-query';
import { readNearbyJobs } from './job-suggestions';

const params = ( query: string ) => new URLSearchParams( query );

describe( 'what brings somebody', () => {
	it( 'is read from the header, region and all', () => {
		expect(
			readNearby( 'skill=3&level=2;4, skill=3&region=Gen%C3%A8ve;1' )
		).toEqual( [
			{ ...noFilters, skill: 3, level: 2, total: 4 },
			{ ...noFilters, skill: 3, region: 'Genève', total: 1 },
		] );
		expect( readNearby( 'search=l%E2%80%99%C3%A9t%C3%A9;2' ) ).toEqual( [
			{ ...noFilters, search: 'l’été', total: 2 },
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
	const idsOf = ( first?: number[] ) =>
		byJobs( skills, first ).map( ( { id } ) => id );
	expect( idsOf() ).toEqual( [ 4, 2, 1, 3 ] );
	expect( idsOf( [ 3, 2 ] ) ).toEqual( [ 2, 3, 4, 1 ] );
} );

describe( 'the filters in the address', () => {
	beforeAll( () => {
		getBoot().settings.universities = [
			{ code: 'HEIG-VD', name: 'HEIG-VD' },
		];
	} );

	it( 'reads all filters, the words and the page', () => {
		expect(
			readDesignerQuery(
				params(
					'skill=12&level=2&region=Lausanne&search=+two%20words+&available=1&school=HEIG-VD,X,OTHER&language=rm&graduation=in_studies&verified=1&page=3'
				)
			)
		).toEqual( {
			skill: 12,
			level: 2,
			region: 'Lausanne',
			search: 'two words',
			available: true,
			school: 'HEIG-VD,OTHER',
			language: 'rm',
			graduation: 'in_studies',
			verified: true,
			page: 3,
		} );
	} );

	it( 'ignores what nobody offers', () => {
		expect(
			readDesignerQuery(
				params(
					'skill=drop&level=9&region=Bern&search=++&available=yes&school=e%22&language=deu&graduation=2024&verified=yes&page=-2'
				)
			)
		).toEqual( { ...noFilters, page: 1 } );
	} );

	it( 'begins at the first page when a filter changes, and keeps the language', () => {
		const next = withFilters( params( 'lang=de&page=4&level=1' ), {
			skill: 5,
			level: null,
			region: 'Genève',
			search: 'été',
			available: true,
			school: 'ECAL',
			language: 'de',
			graduation: 'graduated',
			verified: true,
		} );
		expect( Object.fromEntries( next ) ).toEqual( {
			lang: 'de',
			skill: '5',
			region: 'Genève',
			search: 'été',
			available: '1',
			school: 'ECAL',
			language: 'de',
			graduation: 'graduated',
			verified: '1',
		} );
	} );

	it( 'begins at the first page with other words, and takes no more of them than the server', () => {
		expect(
			withSearch( params( 'page=4&level=1' ), 'été' ).toString()
		).toBe( 'level=1&search=%C3%A9t%C3%A9' );
		expect( withSearch( params( 'search=a' ), '' ).toString() ).toBe( '' );
		expect(
			readDesignerQuery( params( `search=${ '😀'.repeat( 130 ) }` ) )
				.search
		).toBe( '😀'.repeat( 120 ) );
	} );

	it( 'writes no page for the first one', () => {
		expect( withPage( params( 'page=2&level=1' ), 1 ).toString() ).toBe(
			'level=1'
		);
		expect( withPage( params( 'level=1' ), 2 ).toString() ).toBe(
			'level=1&page=2'
		);
	} );

	it( 'reads which filters of jobs to let go of', () => {
		expect(
			readNearbyJobs( 'skill=3%2C5&place=remote;4, search=rail;0, x=1;2' )
		).toEqual( [
			{ ...noJobFilters, skills: [ 3, 5 ], place: 'remote', total: 4 },
		] );
	} );

	it( 'reads and writes what jobs are sought by, skills once each', () => {
		expect( readJobFilters( params( 'skill=3,x,5,3,0' ) ) ).toEqual( {
			...noJobFilters,
			skills: [ 3, 5 ],
		} );
		expect( readJobFilters( params( 'verified=1' ) ).verified ).toBe(
			true
		);
		expect( readJobFilters( params( 'verified=yes' ) ) ).toEqual(
			noJobFilters
		);
		expect(
			readJobFilters(
				params(
					'engagement=gig&place=&language=xx,&paid=true&deadline=3'
				)
			)
		).toEqual( noJobFilters );
		const sought = {
			skills: [ 3, 5 ],
			verified: true,
			engagement: 'freelance',
			place: 'on_site',
			languages: [ 'de', 'fr' ],
			paid: true,
			deadline: 14,
			search: 'rail',
		};
		expect(
			readJobFilters( withJobFilters( params( '' ), sought ) )
		).toEqual( sought );
		expect( withJobFilters( params( 'lang=de' ), sought ).toString() ).toBe(
			'lang=de&skill=3%2C5&verified=1&engagement=freelance&place=on_site&language=de%2Cfr&paid=1&deadline=14&search=rail'
		);
		expect(
			withJobFilters(
				params( 'skill=3&verified=1&place=hybrid&search=rail' ),
				noJobFilters
			).toString()
		).toBe( '' );
	} );
} );
