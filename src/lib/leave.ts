// Lets a form with changes ask before its member signs out.
type Ask = ( then: () => void ) => void;

const guards: Ask[] = [];

/** Registers a form that asks before it is left. Call the returned function to unregister it. */
export function guardSignOut( ask: Ask ): () => void {
	guards.push( ask );
	return () => {
		guards.splice( guards.indexOf( ask ), 1 );
	};
}

/** Continues at once where no form asks. */
export function beforeSignOut( then: () => void ): void {
	const ask = guards.at( -1 );
	if ( ask ) {
		ask( then );
	} else {
		then();
	}
}
