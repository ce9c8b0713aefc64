// Older password managers and browsers inside apps fill a form in without an event, so React does not know. Before a form is sent, its
// fields say what they hold.

export const FIELDS =
	'input:not([type=checkbox], [type=radio], [type=file]), textarea';

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** React takes note of a value that was set past the setter it put on the field. */
export function tell( field: Field, value: string ): void {
	const { set } = Object.getOwnPropertyDescriptor(
		Object.getPrototypeOf( field ),
		'value'
	) as PropertyDescriptor;
	field.value = field.defaultValue;
	set?.call( field, value );
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

/** Called once, when the app starts. */
export function heedAutofill(): void {
	document.addEventListener(
		'submit',
		( { target } ) =>
			// React writes what it knows to the attribute, too. All is read first: to each change React answers with what it knows of the others.
			[ ...( target as Element ).querySelectorAll< Field >( FIELDS ) ]
				.filter( ( field ) => field.value !== field.defaultValue )
				.map( ( field ) => [ field, field.value ] as const )
				.forEach( ( [ field, value ] ) => tell( field, value ) ),
		true
	);
}
