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

export const useHome = () =>
	useQuery( {
		queryKey: [ 'page', 'home-blocks' ],
		queryFn: ( { signal } ) => fetchHome( signal ),
		initialData: preloadedHome,
	} );

export const useEvents = () =>
	useQuery( {
		queryKey: [ 'events' ],
		queryFn: ( { signal } ) => fetchEvents( signal ),
		initialData: preloadedEvents,
	} );

export const usePastProjects = () =>
	useQuery( {
		queryKey: [ 'past-projects', 'latest' ],
		queryFn: ( { signal } ) => fetchPastProjects( signal ),
		initialData: preloadedPastProjects,
	} );
