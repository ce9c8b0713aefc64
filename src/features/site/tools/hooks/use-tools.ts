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
import { KEYS } from '../../../../lib/query-keys';

export const useToolsPage = () =>
	useQuery( {
		queryKey: [ KEYS.page, 'tools-page' ],
		queryFn: ( { signal } ) => fetchToolsPage( signal ),
		initialData: preloadedToolsPage,
	} );

export const useTools = () =>
	useQuery( {
		queryKey: [ KEYS.tools ],
		queryFn: ( { signal } ) => fetchTools( signal ),
		initialData: preloadedTools,
	} );

export const useReadings = () =>
	useQuery( {
		queryKey: [ KEYS.readings ],
		queryFn: ( { signal } ) => fetchReadings( signal ),
		initialData: preloadedReadings,
	} );
