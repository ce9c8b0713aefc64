// The home page's data.
import { useQuery } from '@tanstack/react-query';
import {
	fetchEvents,
	fetchHome,
	fetchPastProjects,
	preloadedEvents,
	preloadedHome,
	preloadedPastProjects,
} from '../api/home-api';
import { KEYS } from '../../../../lib/query-keys';

export const useHome = () =>
	useQuery( {
		queryKey: [ KEYS.page, 'home-blocks' ],
		queryFn: ( { signal } ) => fetchHome( signal ),
		initialData: preloadedHome,
	} );

export const useEvents = () =>
	useQuery( {
		queryKey: [ KEYS.events ],
		queryFn: ( { signal } ) => fetchEvents( signal ),
		initialData: preloadedEvents,
	} );

export const usePastProjects = () =>
	useQuery( {
		queryKey: [ KEYS.pastProjects, 'latest' ],
		queryFn: ( { signal } ) => fetchPastProjects( signal ),
		initialData: preloadedPastProjects,
	} );
