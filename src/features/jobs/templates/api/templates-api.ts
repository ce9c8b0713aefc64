// A company's templates of answers: /design-marketplace/v1/templates. A change puts the server's answer into the cached list.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Template } from '../../../../contract/shapes';
import { del, get, post } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';

const TEMPLATES = '/design-marketplace/v1/templates';
const KEY = [ KEYS.templates ];

export type TemplateValues = Pick< Template, 'name' | 'text' >;

export const useTemplates = () =>
	useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) =>
			get< Template[] >( TEMPLATES, {}, { signal } ),
	} );

/**
 * @param put The list with the answer.
 */
function usePut( put: ( all: Template[], now: Template ) => Template[] ) {
	const client = useQueryClient();
	return ( now: Template ) =>
		client.setQueryData< Template[] >(
			KEY,
			( all ) => all && put( all, now )
		);
}

/** Adds one, or changes the one with this id. */
export function useSaveTemplate( id?: number ) {
	const put = usePut( ( all, now ) =>
		id
			? all.map( ( one ) => ( one.id === id ? now : one ) )
			: [ ...all, now ]
	);
	return async ( values: TemplateValues ) =>
		put(
			await post< Template >( id ? `${ TEMPLATES }/${ id }` : TEMPLATES, {
				...values,
			} )
		);
}

export function useDeleteTemplate() {
	const onSuccess = usePut( ( all, { id } ) =>
		all.filter( ( one ) => one.id !== id )
	);
	return useMutation( {
		mutationFn: ( id: number ) =>
			del< Template >( `${ TEMPLATES }/${ id }` ),
		onSuccess,
	} );
}
