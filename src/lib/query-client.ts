// The cache of server data: fresh for a minute, tried again only where trying again can help.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const FRESH_MS = 60_000;
const RETRIES = 2;

/** No answer, or a status that asks to try later. */
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
			// Offline they fail at once: the default holds them back and sends them later without being asked.
			mutations: { retry: false, networkMode: 'always' },
		},
	} );
