// The skills members and jobs name by id: reference data like the enums, fetched once a visit.
import { useMemo } from '@wordpress/element';
import { useQuery } from '@tanstack/react-query';
import type { Skill } from '../contract/shapes';
import { collection, preloadedCollection } from './api/client';
import { KEYS } from './query-keys';

const SKILL = '/wp/v2/skill';
const none: Skill[] = [];

/** A name, and the language it is in; '' for the site's. */
export type SkillName = Pick< Skill, 'id' | 'name' | 'locale' >;

const fetchSkills = async ( signal?: AbortSignal ): Promise< Skill[] > =>
	( await collection< Skill >( SKILL, {}, { signal } ) ).data;

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
		queryKey: [ KEYS.skills ],
		queryFn: ( { signal } ) => fetchSkills( signal ),
		initialData: () => preloadedCollection< Skill >( SKILL )?.data,
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
