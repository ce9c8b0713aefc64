// A designer's portfolio, one project, and what its owner does with it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchWork, fetchWorks, deleteWork, saveWork } from '../api/works-api';
import type { FormValue } from '../../../lib/form-data';
import type { UploadOptions } from '../../../lib/api/upload';

const WORKS = 'works';

export const useWorks = ( slug: string ) =>
	useQuery( {
		queryKey: [ WORKS, 'of', slug ],
		queryFn: ( { signal } ) => fetchWorks( slug, signal ),
	} );

export const useWork = ( id: number | null ) =>
	useQuery( {
		queryKey: [ WORKS, 'one', id ],
		queryFn: ( { signal } ) => fetchWork( id ?? 0, signal ),
		enabled: id !== null,
	} );

function useChange< V, R >( change: ( values: V ) => Promise< R > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: change,
		onSuccess: () =>
			Promise.all(
				[ WORKS, 'member', 'designers' ].map( ( key ) =>
					client.invalidateQueries( { queryKey: [ key ] } )
				)
			),
	} );
}

export const useSaveWork = ( id: number | null ) =>
	useChange(
		( {
			values,
			...options
		}: UploadOptions & { values: Record< string, FormValue > } ) =>
			saveWork( id, values, options )
	);

export const useDeleteWork = () => useChange( deleteWork );
