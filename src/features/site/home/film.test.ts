import { filmOf } from './film';

describe( 'where a film is played', () => {
	it( 'plays the institution’s own host plainly, sub-domains included', () => {
		expect( filmOf( 'https://media.school.ch/a/b', 'school.ch' ) ).toEqual(
			{
				kind: 'file',
				src: 'https://media.school.ch/a/b',
				isOurs: true,
			}
		);
	} );

	it( 'plays what the site itself keeps', () => {
		expect( filmOf( '/wp-content/uploads/a.mp4', '' ) ).toMatchObject( {
			kind: 'file',
			isOurs: true,
		} );
	} );

	it( 'does not take a look-alike for the institution’s host', () => {
		expect(
			filmOf( 'https://evilschool.ch/film', 'school.ch' )
		).toMatchObject( { kind: 'link' } );
	} );

	it.each( [
		'https://www.youtube.com/watch?v=abc_123',
		'https://youtu.be/abc_123',
		'https://www.youtube.com/shorts/abc_123',
	] )(
		'keeps %s for whoever asks, without cookies, muted and looping',
		( url ) => {
			expect( filmOf( url, 'school.ch' ) ).toMatchObject( {
				kind: 'frame',
				src: 'https://www.youtube-nocookie.com/embed/abc_123?autoplay=1&mute=1&loop=1&playlist=abc_123',
			} );
		}
	);

	it( 'knows vimeo', () => {
		expect( filmOf( 'https://vimeo.com/12345', '' ) ).toMatchObject( {
			kind: 'frame',
			src: 'https://player.vimeo.com/video/12345?autoplay=1&muted=1&loop=1&dnt=1',
		} );
	} );

	it( 'has nothing to play at no address', () => {
		expect( filmOf( '', 'school.ch' ) ).toBeNull();
		expect( filmOf( 'javascript:alert(1)', 'school.ch' ) ).toBeNull();
	} );
} );
