// A template, which is written where it stands.
import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { FormField } from '../../../../components/form/form-field';
import { KeptForm } from '../../../../components/form/kept-form';
import { useSave } from '../../../../components/form/use-save';
import { announce } from '../../../../components/live-region';
import { TextArea } from '../../../../components/text-area';
import { TextInput } from '../../../../components/text-input';
import { messages } from '../../../../contract/messages';
import type { Template } from '../../../../contract/shapes';
import { templateRules } from '../../../../contract/template-rules';
import { saveTemplate, useRefreshTemplates } from '../api/templates-api';
import type { TemplateValues } from '../api/templates-api';

interface TemplateFormProps {
	/** Absent for a new one. */
	template?: Template;
	onDelete?: () => void;
}

export const TemplateForm = ( { template, onDelete }: TemplateFormProps ) => {
	const draft = `template-${ template?.id ?? 'new' }`;
	const refresh = useRefreshTemplates();
	const initial = { name: template?.name ?? '', text: template?.text ?? '' };
	const saving = useSave< TemplateValues, unknown >( {
		send: ( values ) => saveTemplate( values, template?.id ),
		draft,
		failed: messages.server_error,
		valuesAfter: ( _saved, sent ) => ( template ? sent : initial ),
		onSaved: async () => {
			announce( __( 'Saved.', 'design-marketplace' ) );
			await refresh();
		},
	} );
	return (
		<KeptForm< TemplateValues >
			saving={ saving }
			initialValues={ initial }
			rules={ templateRules }
			fields={ templateRules.forms.template }
			draft={ draft }
		>
			{ ( { isSubmitting } ) => (
				<>
					<FormField
						as={ TextInput }
						name="name"
						label={ __( 'Name', 'design-marketplace' ) }
					/>
					<FormField
						as={ TextArea }
						name="text"
						rows={ 4 }
						label={ __( 'Text', 'design-marketplace' ) }
					/>
					<div className="btns">
						<Button small type="submit" loading={ isSubmitting }>
							{ __( 'Save', 'design-marketplace' ) }
						</Button>
						{ onDelete && (
							<Button
								small
								variant="second"
								aria-haspopup="dialog"
								onClick={ onDelete }
							>
								{ __( 'Delete', 'design-marketplace' ) }
							</Button>
						) }
					</div>
				</>
			) }
		</KeptForm>
	);
};
