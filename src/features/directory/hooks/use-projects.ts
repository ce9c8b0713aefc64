// The list of companies for some filters, as far as it has been loaded.
import { useMemo } from '@wordpress/element';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { fetchProjects, preloadedProjects } from '../api/projects-api';
import type { JobFilters, Project } from '../types';
import { KEYS } from '../../../lib/query-keys';

/** A company that moved to another page between two requests would be there twice. */
const unique = ( projects: Project[] ): Project[] => [
	...new Map(
		projects.map( ( project ) => [ project.id, project ] )
	).values(),
];

export function useProjects( filters: JobFilters ) {
	const query = useInfiniteQuery( {
		queryKey: [ KEYS.projects, filters ],
		queryFn: ( { pageParam, signal } ) =>
			fetchProjects( filters, pageParam, signal ),
		initialPageParam: 1,
		getNextPageParam: ( { page, pages } ) =>
			page < pages ? page + 1 : undefined,
		initialData: () => {
			const first = preloadedProjects( filters );
			return first && { pages: [ first ], pageParams: [ 1 ] };
		},
		placeholderData: keepPreviousData,
	} );
	const { data } = query;
	const list = useMemo( () => {
		const last = data?.pages.at( -1 );
		return (
			data &&
			last && {
				items: unique( data.pages.flatMap( ( { items } ) => items ) ),
				total: last.total,
				openTotal: last.openTotal,
				jobsTotal: last.jobsTotal,
				nearby: last.nearby,
			}
		);
	}, [ data ] );
	return { ...query, list };
}
