// The skills to choose from.
import type { Skill as SkillShape } from '../../../contract/shapes';
import { collection } from '../../../lib/api/client';
import type { Skill } from '../types';

export async function fetchSkills( signal?: AbortSignal ): Promise< Skill[] > {
	const { data } = await collection< SkillShape >(
		'/wp/v2/skill',
		{},
		{ signal }
	);
	return data.map( ( { id, name } ) => ( { id, name } ) );
}
