// One page of designers, shown until the next one has loaded; and the designer after another one.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
	fetchDesigners,
	fetchNextDesigner,
	preloadedDesigners,
} from '../api/designers-api';
import { isOthersPage } from '../../../lib/session';
import type { DesignerQuery } from '../designer-query';
import { KEYS } from '../../../lib/query-keys';

export const useDesigners = ( query: DesignerQuery ) =>
	useQuery( {
		queryKey: [ KEYS.designers, query ],
		queryFn: ( { signal } ) => fetchDesigners( query, signal ),
		initialData: () => preloadedDesigners( query ),
		// The cards of a stranger's list say less: it is shown until the member's is there.
		initialDataUpdatedAt: isOthersPage() ? 0 : undefined,
		placeholderData: keepPreviousData,
	} );

export const useNextDesigner = ( after: number, enabled: boolean ) =>
	useQuery( {
		queryKey: [ KEYS.designers, 'after', after ],
		queryFn: ( { signal } ) => fetchNextDesigner( after, signal ),
		enabled,
	} );
