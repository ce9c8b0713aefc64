// Who sees a project, and its address.
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { FormField } from '../../../components/form/form-field';
import { Segments } from '../../../components/segments';
import { visibilities } from '../../../contract/enums';
import type { WorkValues } from '../types';

const hintOf = ( isUnlisted: boolean ) =>
	isUnlisted
		? __(
				'Only with its address, which nobody can guess. Not in your portfolio, lists, search, cards or mails; not offered when you apply.',
				'design-marketplace'
			)
		: __( 'In your portfolio.', 'design-marketplace' );

export const WorkVisibility = ( { link }: { link: string | undefined } ) => {
	const {
		values: { visibility },
		initialValues,
	} = useFormikContext< WorkValues >();
	const isChanged = visibility !== initialValues.visibility;
	return (
		<>
			<FormField
				as={ Segments }
				name="visibility"
				optional={ false }
				label={ __( 'Visibility', 'design-marketplace' ) }
				options={ visibilities() }
				hint={ hintOf( visibility === 'unlisted' ) }
			/>
			{ link && (
				<p className="small">
					{ isChanged ? (
						<span className="soft">
							{ __(
								'It gets another address when you publish it. The one it has now leads nowhere then.',
								'design-marketplace'
							) }
						</span>
					) : (
						<>
							{ __( 'Its address:', 'design-marketplace' ) }{ ' ' }
							<a className="link address" href={ link }>
								{ link.replace( /^https?:\/\//, '' ) }
							</a>
						</>
					) }
				</p>
			) }
		</>
	);
};
