// Finds the item at a reported address, once typing has stopped.
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/current-user';
import { useDebounced } from '../../../lib/debounce';
import { addressOf } from '../address';
import { fetchThing } from '../api/thing-api';
import type { Thing } from '../types';
import { KEYS } from '../../../lib/query-keys';

const SETTLE_MS = 500;

/** Null where there is nothing; undefined while the answer is on its way. */
export function useAddressed( url: string ): Thing | null | undefined {
	const { isLoggedIn } = useCurrentUser();
	const settled = useDebounced( url, SETTLE_MS );
	const address = addressOf( settled );
	const { data } = useQuery( {
		queryKey: [ KEYS.reported, address, isLoggedIn ],
		queryFn: ( { signal } ) =>
			address ? fetchThing( address, signal ) : null,
		enabled: address !== null,
	} );
	return address ? data : null;
}
