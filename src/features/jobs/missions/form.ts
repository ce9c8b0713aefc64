// The mission form: its rules from the contract, its values from a mission.
import { deadline_days_max as DAYS_MAX } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { missionRules } from '../../../contract/mission-rules';
import { getBoot } from '../../../lib/boot';
import { cleanValue, hasFormat } from '../../../lib/field-value';
import { typedDay } from '../../../lib/format-day';
import { fieldsOf, schemaOf } from '../../../lib/rules';
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

/** Where one of these is sent, the server asks for the pay. */
const PAY = [
	'engagement',
	'paid',
	'budget_from',
	'budget_to',
	'budget_currency',
	'budget_unit',
	'budget',
];

/**
 * What to send of a job: engagement and pay are left out where they are as they were, as an older job may lack what is asked for today.
 *
 * @param values Values of the form.
 * @param before The job as it was; none for a new one.
 */
export function changedOf( values: MissionValues, before?: Mission ) {
	const sent = sentOf( values );
	if ( ! before || before.status === 'draft' ) {
		return sent;
	}
	const was = sentOf( valuesOf( before ) );
	return PAY.some( ( name ) => sent[ name ] !== was[ name ] )
		? sent
		: Object.fromEntries(
				Object.entries( sent ).filter(
					( [ name ] ) => ! PAY.includes( name )
				)
			);
}

/** Whether jobs of this kind have to say what they pay. */
export const asksForPay = ( engagement: string ): boolean =>
	!! getBoot().settings.payRequired?.includes( engagement );

/** Whether nobody may be left without a word about pay: internships and student projects may be unpaid. */
const lacksPay = ( {
	engagement,
	paid,
	budget_from: from,
	budget_to: to,
}: MissionValues ): boolean =>
	asksForPay( engagement ) &&
	! from &&
	! to &&
	( paid !== false || ! mayBeUnpaid( engagement ) );

/** Whether a job of this kind says that it is paid, or not. */
export const mayBeUnpaid = ( engagement: string ): boolean =>
	engagement === 'internship' || engagement === 'student_project';

/**
 * @param before The job as it is stored; none for a new one. Its deadline may stay, and so may what it says of pay.
 */
export const missionSchema = ( before?: Mission ) =>
	schemaOf(
		missionRules,
		fieldsOf(
			missionRules,
			'mission',
			'terms',
			'facts',
			'texts',
			'questions'
		)
	)
		.transform( inPlace )
		.test( 'pay', ( sent, context ) => {
			const values = sent as unknown as MissionValues;
			return (
				! lacksPay( values ) ||
				! ( 'engagement' in changedOf( values, before ) ) ||
				context.createError( {
					// The amounts of an unpaid job are not there to be filled in.
					path: values.paid === false ? 'paid' : 'budget_from',
					message: messages.pay_required(),
				} )
			);
		} )
		.test( 'deadline', ( { deadline }, context ) => {
			const rule = missionRules.fields.deadline;
			const day = String( cleanValue( rule, deadline ) );
			return (
				day === ( before?.deadline ?? '' ) ||
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
		languages: [ ...( facts?.languages ?? [] ) ],
		starts: typed( facts?.starts ),
		duration: typed( facts?.duration ),
		paid: facts?.paid ?? null,
		budget_from: typed( facts?.budget_from ),
		budget_to: typed( facts?.budget_to ),
		budget_currency: facts?.budget_currency ?? USUAL.budget_currency,
		budget_unit: facts?.budget_unit ?? USUAL.budget_unit,
		budget: typed( facts?.budget ),
		questions: (
			mission?.proposed?.questions ??
			mission?.questions ??
			[]
		).map( ( { text, required } ) => ( { text, required } ) ),
		request_id: requestId,
	};
}
