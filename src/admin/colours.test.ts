import { contrast, watchColours } from './colours';

it( 'a pair says its contrast while a colour is typed, and that it is too low', () => {
	document.body.innerHTML = `<form class="dm-brand">
		<label for="a">Ink</label><input class="dm-colour" id="a" name="ink" value="#000000">
		<label for="b">Paper</label><input class="dm-colour" id="b" name="paper" value="#ffffff">
		<b class="dm-contrast" data-one="ink" data-other="paper">21.0:1</b>
	</form>`;
	watchColours();
	const pair = document.querySelector( '.dm-contrast' );
	const field = document.querySelector< HTMLInputElement >( '#a' );
	const type = ( value: string ) => {
		field!.value = value;
		field!.dispatchEvent( new Event( 'input' ) );
	};

	type( '#777777' );
	expect( pair?.textContent ).toBe( '4.4:1' );
	expect( pair ).toHaveClass( 'is-low' );
	expect(
		document.querySelector< HTMLInputElement >( '[aria-label="Ink"]' )
			?.value
	).toBe( '#777777' );

	type( '#12' );
	expect( pair?.textContent ).toBe( '4.4:1' );

	type( '#0000ff' );
	expect( pair ).not.toHaveClass( 'is-low' );
	expect( contrast( '#0000ff', '#ffffff' ) ).toBeCloseTo( 8.59, 2 );
} );
