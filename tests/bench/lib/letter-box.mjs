// A mail server that keeps nothing but who got how many mails.
import { SMTPServer } from 'smtp-server';

/**
 * @param {number} port
 */
export async function letterBox( port ) {
	const received = new Map();
	const server = new SMTPServer( {
		authOptional: true,
		disabledCommands: [ 'STARTTLS', 'AUTH' ],
		onData( stream, session, done ) {
			stream.resume();
			stream.once( 'end', () => {
				for ( const { address } of session.envelope.rcptTo ) {
					received.set(
						address,
						( received.get( address ) ?? 0 ) + 1
					);
				}
				done();
			} );
		},
	} );
	// A worker that is killed hangs up in the middle of a sentence.
	server.on( 'error', () => {} );
	await new Promise( ( listening ) =>
		server.listen( port, '127.0.0.1', listening )
	);
	return {
		received,
		end: () => new Promise( ( closed ) => server.close( closed ) ),
	};
}
