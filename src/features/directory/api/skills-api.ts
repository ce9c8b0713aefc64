// The skills members and jobs name: GET /wp/v2/skill.
import type { Skill as SkillShape } from '../../../contract/shapes';
import { collection, preloadedCollection } from '../../../lib/api/client';
import type { Skill } from '../types';

const SKILL = '/wp/v2/skill';

const toSkill = ( { id, name }: SkillShape ): Skill => ( { id, name } );

export const fetchSkills = async ( signal?: AbortSignal ): Promise< Skill[] > =>
	( await collection< SkillShape >( SKILL, {}, { signal } ) ).data.map(
		toSkill
	);

export const preloadedSkills = (): Skill[] | undefined =>
	preloadedCollection< SkillShape >( SKILL )?.data.map( toSkill );
