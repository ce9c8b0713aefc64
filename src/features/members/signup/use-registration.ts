// Sends the registration once, with its bot check, its progress and a way to stop it.
import { useEffect, useRef, useState } from '@wordpress/element';
import { messages } from '../../../contract/messages';
import { toFormStatus } from '../../../lib/server-errors';
import type { FormStatus } from '../../../lib/server-errors';
import { register } from '../api/registration-api';
import { createBotCheck } from '../bot-check/bot-check';
import type { MemberValues } from '../types';
import { payloadOf } from './flow';

export interface Registration {
	/** Share sent; null while nothing is. */
	progress: number | null;
	cancel: () => void;
	/** Null once registered, else what went wrong; undefined when it was stopped. */
	send: ( values: MemberValues ) => Promise< FormStatus | null | undefined >;
}

export function useRegistration( isLast: boolean ): Registration {
	const [ botCheck ] = useState( createBotCheck );
	const [ progress, setProgress ] = useState< number | null >( null );
	const controller = useRef< AbortController >();

	useEffect( () => {
		if ( isLast ) {
			botCheck.prepare();
		}
	}, [ botCheck, isLast ] );
	useEffect( () => () => controller.current?.abort(), [] );

	const send = async ( values: MemberValues ) => {
		const { signal } = ( controller.current = new AbortController() );
		setProgress( 0 );
		try {
			const token = await botCheck.take();
			signal.throwIfAborted();
			await register( payloadOf( values ), token, {
				onProgress: setProgress,
				signal,
			} );
			return null;
		} catch ( error ) {
			return signal.aborted
				? undefined
				: toFormStatus( error, messages.signup_failed() );
		} finally {
			setProgress( null );
		}
	};

	return {
		progress,
		cancel: () => controller.current?.abort(),
		send,
	};
}
