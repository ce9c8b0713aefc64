// A page an administrator writes, by its slug.
import { useQuery } from '@tanstack/react-query';
import { fetchPage, preloadedPage } from './api/pages';
import { KEYS } from './query-keys';

/** The data is null when nobody wrote the page. */
export const useStaticPage = ( slug: string ) =>
	useQuery( {
		queryKey: [ KEYS.page, slug ],
		queryFn: ( { signal } ) => fetchPage( slug, signal ),
		initialData: () => preloadedPage( slug ),
	} );
