// Puts engagement, place, time and pay of a design job into words.
import { __, sprintf } from '@wordpress/i18n';
import { budgetUnits, engagements, places } from '../../../contract/enums';
import type { Mission as Wire } from '../../../contract/shapes';
import { languageName } from '../../../lib/language-names';
import { formatNumber } from '../../../lib/format';
import { formatMonth } from '../../../lib/format-month';
import { choiceLabel } from '../../../lib/choice';

export const factNames = [
	'engagement',
	'workload',
	'place',
	'languages',
	'starts',
	'duration',
	'paid',
	'budget_from',
	'budget_to',
	'budget_currency',
	'budget_unit',
	'budget',
] as const;

export type FactName = ( typeof factNames )[ number ];

/** A fact in words; null where the job does not state it. */
export type Facts = Pick< Wire, FactName >;

/** A fact in large type, with a note. */
export interface Fact {
	term: string;
	value: string;
	note?: string;
	/** The part of it its owner has typed: the value, or the note's end. */
	typed?: string | null;
	/** Whether it no longer counts. */
	isOver?: boolean;
}

/** The facts of an answer; an answer cached before they existed has none. */
export const factsOf = ( wire: Partial< Facts > ): Facts =>
	( {
		...Object.fromEntries(
			factNames.map( ( name ) => [ name, wire[ name ] ?? null ] )
		),
		languages: wire.languages ?? [],
	} ) as unknown as Facts;

/** '60–80%', or '80%'. */
export function workloadWords( { workload }: Facts ): string {
	if ( ! workload ) {
		return '';
	}
	const min = formatNumber( workload.min );
	const max = formatNumber( workload.max );
	return min === max
		? /* translators: %s: a number. */
			sprintf( __( '%s%%', 'design-marketplace' ), max )
		: /* translators: 1: a number, 2: a higher one. */
			sprintf( __( '%1$s–%2$s%%', 'design-marketplace' ), min, max );
}

/** 'Hybrid, Lausanne': for hybrid work the city matters. */
export function placeWords( { place }: Facts, city: string ): string {
	const label = choiceLabel( places(), place );
	return label && city && place !== 'remote'
		? `${ label }, ${ city }`
		: label;
}

export const engagementWords = ( { engagement }: Facts ): string =>
	choiceLabel( engagements(), engagement );

/** 'CHF 14,000 to 18,000'. */
function amountWords( facts: Facts ): string {
	const { budget_from: from, budget_to: to } = facts;
	const currency = facts.budget_currency ?? '';
	if ( from !== null && to !== null && from !== to ) {
		return sprintf(
			/* translators: 1: currency such as CHF, 2: an amount, 3: a higher one. */
			__( '%1$s %2$s to %3$s', 'design-marketplace' ),
			currency,
			formatNumber( from ),
			formatNumber( to )
		);
	}
	if ( from !== null ) {
		return to === null
			? sprintf(
					/* translators: 1: currency such as CHF, 2: an amount. */
					__( 'From %1$s %2$s', 'design-marketplace' ),
					currency,
					formatNumber( from )
				)
			: `${ currency } ${ formatNumber( from ) }`;
	}
	return to === null
		? ''
		: sprintf(
				/* translators: 1: currency such as CHF, 2: an amount. */
				__( 'Up to %1$s %2$s', 'design-marketplace' ),
				currency,
				formatNumber( to )
			);
}

/** The pay, as large text and as a note. "Unpaid" comes before everything else. */
export function payWords( facts: Facts ): { value: string; note: string } {
	const amount = amountWords( facts );
	const unit = amount ? choiceLabel( budgetUnits(), facts.budget_unit ) : '';
	const parts =
		facts.paid === false
			? [ __( 'Unpaid', 'design-marketplace' ), facts.budget ]
			: [
					amount,
					unit,
					facts.budget ||
						( ! amount &&
							facts.paid &&
							__( 'Paid', 'design-marketplace' ) ),
				];
	const [ value = '', ...notes ] = parts.filter( Boolean ) as string[];
	return { value, note: notes.join( ', ' ) };
}

/** The pay in one line: an amount always says of what. */
export function payMark( facts: Facts ): string {
	const { value, note } = payWords( { ...facts, budget: null } );
	return note ? `${ value } ${ note }` : payWords( facts ).value;
}

export const startWords = ( { starts }: Facts ): string => {
	const [ year = 0, month = 0 ] = ( starts ?? '' ).split( '-' ).map( Number );
	return month ? formatMonth( month - 1, year ) : '';
};

/**
 * The facts a job has, in the order of the poster.
 *
 * @param facts Facts.
 * @param city  Where the company is.
 */
export const factLines = ( facts: Facts, city: string ): Fact[] =>
	[
		{
			term: __( 'Engagement', 'design-marketplace' ),
			value: engagementWords( facts ),
			note: workloadWords( facts ),
		},
		{
			term: __( 'Place', 'design-marketplace' ),
			value: placeWords( facts, city ),
		},
		{
			term: __( 'Languages', 'design-marketplace' ),
			value: facts.languages.map( languageName ).join( ', ' ),
		},
		{
			term: __( 'Pay', 'design-marketplace' ),
			...payWords( facts ),
			typed: facts.budget,
		},
		{
			term: __( 'Starts', 'design-marketplace' ),
			value: startWords( facts ),
		},
		{
			term: __( 'Duration', 'design-marketplace' ),
			value: facts.duration ?? '',
			typed: facts.duration,
		},
	].filter( ( { value } ) => value );
