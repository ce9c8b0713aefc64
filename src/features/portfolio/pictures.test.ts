import type { FormValue } from '../../lib/form-data';
import { valuesOf } from './form';
import { saveInTurn, sharesOf } from './pictures';
import type { Saved } from './pictures';
import type { Work, WorkValues } from './types';

interface Row {
	id?: number;
	file?: string;
	alt: string;
	caption: string;
}

type Fields = Record< string, FormValue >;

const empty = valuesOf( undefined, 'name' );
const filled = ( from: number, count: number ): WorkValues[ 'pictures' ] =>
	Array.from( { length: count }, ( _, index ) => ( {
		key: `n${ from + index }`,
		picture: new File( [ 'x'.repeat( 10 ) ], `${ from + index }.png` ),
	} ) );

/** Stores what it is sent; `fails` says which request is refused. */
function serverOf( fails?: number ) {
	const asked: { id: number | null; fields: Fields }[] = [];
	let ids = 100;
	const send = async ( id: number | null, fields: Fields ) => {
		asked.push( { id, fields } );
		if ( asked.length === fails ) {
			throw new Error( 'Lost' );
		}
		const rows = ( fields.pictures ?? [] ) as Row[];
		return {
			id: 7,
			pictures: rows.map( ( { id: known, alt, caption } ) => ( {
				id: known ?? ids++,
				alt,
				caption,
			} ) ),
		} as unknown as Work;
	};
	return { asked, send };
}

const save = (
	values: WorkValues,
	{ send }: ReturnType< typeof serverOf >,
	more: Partial< Parameters< typeof saveInTurn >[ 0 ] > = {}
) =>
	saveInTurn( {
		send,
		values,
		before: empty,
		signal: new AbortController().signal,
		onProgress: () => {},
		onTurn: () => {},
		...more,
	} );

const filesOf = ( fields: Fields = {} ) =>
	Object.entries( fields )
		.filter( ( [ , value ] ) => value instanceof File )
		.map( ( [ name, value ] ) => `${ name } ${ ( value as File ).name }` );

describe( 'New pictures', () => {
	it( 'are sent four at a time, one request after the other, in the order of the form', async () => {
		const server = serverOf();
		const { entries } = await save(
			{
				...empty,
				title: 'Bell',
				pictures: filled( 1, 10 ),
				alt: { n6: 'A bell' },
				caption: { n6: 'Cast' },
			},
			server
		);
		expect( server.asked.map( ( { id } ) => id ) ).toEqual( [
			null,
			7,
			7,
		] );
		expect(
			server.asked.map( ( { fields } ) => filesOf( fields ) )
		).toEqual( [
			[
				'picture1 1.png',
				'picture2 2.png',
				'picture3 3.png',
				'picture4 4.png',
			],
			[
				'picture1 5.png',
				'picture2 6.png',
				'picture3 7.png',
				'picture4 8.png',
			],
			[ 'picture1 9.png', 'picture2 10.png' ],
		] );
		// The texts go with the first; the list has what is there by then.
		expect( server.asked.map( ( { fields } ) => fields.title ) ).toEqual( [
			'Bell',
			undefined,
			undefined,
		] );
		const [ , second ] = server.asked;
		expect( second?.fields.pictures ).toEqual( [
			...[ 100, 101, 102, 103 ].map( ( id ) => ( {
				id,
				alt: '',
				caption: '',
			} ) ),
			{ file: 'picture1', alt: '', caption: '' },
			{ file: 'picture2', alt: 'A bell', caption: 'Cast' },
			{ file: 'picture3', alt: '', caption: '' },
			{ file: 'picture4', alt: '', caption: '' },
		] );
		expect( entries.map( ( { key } ) => key ) ).toEqual(
			filled( 1, 10 ).map( ( { key } ) => key )
		);
	} );

	it( 'are told when a later request fails: what is stored, and why the rest is not', async () => {
		const server = serverOf( 2 );
		const turns: number[] = [];
		const saved = await save(
			{ ...empty, pictures: filled( 1, 6 ) },
			server,
			{ onTurn: ( { entries } ) => turns.push( entries.length ) }
		);
		expect( saved.error ).toEqual( new Error( 'Lost' ) );
		expect( saved.entries.map( ( { key } ) => key ) ).toEqual( [
			'n1',
			'n2',
			'n3',
			'n4',
		] );
		expect( turns ).toEqual( [ 4 ] );
		await expect(
			save( { ...empty, pictures: filled( 1, 6 ) }, serverOf( 1 ) )
		).rejects.toThrow( 'Lost' );
	} );

	it( 'stop between two requests when they are called off', async () => {
		const server = serverOf();
		const stop = new AbortController();
		const saved = await save(
			{ ...empty, pictures: filled( 1, 6 ) },
			server,
			{ signal: stop.signal, onTurn: () => stop.abort() }
		);
		expect( server.asked ).toHaveLength( 1 );
		expect( ( saved.error as DOMException ).name ).toBe( 'AbortError' );
	} );

	it( 'leave one after the other', () => {
		const turn = filled( 1, 3 ) as Parameters< typeof sharesOf >[ 0 ];
		expect( sharesOf( turn, 0.5 ) ).toEqual( { n1: 1, n2: 0.5, n3: 0 } );
	} );
} );

describe( 'Stored pictures', () => {
	const picture = ( id: number, alt = '' ) => ( { id, alt, caption: '' } );
	const before = valuesOf( {
		pictures: [ picture( 1, 'A bell' ), picture( 2 ) ],
		visibility: 'public',
	} as Work );

	const sentOf = async ( after: WorkValues ) => {
		const server = serverOf();
		const saved: Saved = await save( after, server, { before } );
		expect( saved.error ).toBeUndefined();
		return server.asked[ 0 ]?.fields.pictures;
	};

	it( 'are not sent as they were', async () => {
		expect( await sentOf( { ...before, title: 'C' } ) ).toBeUndefined();
		// A draft has copies of them, with keys of its own.
		expect(
			await sentOf( {
				...before,
				pictures: before.pictures.map( ( one ) => ( {
					...one,
					key: `x${ one.key }`,
				} ) ),
			} )
		).toBeUndefined();
	} );

	it( 'are sent as a list when one is moved, taken away or described', async () => {
		expect(
			await sentOf( {
				...before,
				pictures: [ ...before.pictures ].reverse(),
			} )
		).toEqual( [ picture( 2 ), picture( 1, 'A bell' ) ] );
		expect(
			await sentOf( { ...before, pictures: before.pictures.slice( 1 ) } )
		).toEqual( [ picture( 2 ) ] );
		expect(
			await sentOf( { ...before, alt: { ...before.alt, p2: 'A rope' } } )
		).toEqual( [ picture( 1, 'A bell' ), picture( 2, 'A rope' ) ] );
	} );
} );
