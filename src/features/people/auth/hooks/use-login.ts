// Logs in, one request at a time. An error stays until the next attempt; that there is no connection, as long as there is none.
import { useCallback, useRef, useState } from '@wordpress/element';
import { ApiError, messageOf } from '../../../../lib/api-error';
import { setSession } from '../../../../lib/session';
import type { Session } from '../../../../lib/session';
import { NOT_ACTIVATED } from '../../../../lib/log-in';
import { useOnline } from '../../../../lib/use-online';

export interface LoginFailure {
	/** The server's own HTML. */
	html: string;
	notActivated: boolean;
	/** There was no connection. */
	offline: boolean;
}

export interface Login< Given > {
	busy: boolean;
	failure: LoginFailure | null;
	/** Resolves to whether there is a session now. */
	submit: ( given: Given ) => Promise< boolean >;
}

/** @param send Sends what was given; its answer is the session. */
export function useLogin< Given >(
	send: ( given: Given ) => Promise< Session >
): Login< Given > {
	const [ busy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< LoginFailure | null >( null );
	const isOnline = useOnline();
	const running = useRef( false );
	const submit = useCallback(
		async ( given: Given ) => {
			if ( running.current ) {
				return false;
			}
			running.current = true;
			setBusy( true );
			setFailure( null );
			try {
				setSession( await send( given ) );
				return true;
			} catch ( error ) {
				setFailure( {
					html: messageOf( error ),
					notActivated:
						error instanceof ApiError &&
						error.code === NOT_ACTIVATED,
					offline: ! window.navigator.onLine,
				} );
				return false;
			} finally {
				running.current = false;
				setBusy( false );
			}
		},
		[ send ]
	);
	return {
		busy,
		failure: failure?.offline && isOnline ? null : failure,
		submit,
	};
}
