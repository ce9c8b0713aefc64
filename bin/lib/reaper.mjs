// Ends the process groups of its parent, when the channel to the parent closes, and then itself.
const groups = new Set();

process.on( 'message', ( { add, remove } ) => {
	if ( add ) {
		groups.add( add );
	}
	groups.delete( remove );
} );

const end = ( signal ) => {
	for ( const group of groups ) {
		try {
			process.kill( -group, signal );
		} catch {
			groups.delete( group );
		}
	}
};

process.on( 'disconnect', () => {
	end( 'SIGTERM' );
	setTimeout(
		() => {
			end( 'SIGKILL' );
			process.exit();
		},
		groups.size ? 2000 : 0
	);
} );

// Ignores Ctrl-C in the same terminal: the parent handles it.
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, () => {} );
}
