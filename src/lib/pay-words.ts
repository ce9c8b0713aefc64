// Puts the pay of a design job into words.
import { __, sprintf } from '@wordpress/i18n';
import { budgetUnits } from '../contract/enums/budget-units';
import type { Mission } from '../contract/shapes';
import { choiceLabel } from './choice';
import { formatNumber } from './format';

export type Pay = Pick<
	Mission,
	| 'paid'
	| 'budget_from'
	| 'budget_to'
	| 'budget_currency'
	| 'budget_unit'
	| 'budget'
>;

/** 'CHF 14,000 to 18,000'. */
function amountWords( facts: Pay ): string {
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
export function payWords( facts: Pay ): { value: string; note: string } {
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
export function payMark( facts: Pay ): string {
	const { value, note } = payWords( { ...facts, budget: null } );
	return note ? `${ value } ${ note }` : payWords( facts ).value;
}
