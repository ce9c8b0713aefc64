// The tools page's data.
import { useQuery } from '@tanstack/react-query';
import {
	fetchReadings,
	fetchTools,
	fetchToolsPage,
	preloadedReadings,
	preloadedTools,
	preloadedToolsPage,
} from '../api/tools-api';

export const useToolsPage = () =>
	useQuery( {
		queryKey: [ 'page', 'tools-page' ],
		queryFn: ( { signal } ) => fetchToolsPage( signal ),
		initialData: preloadedToolsPage,
	} );

export const useTools = () =>
	useQuery( {
		queryKey: [ 'tools' ],
		queryFn: ( { signal } ) => fetchTools( signal ),
		initialData: preloadedTools,
	} );

export const useReadings = () =>
	useQuery( {
		queryKey: [ 'readings' ],
		queryFn: ( { signal } ) => fetchReadings( signal ),
		initialData: preloadedReadings,
	} );
