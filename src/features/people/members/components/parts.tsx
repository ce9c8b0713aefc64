// The parts of a member's data as the sign-up's steps and the settings' tabs show them: the fields of a form of the rules, and a picture beside them.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { MemberForm } from '../types';
import { AboutMoreFields } from './about-more-fields';
import { AvailabilityFields } from './availability-fields';
import { AffiliationFields, Fields } from './fields';
import { LanguageField } from './language-field';
import { MemberImage } from './member-image';
import { SchoolFields } from './school-fields';
import { SocialFields } from './social-fields';

type Part = Exclude<
	MemberForm,
	'account' | 'account_settings' | 'reset_password'
>;

const PLACE = [ 'country', 'city' ] as const;

export const fieldsOf: Record< Part, () => ReactNode > = {
	about_me: () => <Fields rows={ [ [ 'name', 'job' ] ] } />,
	about_me_more: () => <AboutMoreFields />,
	school: () => <SchoolFields />,
	languages: () => <LanguageField />,
	availability: () => <AvailabilityFields />,
	location: () => (
		<>
			<Fields rows={ [ PLACE ] } />
			<SocialFields />
		</>
	),
	about_startup: () => (
		<Fields
			rows={ [
				[ 'company', 'company_size' ],
				PLACE,
				[ 'contact_name', 'contact_job' ],
			] }
		/>
	),
	social: () => <SocialFields />,
	what_you_do: () => (
		<>
			<Fields
				rows={ [
					'project_headline',
					'project_short_description',
					'project_description',
				] }
			/>
			<AffiliationFields />
		</>
	),
	design_challenge: () => (
		<Fields
			rows={ [
				'need_design',
				'need',
				'design_outcomes',
				[ 'start_date', 'end_date' ],
				'other_funding',
			] }
		/>
	),
};

export const Avatar = () => (
	<MemberImage
		name="avatar"
		kind="avatar"
		label={ __( 'Your picture', 'design-marketplace' ) }
	/>
);

export const Logo = () => (
	<MemberImage
		name="avatar"
		kind="logo"
		label={ __( 'Your logo', 'design-marketplace' ) }
	/>
);

export const ProjectImage = () => (
	<MemberImage
		name="project_image"
		kind="project_image"
		label={ __( 'Project image', 'design-marketplace' ) }
	/>
);

/** The part's picture, or a text about where the fields are shown. */
export const asideOf = ( part: string, text: string ): ReactNode => {
	switch ( part ) {
		case 'about_me':
			return <Avatar />;
		case 'about_startup':
			return <Logo />;
		case 'what_you_do':
			return <ProjectImage />;
		default:
			return <p className="small soft">{ text }</p>;
	}
};
