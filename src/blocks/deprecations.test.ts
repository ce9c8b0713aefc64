import metadata from '../../includes/Content/blocks/testimonials/block.json';
import { deprecatedOf, upgrade } from './deprecations';
import type { BlockChange } from './deprecations';

const changes: BlockChange[] = [
	{ renamed: { heading: 'caption' } },
	{ renamed: { caption: 'title' }, rows: { items: { text: 'content' } } },
];

// The editor's own reading of old content is walked through in tests/e2e/home-editing.spec.ts.
describe( 'a block that has changed', () => {
	const [ old ] = deprecatedOf( metadata.attributes, changes );

	it.each( [
		[
			'the oldest names',
			{ heading: 'Old', items: [ { text: 'Said' } ] },
			true,
		],
		[
			'names between',
			{ caption: 'Old', items: [ { content: 'Said' } ] },
			true,
		],
		[
			'old rows alone',
			{ title: 'Old', items: [ { text: 'Said' } ] },
			true,
		],
		[
			"today's names",
			{ title: 'Old', items: [ { content: 'Said' } ] },
			false,
		],
	] )( 'is written anew from %s', ( _, attributes, isOld ) => {
		expect( old?.isEligible( attributes ) ).toBe( isOld );
		expect( old?.migrate( attributes ) ).toEqual( {
			title: 'Old',
			items: [ { content: 'Said' } ],
		} );
	} );

	it( 'is read by all names it ever had, the old ones without a default', () => {
		expect( old?.attributes ).toEqual( {
			...metadata.attributes,
			heading: { type: 'string' },
			caption: { type: 'string' },
		} );
	} );

	it( 'leaves what it does not know alone', () => {
		const odd = { items: 'x', lock: { move: true } };
		expect( upgrade( changes, odd ) ).toEqual( odd );
		expect( upgrade( changes, { items: [ 1, null ] } ) ).toEqual( {
			items: [ 1, null ],
		} );
	} );
} );

it( 'a block that never changed has no old versions', () => {
	expect( deprecatedOf( metadata.attributes ) ).toEqual( [] );
} );
