// "Start from the default" fills the empty fields of an email's form, and leaves what is typed. Without the script the page loads them.

const fields = ( form: Element ) =>
	form.querySelectorAll< HTMLInputElement | HTMLTextAreaElement >(
		'[placeholder]'
	);

export function watchMailTexts(): void {
	document.addEventListener( 'click', ( event ) => {
		const button =
			event.target instanceof Element
				? event.target.closest( '.dm-mail .dm-start' )
				: null;
		const form = button?.closest( 'form' );
		if ( ! form ) {
			return;
		}
		event.preventDefault();
		const empty = [ ...fields( form ) ].filter( ( { value } ) => ! value );
		empty.forEach( ( field ) => {
			field.value = field.placeholder;
		} );
		empty[ 0 ]?.focus();
	} );
}
