// A form whose words are kept: while they are sent, when it is left, and over a reload.
import { __ } from '@wordpress/i18n';
import { Form, Formik } from 'formik';
import type { FormikConfig, FormikProps, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { isLasting } from '../../lib/draft';
import type { EntityRules } from '../../contract/field-rule';
import { schemaOf } from '../../lib/rules';
import { FormDraft } from './form-draft';
import { FormRules } from './form-field';
import { FormErrorSummary } from './form-error-summary';
import { LeaveGuard } from './leave-guard';
import { NewerChanges } from './newer-changes';
import type { useSave } from './use-save';

interface KeptFormProps< V extends FormikValues > {
	/** The result of useSave(). */
	saving: ReturnType< typeof useSave< V, unknown > >;
	initialValues: V;
	/** The contract's rules of the fields, and the names of those that count. */
	rules: EntityRules;
	fields?: readonly string[];
	/** Where rules alone do not say it. */
	validationSchema?: FormikConfig< V >[ 'validationSchema' ];
	/** Names the draft. */
	draft: string;
	/** Fields the draft leaves out. */
	omit?: readonly string[];
	/** The sentence about newer changes, where "Saved" is the wrong word. */
	newer?: string;
	className?: string;
	/** The children have the list of errors among them. */
	ownSummary?: boolean;
	children: ( form: FormikProps< V > ) => ReactNode;
}

export const KeptForm = < V extends FormikValues >( {
	saving: { formRef, onSubmit, free },
	initialValues,
	rules,
	fields = [],
	validationSchema = schemaOf( rules, fields ),
	draft,
	omit,
	newer,
	className = 'form-stack',
	ownSummary,
	children,
}: KeptFormProps< V > ) => (
	<Formik< V >
		innerRef={ formRef }
		initialValues={ initialValues }
		validationSchema={ validationSchema }
		validateOnChange={ false }
		onSubmit={ onSubmit }
	>
		{ ( form ) => (
			<Form className={ className } noValidate>
				<LeaveGuard
					when={ form.dirty }
					sending={ form.isSubmitting }
					free={ free }
				>
					{ isLasting( draft )
						? undefined
						: __(
								'What you made is kept in this tab until you come back.',
								'design-marketplace'
							) }
				</LeaveGuard>
				{ ! ownSummary && <FormErrorSummary /> }
				<FormDraft id={ draft } omit={ omit } />
				<NewerChanges>{ newer }</NewerChanges>
				<FormRules.Provider value={ rules.fields }>
					{ children( form ) }
				</FormRules.Provider>
			</Form>
		) }
	</Formik>
);
