import { merged, valuesOf, workSchema, yearChoices } from './form';
import type { Work, WorkValues } from './types';

const picture = ( id: number, alt = '', caption = '' ) =>
	( { id, alt, caption } ) as Work[ 'pictures' ][ number ];

const work = {
	id: 1,
	title: 'A',
	client: 'B',
	description: '',
	locale: 'en',
	videoUrl: '',
	pictures: [ picture( 11, 'Three posters', 'In the foyer' ), picture( 12 ) ],
	visibility: 'public',
	link: '',
	status: 'publish',
	month: 0,
	year: 2024,
	skills: [],
	with: [],
	for: null,
	notes: { hidden: null, rejected: null, isHeld: false },
	can: { edit: true, delete: true },
} satisfies Work;

async function errorsOf( values: WorkValues ) {
	try {
		await workSchema.validate( values, { abortEarly: false } );
		return {};
	} catch ( error ) {
		const { inner } = error as {
			inner: { path: string; message: string }[];
		};
		return Object.fromEntries(
			inner.map( ( { path, message } ) => [ path, message ] )
		);
	}
}

describe( 'The form of a project', () => {
	it( 'names every missing field in the words of the spec', async () => {
		expect( await errorsOf( valuesOf( undefined ) ) ).toEqual( {
			title: 'Missing name field',
			client: 'Missing client field',
			month: 'Missing month field',
			year: 'Missing year field',
			pictures: 'Missing image field',
		} );
	} );

	it( 'takes January for a month', async () => {
		expect( await errorsOf( valuesOf( work ) ) ).toEqual( {} );
	} );

	it( 'begins with what is stored: pictures in order, each with its words', () => {
		const { pictures, alt, caption, visibility } = valuesOf( work );
		expect( pictures.map( ( { key } ) => key ) ).toEqual( [
			'p11',
			'p12',
		] );
		expect( alt ).toEqual( { p11: 'Three posters', p12: '' } );
		expect( caption ).toEqual( { p11: 'In the foyer', p12: '' } );
		expect( visibility ).toBe( 'public' );
		expect( valuesOf( undefined ).visibility ).toBe( 'public' );
	} );

	it( 'keeps what was typed, moved and chosen while a part of it was saved', () => {
		const file = new File( [ 'x' ], 'a.png' );
		const before = valuesOf( work );
		const sent: WorkValues = {
			...before,
			pictures: [ { key: 'n1', picture: file }, ...before.pictures ],
			alt: { ...before.alt, n1: 'A bell' },
		};
		const now: WorkValues = {
			...sent,
			title: 'C',
			pictures: [ ...sent.pictures ].reverse(),
			alt: { ...sent.alt, n1: 'A bell, cast' },
		};
		const base = valuesOf(
			{ ...work, pictures: [ picture( 13 ), ...work.pictures ] },
			'',
			[ 'n1', 'p11', 'p12' ]
		);
		const after = merged( base, sent, now );
		expect( after.title ).toBe( 'C' );
		expect( after.pictures.map( ( { key } ) => key ) ).toEqual( [
			'p12',
			'p11',
			'n1',
		] );
		// The file is stored meanwhile, and is not sent again.
		expect( after.pictures[ 2 ]?.picture ).toEqual( picture( 13 ) );
		expect( after.alt.n1 ).toBe( 'A bell, cast' );
	} );

	it( 'offers this year down to 2000', () => {
		const years = yearChoices( new Date( 2026, 5, 1 ) );
		expect( years[ 0 ] ).toBe( 2026 );
		expect( years.at( -1 ) ).toBe( 2000 );
		expect( years ).toHaveLength( 27 );
	} );
} );
