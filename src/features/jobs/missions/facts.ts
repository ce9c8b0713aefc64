// Puts engagement, place, time and pay of a design job into words.
import { __, sprintf } from '@wordpress/i18n';
import { engagements, places } from '../../../contract/enums';
import type { Mission as Wire } from '../../../contract/shapes';
import { languageName } from '../../../lib/language-names';
import { formatNumber } from '../../../lib/format';
import { formatMonth } from '../../../lib/format-month';
import { choiceLabel } from '../../../lib/choice';
import { payWords } from '../../../lib/pay-words';

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
function workloadWords( { workload }: Facts ): string {
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

const startWords = ( { starts }: Facts ): string => {
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
