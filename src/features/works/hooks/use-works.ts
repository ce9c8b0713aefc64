// A designer's portfolio, one project, and what its owner does with it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchWork, fetchWorks, deleteWork, saveWork } from '../api/works-api';
import type { FormValue } from '../../../lib/form-data';
import type { UploadOptions } from '../../../lib/api/upload';
import { sendNew } from '../../../lib/request-id';

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

const CHANGED_WITH_A_WORK = [ 'member', 'designers' ];

function useInvalidate() {
	const client = useQueryClient();
	return ( ...keys: string[] ) =>
		Promise.all(
			keys.map( ( key ) =>
				client.invalidateQueries( { queryKey: [ key ] } )
			)
		);
}

/** What is saved is told at once: the portfolio is asked for anew where it is shown, not waited for here. */
export function useSaveWork( id: number | null ) {
	const client = useQueryClient();
	const invalidate = useInvalidate();
	return useMutation( {
		mutationFn: ( {
			values,
			...options
		}: UploadOptions & {
			values: Record< string, FormValue > & { request_id: string };
		} ) =>
			id === null
				? sendNew( values, ( target, all ) =>
						saveWork( target, all, options )
					)
				: saveWork( id, values, options ),
		onSuccess: () => {
			client.removeQueries( { queryKey: [ WORKS ], type: 'inactive' } );
			void invalidate( ...CHANGED_WITH_A_WORK );
		},
	} );
}

/** Done when the portfolio is there without it. */
export function useDeleteWork() {
	const invalidate = useInvalidate();
	return useMutation( {
		mutationFn: deleteWork,
		onSuccess: () => invalidate( WORKS, ...CHANGED_WITH_A_WORK ),
	} );
}
