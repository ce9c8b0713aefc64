// A company's templates of answers: /design-marketplace/v1/templates.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Template } from '../../../../contract/shapes';
import { del, get, post } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';

const TEMPLATES = '/design-marketplace/v1/templates';
const queryKey = [ KEYS.templates ];

export type TemplateValues = Pick< Template, 'name' | 'text' >;

export const useTemplates = () =>
	useQuery( {
		queryKey,
		queryFn: ( { signal } ) =>
			get< Template[] >( TEMPLATES, {}, { signal } ),
	} );

/** Adds one, or changes the one with this id. */
export const saveTemplate = ( values: TemplateValues, id?: number ) =>
	post< Template >( id ? `${ TEMPLATES }/${ id }` : TEMPLATES, {
		...values,
	} );

export const useRefreshTemplates = () => {
	const client = useQueryClient();
	return () => client.invalidateQueries( { queryKey } );
};

export const useDeleteTemplate = () =>
	useMutation( {
		mutationFn: ( id: number ) =>
			del< Template >( `${ TEMPLATES }/${ id }` ),
		onSuccess: useRefreshTemplates(),
	} );
