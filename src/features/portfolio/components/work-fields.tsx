// Text fields of a portfolio project, required and optional.
import { __ } from '@wordpress/i18n';
import { FormField } from '../../../components/form/form-field';
import { Select } from '../../../components/select';
import { TextArea } from '../../../components/text-area';
import { TextInput } from '../../../components/text-input';
import { ToggleTags } from '../../../components/toggle-tags';
import { months } from '../../../contract/enums';
import { useSkills } from '../../../lib/skills';
import { yearChoices } from '../form';
import { CreditFields } from './credit-fields';

export const WorkFacts = () => (
	<>
		<div className="form-row two">
			<FormField
				as={ TextInput }
				name="title"
				label={ __( 'Name', 'design-marketplace' ) }
			/>
			<FormField
				as={ TextInput }
				name="client"
				label={ __( 'Client', 'design-marketplace' ) }
			/>
		</div>
		<div className="form-row two">
			<FormField
				as={ Select }
				name="month"
				label={ __( 'Month', 'design-marketplace' ) }
				placeholder={ __( 'Month', 'design-marketplace' ) }
				options={ months().map( ( { value, label } ) => ( {
					value: String( value ),
					label,
				} ) ) }
			/>
			<FormField
				as={ Select }
				name="year"
				label={ __( 'Year', 'design-marketplace' ) }
				placeholder={ __( 'Year', 'design-marketplace' ) }
				options={ yearChoices().map( ( year ) => ( {
					value: String( year ),
					label: String( year ),
				} ) ) }
			/>
		</div>
	</>
);

export const WorkMore = () => {
	const { skills } = useSkills();
	return (
		<>
			<FormField
				as={ TextArea }
				name="description"
				label={ __( 'Description', 'design-marketplace' ) }
			/>
			<FormField
				as={ ToggleTags }
				name="skill"
				label={ __( 'Skills', 'design-marketplace' ) }
				options={ skills.map( ( { id, name, locale } ) => ( {
					value: id,
					label: name,
					locale,
				} ) ) }
			/>
			<FormField
				as={ TextInput }
				name="video_url"
				type="url"
				label={ __( 'Film', 'design-marketplace' ) }
				hint={ __(
					'Its address on YouTube, Vimeo or elsewhere, beginning with https://',
					'design-marketplace'
				) }
			/>
			<CreditFields />
		</>
	);
};
