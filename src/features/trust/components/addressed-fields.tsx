// Fields to report a page by its address: the address, the item found there, and the reason.
import { __ } from '@wordpress/i18n';
import { FormField } from '../../../components/form/form-field';
import { TextInput } from '../../../components/text-input';
import { addressOf } from '../address';
import { useAddressed } from '../hooks/use-addressed';
import type { AddressedValues } from '../types';
import { Quoted } from './quoted';
import { ReportFields } from './report-fields';

export const AddressedFields = ( { url, reason }: AddressedValues ) => {
	const thing = useAddressed( url );
	return (
		<>
			<FormField
				as={ TextInput }
				name="url"
				type="url"
				label={ __( 'Address of the page', 'design-marketplace' ) }
				hint={ __(
					'A profile, a project or a design job on this site, as it stands in your browser’s address bar.',
					'design-marketplace'
				) }
			/>
			<div role="status">{ thing && <Quoted thing={ thing } /> }</div>
			<ReportFields
				kind={ addressOf( url )?.kind ?? null }
				reason={ reason }
			/>
		</>
	);
};
