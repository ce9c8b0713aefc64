import { toHtml, toText } from './plain-html';

it.each( [
	'Show work.\nGet work.',
	'I <3 type & "quotes"',
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'&amp; stays as typed',
	'\n\nspaces   and lines\n',
	'',
] )( '%j comes back from the editor as it went in', ( text ) => {
	expect( toText( toHtml( text ) ) ).toBe( text );
	expect( toHtml( text ) ).not.toMatch( /<(?!br>)/ );
} );

it( 'formats that were pasted leave their words', () => {
	expect(
		toText( '<strong>Bold</strong> <a href="javascript:x">link</a><br>' )
	).toBe( 'Bold link\n' );
} );
