// A template while it is written.
import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { FormField } from '../../../../components/form/form-field';
import { KeptForm } from '../../../../components/form/kept-form';
import { useSave } from '../../../../components/form/use-save';
import { TextArea } from '../../../../components/text-area';
import { TextInput } from '../../../../components/text-input';
import { messages } from '../../../../contract/messages';
import type { Template } from '../../../../contract/shapes';
import { templateRules } from '../../../../contract/template-rules';
import { useSaveTemplate } from '../api/templates-api';
import type { TemplateValues } from '../api/templates-api';

interface TemplateFormProps {
	/** Absent for a new one. */
	template?: Template;
	onSaved: () => void;
	onCancel: () => void;
}

export const TemplateForm = ( {
	template,
	onSaved,
	onCancel,
}: TemplateFormProps ) => {
	const draft = `template-${ template?.id ?? 'new' }`;
	const save = useSaveTemplate( template?.id );
	const saving = useSave< TemplateValues, unknown >( {
		send: save,
		draft,
		failed: messages.server_error,
		onSaved: ( _now, { newer } ) => {
			if ( ! newer ) {
				onSaved();
			}
		},
	} );
	return (
		<KeptForm< TemplateValues >
			saving={ saving }
			initialValues={ {
				name: template?.name ?? '',
				text: template?.text ?? '',
			} }
			rules={ templateRules }
			fields={ [ 'name', 'text' ] }
			draft={ draft }
		>
			{ ( { isSubmitting } ) => (
				<>
					<FormField
						as={ TextInput }
						name="name"
						label={ __( 'Name', 'design-marketplace' ) }
						hint={ __( 'You alone see it.', 'design-marketplace' ) }
					/>
					<FormField
						as={ TextArea }
						name="text"
						rows={ 6 }
						label={ __( 'Text', 'design-marketplace' ) }
						hint={ __(
							'{name} becomes the name of who reads it, {job} the title of the design job.',
							'design-marketplace'
						) }
					/>
					<div className="btns">
						<Button type="submit" loading={ isSubmitting }>
							{ __( 'Save', 'design-marketplace' ) }
						</Button>
						<Button variant="second" onClick={ onCancel }>
							{ __( 'Cancel', 'design-marketplace' ) }
						</Button>
					</div>
				</>
			) }
		</KeptForm>
	);
};
