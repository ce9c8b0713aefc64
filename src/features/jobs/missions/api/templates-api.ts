// Templates of design jobs: /design-marketplace/v1/job-templates.
import { useQuery } from '@tanstack/react-query';
import type { JobTemplate } from '../../../../contract/shapes';
import { get } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';

export const useJobTemplates = ( enabled: boolean ) =>
	useQuery( {
		queryKey: [ KEYS.missions, 'templates' ],
		queryFn: ( { signal } ) =>
			get< JobTemplate[] >(
				'/design-marketplace/v1/job-templates',
				{},
				{ signal }
			),
		enabled,
		staleTime: Infinity,
	} ).data ?? [];
