// The contract's reasons for a report, in plain words, each with an explanation.
import { __ } from '@wordpress/i18n';
import { reportReasons } from '../../contract/enums';
import type { Kind } from './types';

export interface Reason {
	value: string;
	label: string;
	/** An explanation; '' where the label needs none. */
	means: string;
}

const meanings = (): Record< string, string > => ( {
	spam: __(
		'The same text everywhere, or something to sell',
		'design-marketplace'
	),
	fraud: __(
		'Money up front, a false name, a job that does not exist',
		'design-marketplace'
	),
	offensive: __( 'Insults, threats, hatred', 'design-marketplace' ),
	rights: __(
		'A picture, text or mark that is not theirs',
		'design-marketplace'
	),
	unpaid: __(
		'Drafts for free, or pay that is not what was promised',
		'design-marketplace'
	),
} );

/** Only a design job can promise pay. */
const isAbout = ( value: string, kind: Kind | null ): boolean =>
	value !== 'unpaid' || kind === 'mission';

/**
 * The reasons to choose from.
 *
 * @param kind   Kind of the reported thing; null while it is unknown.
 * @param chosen Stays in the list, whatever the kind has become.
 */
export const reasonsFor = ( kind: Kind | null, chosen: string ): Reason[] =>
	reportReasons()
		.filter( ( { value } ) => value === chosen || isAbout( value, kind ) )
		.map( ( { value, label } ) => ( {
			value,
			label,
			means: meanings()[ value ] ?? '',
		} ) );
