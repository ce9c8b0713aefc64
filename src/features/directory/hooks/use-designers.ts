// One page of designers; the last one stays in sight until the next is there.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchDesigners, preloadedDesigners } from '../api/designers-api';
import type { DesignerQuery } from '../filters';

export const useDesigners = ( query: DesignerQuery ) =>
	useQuery( {
		queryKey: [ 'designers', query ],
		queryFn: ( { signal } ) => fetchDesigners( query, signal ),
		initialData: () => preloadedDesigners( query ),
		placeholderData: keepPreviousData,
	} );
