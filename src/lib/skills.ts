// The skills members and jobs name by id: reference data like the enums, fetched once a visit.
import { useMemo } from '@wordpress/element';
import { useQuery } from '@tanstack/react-query';
import type { Skill } from '../contract/shapes';
import { listQuery } from './api/client';
import { KEYS } from './query-keys';

const none: Skill[] = [];

/** A name, and the language it is in; '' for the site's. */
export type SkillName = Pick< Skill, 'id' | 'name' | 'locale' >;

export function useSkills(): {
	skills: Skill[];
	/** The known ones of these ids, in the list's order. */
	namesOf: ( ids: readonly number[] ) => SkillName[];
	/** For forms, which need the list itself. */
	isLoading: boolean;
	isError: boolean;
	retry: () => void;
} {
	const {
		data: skills = none,
		isLoading,
		isError,
		refetch,
	} = useQuery( {
		...listQuery(
			[ KEYS.skills ],
			'/wp/v2/skill',
			{},
			( { data }: { data: Skill[] } ) => data
		),
		staleTime: Infinity,
	} );
	const namesOf = useMemo(
		() => ( ids: readonly number[] ) =>
			skills.filter( ( { id } ) => ids.includes( id ) ),
		[ skills ]
	);
	return {
		skills,
		namesOf,
		isLoading,
		isError,
		retry: () => void refetch(),
	};
}
