// The mission form: its rules from the contract, its values from a mission.
import { deadline_days_max as DAYS_MAX } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { missionRules } from '../../../contract/mission-rules';
import { cleanValue, hasFormat } from '../../../lib/field-value';
import { typedDay } from '../../../lib/format-day';
import { fieldsOf, schemaOf } from '../../../lib/rules';
import { factNames } from './facts';
import { inPlace, sentOf } from './sent';
import type { Mission, MissionValues } from './types';

const HOUR_MS = 60 * 60 * 1000;

/** The day it is somewhere on earth, as days are stored. */
const dayAt = ( hoursFromGmt: number, days = 0 ): string =>
	new Date( Date.now() + ( hoursFromGmt + days * 24 ) * HOUR_MS )
		.toISOString()
		.slice( 0, 10 )
		.replaceAll( '-', '/' );

/** Whether it is over, or too far ahead, wherever the site is: the server judges by its own clock. */
const isOutOfReach = ( day: string ): boolean =>
	day < dayAt( -12 ) || day > dayAt( 14, DAYS_MAX );

/**
 * @param stored The deadline as it is stored, which may stay.
 */
export const missionSchema = ( stored = '' ) =>
	schemaOf(
		missionRules,
		fieldsOf( missionRules, 'mission', 'terms', 'facts', 'texts' )
	)
		.transform( inPlace )
		.test( 'deadline', ( { deadline }, context ) => {
			const rule = missionRules.fields.deadline;
			const day = String( cleanValue( rule, deadline ) );
			return (
				day === stored ||
				! hasFormat( day, rule.format ) ||
				! isOutOfReach( day ) ||
				context.createError( {
					path: 'deadline',
					message: messages.deadline_invalid(),
				} )
			);
		} );

const typed = ( value: string | number | null | undefined ): string =>
	String( value ?? '' );

/** Default currency and unit. They mean nothing without an amount. */
const USUAL = { budget_currency: 'CHF', budget_unit: 'project' };

/** The values of a job's form: as its owner last wrote them, approved or not. */
export function valuesOf(
	mission: Mission | undefined,
	requestId = ''
): MissionValues {
	const facts = mission && { ...mission.facts, ...mission.proposed?.terms };
	return {
		title: mission?.proposed?.title ?? mission?.title ?? '',
		description:
			mission?.proposed?.description ?? mission?.description ?? '',
		skill: mission?.skill ? [ mission.skill ] : [],
		postingDate: typedDay( mission?.postingDate ?? '' ),
		deadline: typedDay( mission?.deadline ?? '' ),
		engagement: typed( facts?.engagement ),
		workload: {
			min: typed( facts?.workload?.min ),
			max: typed( facts?.workload?.max ),
		},
		place: typed( facts?.place ),
		starts: typed( facts?.starts ),
		duration: typed( facts?.duration ),
		paid: facts?.paid ?? null,
		budget_from: typed( facts?.budget_from ),
		budget_to: typed( facts?.budget_to ),
		budget_currency: facts?.budget_currency ?? USUAL.budget_currency,
		budget_unit: facts?.budget_unit ?? USUAL.budget_unit,
		budget: typed( facts?.budget ),
		request_id: requestId,
	};
}

/** Whether the form says anything of engagement, place, time, deadline or pay. */
export function saysFacts( values: MissionValues ): boolean {
	const sent = sentOf( values );
	return [ ...factNames, 'deadline', 'workload[min]', 'workload[max]' ].some(
		( name ) => ( sent[ name ] ?? '' ) !== ''
	);
}
