import { watchMailTexts } from './mail-texts';

const form = `
	<form class="dm-mail">
		<input placeholder="Votre mot de passe">
		<textarea placeholder="Bonjour {name}">Typed before</textarea>
		<input placeholder="Choisir un mot de passe">
		<a class="dm-start" href="#start">Start from the default</a>
	</form>
	<form><input placeholder="Elsewhere"></form>`;

test( '“Start from the default” fills what is empty, leaves what is typed, and goes to the first it filled', () => {
	document.body.innerHTML = form;
	watchMailTexts();
	const fields = [
		...document.querySelectorAll< HTMLInputElement >( '[placeholder]' ),
	];
	document.querySelector< HTMLElement >( '.dm-start' )?.click();
	expect( fields.map( ( { value } ) => value ) ).toEqual( [
		'Votre mot de passe',
		'Typed before',
		'Choisir un mot de passe',
		'',
	] );
	expect( fields[ 0 ] ).toHaveFocus();
} );
