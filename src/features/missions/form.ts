// The mission form: its rules from the contract, its values from a mission.
import { missionRules } from '../../contract/mission-rules';
import { fieldsOf, schemaOf } from '../../lib/rules';
import type { Mission, MissionValues } from './types';

export const missionSchema = () =>
	schemaOf( missionRules, fieldsOf( missionRules, 'mission' ) );

/** YYYY/MM/DD as people write it. */
const asTyped = ( day: string | null ): string =>
	day ? day.split( '/' ).reverse().join( '/' ) : '';

/** As its owner last wrote it, approved or not. */
export const valuesOf = (
	mission: Mission | undefined,
	requestId = ''
): MissionValues => ( {
	title: mission?.proposed?.title ?? mission?.title ?? '',
	description: mission?.proposed?.description ?? mission?.description ?? '',
	skill: mission?.skill ? [ mission.skill ] : [],
	postingDate: asTyped( mission?.postingDate ?? null ),
	request_id: requestId,
} );
