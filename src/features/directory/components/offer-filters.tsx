// Filters for what jobs offer, each by itself: a wide window has them in a row, a phone in a sheet.
import { __ } from '@wordpress/i18n';
import { ToggleChips } from '../../../components/toggle-chips';
import { deadlines } from '../../../contract/enums';
import {
	languageName,
	otherChoices,
	usualChoices,
} from '../../../lib/language-names';
import type { JobFilters } from '../types';
import { FilterSelect } from './filter-select';

/** The usual ones, and what is chosen besides: an address may name several. */
function languageOptions( chosen: readonly string[] ) {
	const value = chosen.join( ',' );
	const usual = usualChoices();
	return ! value || usual.some( ( option ) => option.value === value )
		? usual
		: [
				...usual,
				{ value, label: chosen.map( languageName ).join( ', ' ) },
			];
}

const ONLY = [ 'paid', 'verified' ] as const;

export const onlyChoices = () =>
	[
		{ value: 'paid', label: __( 'Paid', 'design-marketplace' ) },
		{
			value: 'verified',
			label: __( 'Confirmed company', 'design-marketplace' ),
		},
	] as const;

export interface OfferFilterProps {
	value: JobFilters;
	onChange: ( value: JobFilters ) => void;
}

export const LanguageFilter = ( { value, onChange }: OfferFilterProps ) => (
	<FilterSelect
		label={ __( 'Language', 'design-marketplace' ) }
		name="language"
		value={ value.languages.join( ',' ) }
		options={ languageOptions( value.languages ) }
		more={ {
			label: __( 'More languages', 'design-marketplace' ),
			options: otherChoices().filter(
				( other ) => ! value.languages.includes( other.value )
			),
		} }
		onChange={ ( codes ) =>
			onChange( {
				...value,
				languages: codes ? codes.split( ',' ) : [],
			} )
		}
	/>
);

export const DeadlineFilter = ( { value, onChange }: OfferFilterProps ) => (
	<FilterSelect
		label={ __( 'Deadline', 'design-marketplace' ) }
		name="deadline"
		value={ value.deadline }
		options={ deadlines() }
		onChange={ ( deadline ) => onChange( { ...value, deadline } ) }
	/>
);

export const OnlyFilter = ( { value, onChange }: OfferFilterProps ) => (
	<ToggleChips
		name="only"
		value={ ONLY.filter( ( name ) => value[ name ] ) }
		options={ onlyChoices() }
		onChange={ ( on ) =>
			onChange( {
				...value,
				paid: on.includes( 'paid' ),
				verified: on.includes( 'verified' ),
			} )
		}
	/>
);
