// The names behind skill ids. They hardly ever change: asked for once a visit.
import { useMemo } from '@wordpress/element';
import { useQuery } from '@tanstack/react-query';
import { fetchSkills, preloadedSkills } from '../api/skills-api';
import type { Skill } from '../types';

const none: Skill[] = [];

export function useSkills(): {
	skills: Skill[];
	/** Known names of these ids, in the list's order. */
	namesOf: ( ids: readonly number[] ) => string[];
} {
	const { data: skills = none } = useQuery( {
		queryKey: [ 'skills' ],
		queryFn: ( { signal } ) => fetchSkills( signal ),
		initialData: preloadedSkills,
		staleTime: Infinity,
	} );
	const namesOf = useMemo(
		() => ( ids: readonly number[] ) =>
			skills
				.filter( ( { id } ) => ids.includes( id ) )
				.map( ( { name } ) => name ),
		[ skills ]
	);
	return { skills, namesOf };
}
