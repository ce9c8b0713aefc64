// An SMTP server that only counts emails by recipient.
import { SMTPServer } from 'smtp-server';

/**
 * @param {number} port
 * @param {number} [each] Emails accepted per connection.
 * @return {Promise<{received: Map<string, number>, connections: () => number, end: () => Promise<void>}>} Mails by address.
 */
export async function letterBox( port, each = Infinity ) {
	const received = new Map();
	let connections = 0;
	const brought = new WeakMap();
	const server = new SMTPServer( {
		authOptional: true,
		disabledCommands: [ 'STARTTLS', 'AUTH' ],
		onConnect( session, done ) {
			connections++;
			done();
		},
		onMailFrom( address, session, done ) {
			const count = ( brought.get( session ) ?? 0 ) + 1;
			brought.set( session, count );
			done(
				count > each &&
					Object.assign( new Error( 'Enough for once' ), {
						responseCode: 421,
					} )
			);
		},
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
		connections: () => connections,
		end: () => new Promise( ( closed ) => server.close( closed ) ),
	};
}
