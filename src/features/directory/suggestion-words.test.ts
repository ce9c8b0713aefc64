import { suggestionWords } from './suggestion-words';

it.each( [
	[
		'what stays before what goes',
		[
			[ '', true, 'any skill' ],
			[ 'Student', true, 'any level' ],
		],
		'Student, any skill',
	],
	[ 'what goes alone', [ [ '', true, 'any words' ] ], 'Any words' ],
	[
		'of several that go only what stays',
		[
			[ 'Sound design', true, 'any skill' ],
			[ '', true, 'any engagement' ],
			[ '', true, 'any words' ],
		],
		'Sound design, without the other filters',
	],
	[
		'nothing that was not asked for',
		[
			[ 'Motion', true, 'any skill' ],
			[ '', '', 'any words' ],
		],
		'Motion',
	],
] as const )( 'says %s', ( _, parts, words ) => {
	expect( suggestionWords( parts ) ).toBe( words );
} );
