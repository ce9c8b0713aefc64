// Which addresses can be reported, and what they are of.
import { resetBoot } from '../../lib/boot';
import { wholeAddress } from '../../lib/whole-address';
import { addressOf } from './address';

const designer = { kind: 'member', slug: 'ada', role: 'designer', id: null };
const company = { kind: 'member', slug: 'loop', role: 'contractor', id: null };

const boot = ( homeUrl: string ) => {
	document.body.innerHTML = `<script id="design-marketplace-boot" type="application/json">${ JSON.stringify(
		{ homeUrl }
	) }</script>`;
	resetBoot();
};

afterEach( () => boot( '/' ) );

describe( 'an address', () => {
	it.each( [
		[ 'http://localhost/designer/ada', designer ],
		[ ' /designer/ada?lang=de#top ', designer ],
		[ '/designer/ada?project=12', { ...designer, kind: 'work', id: 12 } ],
		[ '/designer/ada?project=x', designer ],
		[
			'/designer/ada/atlas?a=b',
			{ ...designer, kind: 'work', at: 'atlas' },
		],
		[ '/project/loop', company ],
		[
			'/project/loop/mission/7?a=b',
			{ ...company, kind: 'mission', id: 7 },
		],
	] )( '%s is of something', ( url, found ) => {
		expect( addressOf( url ) ).toEqual( found );
	} );

	it.each( [
		'',
		'ada',
		'/jobs',
		'/designer',
		'/project/loop/mission/0',
		'/project/loop/mission/x',
		'//localhost/designer/ada/more/still',
		'https://elsewhere.example/designer/ada',
		'javascript:alert(1)',
		'https://',
	] )( '%j is of nothing', ( url ) => {
		expect( addressOf( url ) ).toBeNull();
	} );

	it( 'is made whole as the browser shows it, in a folder too', () => {
		expect( wholeAddress( '/designer/ada' ) ).toBe(
			'http://localhost/designer/ada'
		);
		boot( 'http://localhost/market/' );
		const whole = wholeAddress( '/project/loop' );
		expect( whole ).toBe( 'http://localhost/market/project/loop' );
		expect( addressOf( whole ) ).toEqual( company );
		expect( addressOf( 'http://localhost/project/loop' ) ).toBeNull();
		for ( const as of [ '//evil.example/', 'https://a.example', '' ] ) {
			expect( wholeAddress( as ) ).toBe( as );
		}
	} );
} );
