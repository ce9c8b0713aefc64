import { workRules } from '../../contract/work-rules';
import { schemaOf } from '../../lib/rules';
import { IMAGE_FIELDS, toSend, valuesOf, yearChoices } from './form';
import type { Work, WorkValues } from './types';

const image = ( id: number ) =>
	( {
		id,
		base_path: 'https://site.test/uploads/',
		breakpoints: {
			xs: { '1x': 'a.jpg', '2x': 'a.jpg' },
			lg: { '1x': 'a.jpg', '2x': `large-${ id }.jpg` },
		},
	} ) as Work[ 'images' ][ number ];

const work = {
	id: 1,
	title: 'A',
	client: 'B',
	description: '',
	locale: 'en',
	videoUrl: '',
	images: [ image( 1 ), image( 2 ) ],
	pictures: [ image( 1 ), image( 2 ), null ],
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
		await schemaOf( workRules, workRules.forms.work ).validate( values, {
			abortEarly: false,
		} );
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
			image: 'Missing image field',
		} );
	} );

	it( 'takes January for a month', async () => {
		expect( await errorsOf( valuesOf( work ) ) ).toEqual( {} );
	} );

	it( 'leaves a gap where the server has one', () => {
		const {
			image: first,
			image2,
			image3,
		} = valuesOf( {
			...work,
			pictures: [ image( 1 ), null, image( 2 ) ],
		} );
		expect( [ first, image2, image3 ] ).toEqual( [
			image( 1 ),
			null,
			image( 2 ),
		] );
	} );

	it( 'does not send what a draft brought back as it was', async () => {
		const before = valuesOf( work );
		const sent = await toSend( before, { ...before, image: image( 1 ) } );
		expect( 'image' in sent ).toBe( false );
	} );

	it( 'offers this year down to 2000', () => {
		const years = yearChoices( new Date( 2026, 5, 1 ) );
		expect( years[ 0 ] ).toBe( 2026 );
		expect( years.at( -1 ) ).toBe( 2000 );
		expect( years ).toHaveLength( 27 );
	} );

	it( 'sends a picture only when it is new, gone or moved', async () => {
		const before = valuesOf( work );
		const fetched: string[] = [];
		globalThis.fetch = ( async ( url: string ) => {
			fetched.push( url );
			return { ok: true, blob: async () => new Blob( [ 'x' ] ) };
		} ) as unknown as typeof fetch;

		const unchanged = await toSend( before, { ...before, title: 'C' } );
		expect(
			IMAGE_FIELDS.filter( ( field ) => field in unchanged )
		).toEqual( [] );

		const removed = await toSend( before, { ...before, image2: null } );
		expect( removed.image2 ).toBeNull();

		const swapped = await toSend( before, {
			...before,
			image: before.image2,
			image2: before.image,
		} );
		expect( swapped.image ).toBeInstanceOf( File );
		expect( fetched ).toEqual( [
			'https://site.test/uploads/large-2.jpg',
			'https://site.test/uploads/large-1.jpg',
		] );
	} );
} );
