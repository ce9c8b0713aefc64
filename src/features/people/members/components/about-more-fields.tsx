// A designer's bio, skills and level, and who sees the portfolio.
import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { FormField } from '../../../../components/form/form-field';
import { Notice } from '../../../../components/notice';
import { Segments } from '../../../../components/segments';
import { Loading, TextBones } from '../../../../components/skeletons';
import { ToggleTags } from '../../../../components/toggle-tags';
import { levels } from '../../../../contract/enums';
import { useSkills } from '../../../../lib/skills';
import { Field } from './fields';
import { PortfolioOpenField } from './portfolio-open-field';

const SkillField = () => {
	const { skills, isLoading, isError, retry } = useSkills();
	if ( isError ) {
		return (
			<Notice
				kind="bad"
				action={
					<Button variant="second" small onClick={ retry }>
						{ __( 'Try again', 'design-marketplace' ) }
					</Button>
				}
			>
				{ __(
					'The list of skills could not be loaded.',
					'design-marketplace'
				) }
			</Notice>
		);
	}
	if ( isLoading ) {
		return (
			<Loading>
				<TextBones lines={ 2 } />
			</Loading>
		);
	}
	return (
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
	);
};

export const AboutMoreFields = () => (
	<>
		<Field name="bio" />
		<SkillField />
		<div className="member-level">
			<FormField
				as={ Segments< number > }
				name="level"
				label={ __( 'Experience', 'design-marketplace' ) }
				options={ levels() }
			/>
		</div>
		<PortfolioOpenField />
	</>
);
