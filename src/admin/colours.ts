// The colours of a brand: each can be picked beside its field, and each pair shows its contrast while one types.
const HEX = /^#[0-9a-f]{6}$/i;

const luminance = ( colour: string ) => {
	const [ red = 0, green = 0, blue = 0 ] = [ 1, 3, 5 ].map( ( place ) => {
		const part = parseInt( colour.slice( place, place + 2 ), 16 ) / 255;
		return part <= 0.04045
			? part / 12.92
			: Math.pow( ( part + 0.055 ) / 1.055, 2.4 );
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export function contrast( one: string, other: string ): number {
	const [ low = 0, high = 0 ] = [ luminance( one ), luminance( other ) ].sort(
		( a, b ) => a - b
	);
	return ( high + 0.05 ) / ( low + 0.05 );
}

/** Rounded down, as on the server: 4.49 is not enough. */
const show = ( ratio: number ) =>
	`${ ( Math.floor( ratio * 10 ) / 10 ).toFixed( 1 ) }:1`;

function compare( form: HTMLElement ) {
	const value = ( name = '' ) =>
		form.querySelector< HTMLInputElement >( `.dm-colour[name="${ name }"]` )
			?.value ?? '';
	form.querySelectorAll< HTMLElement >( '.dm-contrast' ).forEach(
		( pair ) => {
			const [ one, other ] = [ pair.dataset.one, pair.dataset.other ].map(
				value
			);
			if ( one && other && HEX.test( one ) && HEX.test( other ) ) {
				const ratio = contrast( one, other );
				pair.textContent = show( ratio );
				pair.classList.toggle( 'is-low', ratio < 4.5 );
			}
		}
	);
}

export function watchColours() {
	const form = document.querySelector< HTMLElement >( '.dm-brand' );
	form?.querySelectorAll< HTMLInputElement >( '.dm-colour' ).forEach(
		( field ) => {
			const picker = document.createElement( 'input' );
			picker.type = 'color';
			picker.value = field.value;
			picker.setAttribute(
				'aria-label',
				field.labels?.[ 0 ]?.textContent ?? ''
			);
			picker.addEventListener( 'input', () => {
				field.value = picker.value;
				compare( form );
			} );
			field.addEventListener( 'input', () => {
				if ( HEX.test( field.value ) ) {
					picker.value = field.value;
				}
				compare( form );
			} );
			field.before( picker );
		}
	);
}
