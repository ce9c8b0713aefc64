// Sends the activation email again and keeps the server's message.
import { useRef, useState } from '@wordpress/element';
import { messageOf } from './api-error';
import { resendActivation } from './log-in';

export interface ResendState {
	busy: boolean;
	answer: { kind: 'ok' | 'bad'; text: string } | null;
	resend: ( email: string ) => Promise< void >;
}

export function useResendActivation(): ResendState {
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
			const { success, message } = await resendActivation( email );
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
