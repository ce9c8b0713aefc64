// Delays what would push a button from under the pointer that presses it: it would get no click.
let isPressed = false;
let waiting: ( () => void )[] = [];

window.addEventListener( 'pointerdown', () => ( isPressed = true ), true );

function release() {
	const acts = waiting;
	isPressed = false;
	waiting = [];
	// The click comes with the end of the press, before any timer.
	setTimeout( () => acts.forEach( ( act ) => act() ) );
}
// A list that opens at a press may keep the end of it to itself.
for ( const end of [ 'pointerup', 'pointercancel', 'keydown', 'change' ] ) {
	window.addEventListener( end, release, true );
}

/** Acts at once, or, while something is pressed, after its click. */
export function afterPress( act: () => void ): void {
	if ( isPressed ) {
		waiting.push( act );
	} else {
		act();
	}
}
