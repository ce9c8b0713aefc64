// Sends something again and keeps what the server said; one press at a time.
import { useRef, useState } from '@wordpress/element';
import { messageOf } from './api-error';

interface Answer {
	success: boolean;
	message: string;
}

export interface ResendState {
	busy: boolean;
	answer: { kind: 'ok' | 'bad'; text: string } | null;
	resend: ( email: string ) => Promise< void >;
}

export function useResend(
	send: ( email: string ) => Promise< Answer >
): ResendState {
	const [ busy, setBusy ] = useState( false );
	const [ answer, setAnswer ] = useState< ResendState[ 'answer' ] >( null );
	const running = useRef( false );
	const resend = async ( email: string ) => {
		if ( running.current ) {
			return;
		}
		running.current = true;
		setBusy( true );
		setAnswer( null );
		try {
			const { success, message } = await send( email );
			setAnswer( { kind: success ? 'ok' : 'bad', text: message } );
		} catch ( error ) {
			setAnswer( { kind: 'bad', text: messageOf( error ) } );
		} finally {
			running.current = false;
			setBusy( false );
		}
	};
	return { busy, answer, resend };
}
