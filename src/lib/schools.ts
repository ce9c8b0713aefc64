// The schools' programmes, as suggestions: fetched once a visit, by who is asked for one.
import { useQuery } from '@tanstack/react-query';
import type { School } from '../contract/shapes';
import { listQuery } from './api/client';
import { KEYS } from './query-keys';

const none: readonly string[] = [];

/** Those of the school with this code. */
export function useProgrammes( school: string ): readonly string[] {
	const { data } = useQuery( {
		...listQuery(
			[ KEYS.schools ],
			'/design-marketplace/v1/schools',
			{},
			( answer: { data: School[] } ) => answer.data
		),
		staleTime: Infinity,
	} );
	return data?.find( ( { code } ) => code === school )?.programmes ?? none;
}
