// The mission form: its rules from the contract, its values from a mission.
import { missionRules } from '../../contract/mission-rules';
import { typedDay } from '../../lib/format';
import { fieldsOf, schemaOf } from '../../lib/rules';
import type { Mission, MissionValues } from './types';

export const missionSchema = () =>
	schemaOf( missionRules, fieldsOf( missionRules, 'mission' ) );

/** As its owner last wrote it, approved or not. */
export const valuesOf = (
	mission: Mission | undefined,
	requestId = ''
): MissionValues => ( {
	title: mission?.proposed?.title ?? mission?.title ?? '',
	description: mission?.proposed?.description ?? mission?.description ?? '',
	skill: mission?.skill ? [ mission.skill ] : [],
	postingDate: typedDay( mission?.postingDate ?? '' ),
	request_id: requestId,
} );
