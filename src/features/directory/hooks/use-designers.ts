// One page of designers, shown until the next one has loaded; and the designer after another one.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
	fetchDesigners,
	fetchNextDesigner,
	preloadedDesigners,
} from '../api/designers-api';
import { getBoot } from '../../../lib/boot';
import { getSession } from '../../../lib/session';
import type { DesignerQuery } from '../designer-query';
import { KEYS } from '../../../lib/query-keys';

export function useDesigners( query: DesignerQuery ) {
	// The page has a stranger's list, whose cards say less: it is shown until the member's is there.
	const isOthers = getSession() !== null && ! getBoot().user;
	return useQuery( {
		queryKey: [ KEYS.designers, query ],
		queryFn: ( { signal } ) => fetchDesigners( query, signal ),
		initialData: () => preloadedDesigners( query ),
		initialDataUpdatedAt: isOthers ? 0 : undefined,
		placeholderData: keepPreviousData,
	} );
}

export const useNextDesigner = ( after: number, enabled: boolean ) =>
	useQuery( {
		queryKey: [ KEYS.designers, 'after', after ],
		queryFn: ( { signal } ) => fetchNextDesigner( after, signal ),
		enabled,
	} );
