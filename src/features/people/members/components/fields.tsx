// A member's fields. Their rules say which control draws them, what may stay empty and how long texts may be; here are their words.
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { Switch } from '../../../../components/checkbox';
import { FormField } from '../../../../components/form/form-field';
import { MonthField } from '../../../../components/month-field';
import { Select } from '../../../../components/select';
import { TextArea } from '../../../../components/text-area';
import { TextInput } from '../../../../components/text-input';
import * as enums from '../../../../contract/enums';
import type { FieldRule } from '../../../../contract/field-rule';
import { memberRules } from '../../../../contract/member-rules';
import { useCurrentUser } from '../../../../lib/current-user';
import { OTHER_UNIVERSITY } from '../../../../lib/school-line';
import { EPFL } from '../form';
import { schoolOptions } from '../schools';
import type { MemberField, MemberValues } from '../types';

type Words = Pick<
	ComponentProps< typeof TextInput >,
	'autoComplete' | 'hint' | 'inputMode' | 'optional' | 'placeholder' | 'type'
> & { label: string; rows?: number };

const words = (): Partial< Record< MemberField, Words > > => ( {
	email: {
		label: __( 'E-mail', 'design-marketplace' ),
		type: 'email',
		autoComplete: 'email',
	},
	locale: {
		label: __( 'Language', 'design-marketplace' ),
		hint: __(
			'For this site and the emails it sends you.',
			'design-marketplace'
		),
		// One of these languages is always chosen.
		optional: false,
	},
	name: {
		label: __( 'Name', 'design-marketplace' ),
		autoComplete: 'name',
	},
	job: {
		label: __( 'Job', 'design-marketplace' ),
		autoComplete: 'organization-title',
	},
	portfolio_open: {
		label: __( 'Who sees your portfolio', 'design-marketplace' ),
		// One of them always holds.
		optional: false,
	},
	bio: { label: __( 'Bio', 'design-marketplace' ) },
	country: {
		label: __( 'Country', 'design-marketplace' ),
		placeholder: __( 'Choose', 'design-marketplace' ),
		autoComplete: 'country',
	},
	city: {
		label: __( 'City', 'design-marketplace' ),
		autoComplete: 'address-level2',
	},
	company: {
		label: __( 'Company name', 'design-marketplace' ),
		autoComplete: 'organization',
	},
	company_size: {
		label: __( 'Number of employees', 'design-marketplace' ),
		inputMode: 'numeric',
		autoComplete: 'off',
	},
	contact_name: {
		label: __( 'Contact name', 'design-marketplace' ),
		autoComplete: 'name',
	},
	contact_job: {
		label: __( 'Contact job', 'design-marketplace' ),
		autoComplete: 'organization-title',
	},
	project_headline: {
		label: __( 'Headline', 'design-marketplace' ),
		hint: __(
			'One sentence. Designers read this first.',
			'design-marketplace'
		),
	},
	project_short_description: {
		label: __( 'Short description', 'design-marketplace' ),
	},
	project_description: {
		label: __( 'Description', 'design-marketplace' ),
		rows: 9,
	},
	ecosystem_other: {
		label: __( 'Name of the university', 'design-marketplace' ),
		autoComplete: 'off',
	},
	epfl_lab: {
		label: __( 'Lab', 'design-marketplace' ),
		autoComplete: 'off',
	},
	epfl_professor: {
		label: __( 'Professor', 'design-marketplace' ),
		autoComplete: 'off',
	},
	need_design: {
		label: __( 'Your need in terms of design', 'design-marketplace' ),
	},
	need: {
		label: __( 'The need you want to validate', 'design-marketplace' ),
	},
	design_outcomes: {
		label: __( 'Expected outcomes and deliverables', 'design-marketplace' ),
	},
	start_date: { label: __( 'Start', 'design-marketplace' ) },
	end_date: { label: __( 'End', 'design-marketplace' ) },
	other_funding: { label: __( 'Other funding', 'design-marketplace' ) },
} );

interface FieldProps {
	name: MemberField;
	/** Of a field without words of its own here. */
	said?: Words;
}

export const Field = ( {
	name,
	said = words()[ name ] ?? { label: '' },
}: FieldProps ) => {
	const rule: FieldRule = memberRules.fields[ name ];
	if ( name === 'ecosystem' ) {
		return <UniversityField />;
	}
	if ( rule.enum ) {
		return (
			<FormField
				as={ Select< string | number > }
				name={ name }
				options={ enums[ rule.enum ]() }
				{ ...said }
			/>
		);
	}
	if ( rule.format === 'year-month' ) {
		return <FormField as={ MonthField } name={ name } { ...said } />;
	}
	return rule.multiline ? (
		<FormField as={ TextArea } name={ name } { ...said } />
	) : (
		<FormField as={ TextInput } name={ name } { ...said } />
	);
};

const UniversityField = () => {
	const { user } = useCurrentUser();
	return (
		<FormField
			as={ Select< string > }
			name="ecosystem"
			label={ __( 'University', 'design-marketplace' ) }
			placeholder={ __( 'Choose', 'design-marketplace' ) }
			options={ schoolOptions( {
				code: user?.ecosystem_code ?? '',
				name: user?.ecosystem ?? '',
			} ) }
		/>
	);
};

/** One under the other; a pair stands side by side. */
export const Fields = ( {
	rows,
}: {
	rows: readonly ( MemberField | readonly MemberField[] )[];
} ) => (
	<>
		{ rows.map( ( row ) =>
			typeof row === 'string' ? (
				<Field key={ row } name={ row } />
			) : (
				<Pair key={ row[ 0 ] }>
					{ row.map( ( name ) => (
						<Field key={ name } name={ name } />
					) ) }
				</Pair>
			)
		) }
	</>
);

const Pair = ( { children }: { children: ReactNode } ) => (
	<div className="form-row two">{ children }</div>
);

/** Whether a startup belongs to a university, with the fields that depend on it. */
export const AffiliationFields = () => {
	const { affiliated, ecosystem } = useFormikContext< MemberValues >().values;
	return (
		<>
			<FormField
				as={ Switch }
				name="affiliated"
				label={ __(
					'We are part of a university',
					'design-marketplace'
				) }
			/>
			{ affiliated && (
				<Fields
					rows={ [
						ecosystem === OTHER_UNIVERSITY
							? [ 'ecosystem', 'ecosystem_other' ]
							: [ 'ecosystem' ],
						...( ecosystem === EPFL
							? [ [ 'epfl_lab', 'epfl_professor' ] as const ]
							: [] ),
					] }
				/>
			) }
		</>
	);
};
