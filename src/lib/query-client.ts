// The cache of server data: fresh for a minute. Failed requests are repeated only if that can help.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const FRESH_MS = 60_000;
const RETRIES = 2;

/** No answer, or an error of the server. */
const mayHelp = ( error: unknown ) =>
	! ( error instanceof ApiError ) ||
	error.status === 0 ||
	error.status >= 500;

export const createQueryClient = (): QueryClient =>
	new QueryClient( {
		defaultOptions: {
			queries: {
				staleTime: FRESH_MS,
				refetchOnWindowFocus: false,
				retry: ( count, error ) => count < RETRIES && mayHelp( error ),
			},
			// Offline, mutations fail at once: by default they would be paused, and sent later without a press on the button.
			mutations: { retry: false, networkMode: 'always' },
		},
	} );
