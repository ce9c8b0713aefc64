// Whether a job is paid: yes or no, without a default.
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '../../../../components/field';
import { Segments } from '../../../../components/segments';

const YES = 'yes';
const NO = 'no';

const choiceOf = ( paid: boolean | null ) => {
	if ( paid === null ) {
		return null;
	}
	return paid ? YES : NO;
};

export const PaidChoice = ( {
	value,
	onChange,
	...field
}: ControlProps< boolean | null > ) => (
	<Segments
		{ ...field }
		value={ choiceOf( value ) }
		options={ [
			{ value: YES, label: __( 'Paid', 'design-marketplace' ) },
			{ value: NO, label: __( 'Unpaid', 'design-marketplace' ) },
		] }
		onChange={ ( choice ) => onChange( choice === YES ) }
	/>
);
