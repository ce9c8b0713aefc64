// Who signs out of a form with changes is asked first, by the form itself.
type Ask = ( then: () => void ) => void;

const guards: Ask[] = [];

/** The form that is on the screen asks from now on; call the result when it has nothing to ask any more. */
export function guardSignOut( ask: Ask ): () => void {
	guards.push( ask );
	return () => {
		guards.splice( guards.indexOf( ask ), 1 );
	};
}

/** Goes on at once where nobody asks. */
export function beforeSignOut( then: () => void ): void {
	const ask = guards.at( -1 );
	if ( ask ) {
		ask( then );
	} else {
		then();
	}
}
