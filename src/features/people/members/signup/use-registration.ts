// Sends the registration once, with its bot check, its progress and a way to stop it.
import { useEffect, useRef, useState } from '@wordpress/element';
import { messages } from '../../../../contract/messages';
import { ApiError } from '../../../../lib/api-error';
import { createBotCheck } from '../../../../lib/bot-check/bot-check';
import { toFormStatus } from '../../../../lib/server-errors';
import type { FormStatus } from '../../../../lib/server-errors';
import { register } from '../api/registration-api';
import type { MemberValues } from '../types';
import { payloadOf } from './flow';

export interface Outcome {
	/** Null once registered. */
	failure: FormStatus | null;
	/** The slug of an account that is active already. */
	active?: string;
}

export interface Registration {
	/** Share sent; null while nothing is. */
	progress: number | null;
	cancel: () => void;
	/** Undefined if it was stopped. */
	send: ( values: MemberValues ) => Promise< Outcome | undefined >;
}

const SERVER_ERROR = 500;

/** The server may have made the account although its answer never came. */
const isUnanswered = ( error: unknown ): boolean =>
	! ( error instanceof ApiError ) ||
	error.status === 0 ||
	error.status >= SERVER_ERROR;

const saysTaken = ( { fields }: FormStatus ): boolean =>
	Object.keys( fields ).length === 1 &&
	fields.email === messages.email_taken();

export function useRegistration( isLast: boolean ): Registration {
	const [ botCheck ] = useState( () => createBotCheck( 'signup' ) );
	const [ progress, setProgress ] = useState< number | null >( null );
	const controller = useRef< AbortController >();
	/** Address of a try that got no answer. */
	const unanswered = useRef< string >();

	useEffect( () => botCheck.open(), [ botCheck ] );
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
			// A ticket stands for the bot check.
			const token = values.oidc ? null : await botCheck.take();
			signal.throwIfAborted();
			const { activated, user } = await register(
				payloadOf( values ),
				token,
				{ onProgress: setProgress, signal }
			);
			return {
				failure: null,
				active: activated ? user?.slug : undefined,
			};
		} catch ( error ) {
			const status = toFormStatus( error, messages.signup_failed() );
			if ( unanswered.current === values.email && saysTaken( status ) ) {
				return { failure: null };
			}
			if ( isUnanswered( error ) ) {
				unanswered.current = values.email;
			}
			return signal.aborted ? undefined : { failure: status };
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
