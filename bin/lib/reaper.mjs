// Outlives its parent by a moment: when the channel to it closes, ends the process groups it left behind.
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

// Its parent decides; a Ctrl-C in the same terminal is not for it.
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, () => {} );
}
