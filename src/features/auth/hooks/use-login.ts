// Logs in, one request at a time. An error stays until the next attempt.
import { useCallback, useRef, useState } from '@wordpress/element';
import { ApiError, messageOf } from '../../../lib/api-error';
import { setSession } from '../../../lib/session';
import { logIn, NOT_ACTIVATED } from '../../../lib/log-in';
import type { Credentials } from '../../../lib/log-in';

export interface LoginFailure {
	/** The server's own HTML. */
	html: string;
	notActivated: boolean;
}

export interface Login {
	busy: boolean;
	failure: LoginFailure | null;
	/** Resolves to whether there is a session now. */
	submit: ( credentials: Credentials ) => Promise< boolean >;
}

export function useLogin(): Login {
	const [ busy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< LoginFailure | null >( null );
	const running = useRef( false );
	const submit = useCallback( async ( credentials: Credentials ) => {
		if ( running.current ) {
			return false;
		}
		running.current = true;
		setBusy( true );
		setFailure( null );
		try {
			setSession( await logIn( credentials ) );
			return true;
		} catch ( error ) {
			setFailure( {
				html: messageOf( error ),
				notActivated:
					error instanceof ApiError && error.code === NOT_ACTIVATED,
			} );
			return false;
		} finally {
			running.current = false;
			setBusy( false );
		}
	}, [] );
	return { busy, failure, submit };
}
