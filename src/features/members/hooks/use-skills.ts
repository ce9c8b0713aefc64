// The skills to choose from, read once.
import { useQuery } from '@tanstack/react-query';
import { fetchSkills } from '../api/skills-api';

export const useSkills = () =>
	useQuery( {
		queryKey: [ 'members', 'skills' ],
		queryFn: ( { signal } ) => fetchSkills( signal ),
		staleTime: Infinity,
	} );
