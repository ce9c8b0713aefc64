// The six facts a poster has a box for: what each says, and what it costs to leave it out. Each cost names a filter, a list or an email there is.
import { __, _n, sprintf } from '@wordpress/i18n';
import { engagements } from '../../../../contract/enums';
import { choiceLabel } from '../../../../lib/choice';
import { formatNumber, locale } from '../../../../lib/format';
import { formatDay, parseDay } from '../../../../lib/format-day';
import { getBoot } from '../../../../lib/boot';
import { payWords } from '../../../../lib/pay-words';
import {
	engagementWords,
	placeWords,
	startWords,
	workloadWords,
} from '../facts';
import type { Facts } from '../facts';
import { asksForPay, valuesOf } from '../form';
import { inPlace } from '../sent';
import type { MissionValues } from '../types';

export const fieldsOfBox = {
	engagement: [ 'engagement', 'workload' ],
	place: [ 'place' ],
	pay: [
		'paid',
		'budget_from',
		'budget_to',
		'budget_currency',
		'budget_unit',
		'budget',
	],
	starts: [ 'starts' ],
	duration: [ 'duration' ],
	deadline: [ 'deadline' ],
} as const;

export type BoxId = keyof typeof fieldsOfBox;

export const boxIds = Object.keys( fieldsOfBox ) as BoxId[];

export const boxOf = ( field: string ): BoxId | undefined =>
	boxIds.find( ( id ) =>
		( fieldsOfBox[ id ] as readonly string[] ).includes( field )
	);

/** The values that leave a fact out. */
export const leftOut = ( id: BoxId ): Partial< MissionValues > => {
	const empty = valuesOf( undefined );
	return Object.fromEntries(
		fieldsOfBox[ id ].map( ( name ) => [ name, empty[ name ] ] )
	);
};

export interface Box {
	id: BoxId;
	term: string;
	/** '' for what is not said. */
	value: string;
	note?: string;
	/** What leaving it out costs. */
	cost: string;
}

const numberIn = ( text: string ): number | null =>
	/^\s*\d+\s*$/.test( text ) ? Number( text ) : null;

/** What the form says of the job, as its page would. */
function factsIn( form: MissionValues ): Facts {
	const values = inPlace( form );
	const min = numberIn( values.workload.min );
	const max = numberIn( values.workload.max );
	return {
		...values,
		engagement: values.engagement || null,
		place: values.place || null,
		starts: values.starts || null,
		workload:
			min === null && max === null
				? null
				: { min: min ?? max, max: max ?? min },
		budget_from: numberIn( values.budget_from ),
		budget_to: numberIn( values.budget_to ),
		budget: values.budget || null,
	} as unknown as Facts;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** '8 days from today, until midnight'. */
function daysLeft( typed: string ): string {
	const day = parseDay( typed );
	const today = new Date();
	const days =
		day &&
		Math.round(
			( Date.UTC( day.year, day.month - 1, day.day ) -
				Date.UTC(
					today.getFullYear(),
					today.getMonth(),
					today.getDate()
				) ) /
				DAY_MS
		);
	return days && days > 0
		? sprintf(
				/* translators: %s: number. */
				_n(
					'%s day from today, until midnight',
					'%s days from today, until midnight',
					days,
					'design-marketplace'
				),
				formatNumber( days )
			)
		: '';
}

/** Names in a sentence: 'Pay and Duration'. */
export const inSentence = ( names: readonly string[] ): string =>
	new Intl.ListFormat( locale() ).format( names );

/** The sentence about pay ends with who has to say it, as far as the site asks for it. */
function payCost( engagement: string ): string {
	if ( asksForPay( engagement ) ) {
		return __(
			'Jobs of this kind have to say what they pay.',
			'design-marketplace'
		);
	}
	const hidden = __(
		'Hidden from everyone who ticks “Paid”.',
		'design-marketplace'
	);
	const kinds = getBoot().settings.payRequired ?? [];
	return kinds.length
		? `${ hidden } ${ sprintf(
				/* translators: %s: kinds of work, such as "Employment and Internship". */
				__( 'Not to be left out for: %s.', 'design-marketplace' ),
				inSentence(
					kinds.map( ( kind ) =>
						choiceLabel< string >( engagements(), kind )
					)
				)
			) }`
		: hidden;
}

export function boxesOf( values: MissionValues, city: string ): Box[] {
	const facts = factsIn( values );
	return [
		{
			id: 'engagement',
			term: __( 'Engagement', 'design-marketplace' ),
			value: engagementWords( facts ),
			note: workloadWords( facts ),
			cost: sprintf(
				/* translators: %s: kinds of work, such as "Freelance, Employment, and Internship". */
				__( 'In none of the lists: %s.', 'design-marketplace' ),
				inSentence( engagements().map( ( { label } ) => label ) )
			),
		},
		{
			id: 'place',
			term: __( 'Place', 'design-marketplace' ),
			value: placeWords( facts, city ),
			cost: __(
				'Found by no place, and not under “Remote” either.',
				'design-marketplace'
			),
		},
		{
			id: 'pay',
			term: __( 'Pay', 'design-marketplace' ),
			...payWords( facts ),
			cost: payCost( values.engagement ),
		},
		{
			id: 'starts',
			term: __( 'Starts', 'design-marketplace' ),
			value: startWords( facts ),
			cost: __(
				'Nobody can tell whether they are free by then.',
				'design-marketplace'
			),
		},
		{
			id: 'duration',
			term: __( 'Duration', 'design-marketplace' ),
			value: values.duration.trim(),
			cost: __(
				'Nobody can tell a weekend from a year.',
				'design-marketplace'
			),
		},
		{
			id: 'deadline',
			term: __( 'Apply by', 'design-marketplace' ),
			value: formatDay( values.deadline.trim() ),
			note: daysLeft( values.deadline ),
			cost: __(
				'Not among the jobs that end soon, and nobody is reminded of a last day.',
				'design-marketplace'
			),
		},
	];
}
