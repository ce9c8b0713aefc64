import { filmOf } from './video';

describe( 'A film’s address', () => {
	it.each( [
		[
			'https://www.youtube.com/watch?v=abcDEF_-123',
			'www.youtube-nocookie.com/embed/abcDEF_-123',
		],
		[
			'https://youtu.be/abcDEF_-123',
			'www.youtube-nocookie.com/embed/abcDEF_-123',
		],
		[ 'https://vimeo.com/76979871', 'player.vimeo.com/video/76979871' ],
	] )( 'of a known host is embedded without cookies: %s', ( url, embed ) => {
		expect( filmOf( url )?.embed ).toContain( embed );
	} );

	it.each( [
		'https://example.ch/film.mp4',
		'https://evil.example/youtube.com/watch?v=abcDEF_-123',
		'https://youtube.com.evil.example/watch?v=abcDEF_-123',
		'https://youtu.be/a"><script>',
	] )( 'of another host is only a link: %s', ( url ) => {
		expect( filmOf( url )?.embed ).toBeNull();
	} );

	it.each( [ '', 'javascript:alert(1)', 'not an address' ] )(
		'that is none shows nothing: %s',
		( url ) => {
			expect( filmOf( url ) ).toBeNull();
		}
	);
} );
