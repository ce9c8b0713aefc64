// A static page by its slug.
import { useQuery } from '@tanstack/react-query';
import { fetchPage, preloadedPage } from '../api/pages-api';

export const usePage = ( slug: string ) =>
	useQuery( {
		queryKey: [ 'page', slug ],
		queryFn: ( { signal } ) => fetchPage( slug, signal ),
		initialData: () => preloadedPage( slug ),
	} );
