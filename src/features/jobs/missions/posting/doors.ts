// What a new job begins with: nothing, one of one's own, or a template. What somebody has typed stays, whichever is chosen.
import type { JobTemplate } from '../../../../contract/shapes';
import { valuesOf } from '../form';
import type { Mission, MissionValues } from '../types';

/** 'empty', 'job:12', 'template:logo'. */
export type Door = string;

export type Given = Partial< MissionValues >;

/** The same as the server's duplicate: words and facts, without the dates. */
export function givenByJob( mission: Mission ): Given {
	const {
		postingDate: _posted,
		deadline: _deadline,
		starts: _starts,
		request_id: _name,
		...given
	} = valuesOf( mission );
	return given;
}

export const givenByTemplate = ( {
	title,
	description,
	skill,
	engagement,
	place,
	duration,
}: JobTemplate ): Given => ( {
	title,
	description,
	skill,
	engagement: engagement ?? '',
	place: place ?? '',
	duration,
} );

const isSame = ( one: unknown, other: unknown ): boolean =>
	JSON.stringify( one ) === JSON.stringify( other );

/**
 * @param values The form.
 * @param was    What the door before has given.
 * @param now    What this one gives.
 */
export function begun(
	values: MissionValues,
	was: Given,
	now: Given
): MissionValues {
	const empty = valuesOf( undefined, values.request_id );
	return Object.fromEntries(
		Object.entries( values ).map( ( [ name, value ] ) => {
			const key = name as keyof MissionValues;
			return [
				name,
				isSame( value, was[ key ] ?? empty[ key ] )
					? ( now[ key ] ?? empty[ key ] )
					: value,
			];
		} )
	) as unknown as MissionValues;
}

/** How many gaps of a template are still there. */
export const gapsIn = ( text: string ): number =>
	text.match( /_{3,}/g )?.length ?? 0;
