// Title and content of each step of the sign-up.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { AboutMeFields } from '../components/about-me-fields';
import { AboutMoreFields } from '../components/about-more-fields';
import { AffiliationFields } from '../components/affiliation-fields';
import { DesignChallengeFields } from '../components/design-challenge-fields';
import { MemberImage } from '../components/member-image';
import { PlaceFields } from '../components/place-fields';
import { SocialFields } from '../components/social-fields';
import { StartupFields } from '../components/startup-fields';
import { WhatYouDoFields } from '../components/what-you-do-fields';
import type { MemberValues } from '../types';
import { stepsOf } from './flow';
import type { StepId } from './flow';

/** Every step but the account, which has a page of its own. */
export type BodyStep = Exclude< StepId, 'account' >;

const labels: Record< StepId, () => string > = {
	account: () => __( 'Sign Up', 'design-marketplace' ),
	about_me: () => __( 'About', 'design-marketplace' ),
	about_me_more: () => __( 'Skills and experience', 'design-marketplace' ),
	location: () => __( 'Location and social', 'design-marketplace' ),
	about_startup: () => __( 'About', 'design-marketplace' ),
	social: () => __( 'Website and social', 'design-marketplace' ),
	what_you_do: () => __( 'What you do', 'design-marketplace' ),
	design_challenge: () => __( 'Design challenge', 'design-marketplace' ),
};

export const labelOf = ( step: StepId ): string => labels[ step ]();

/** The stepper's words: none until a role is chosen, for the steps depend on it. */
export const stepperLabels = ( values: MemberValues ): string[] =>
	values.role ? stepsOf( values ).map( labelOf ) : [];

const words = ( text: string ): ReactNode => (
	<p className="small soft">{ text }</p>
);

interface StepBody {
	/** A picture or an explanation beside the fields. */
	aside: () => ReactNode;
	fields: () => ReactNode;
}

export const stepBodies: Record< BodyStep, StepBody > = {
	about_me: {
		aside: () => (
			<MemberImage
				name="avatar"
				kind="avatar"
				label={ __( 'Your picture', 'design-marketplace' ) }
				optional
			/>
		),
		fields: () => <AboutMeFields />,
	},
	about_me_more: {
		aside: () =>
			words(
				__(
					'Companies filter by skill and experience. The first three skills show on your card.',
					'design-marketplace'
				)
			),
		fields: () => <AboutMoreFields />,
	},
	location: {
		aside: () =>
			words(
				__(
					'Your city shows on your card, the addresses on your profile.',
					'design-marketplace'
				)
			),
		fields: () => (
			<>
				<PlaceFields />
				<SocialFields />
			</>
		),
	},
	about_startup: {
		aside: () => (
			<MemberImage
				name="avatar"
				kind="logo"
				label={ __( 'Your logo', 'design-marketplace' ) }
				optional
			/>
		),
		fields: () => <StartupFields />,
	},
	social: {
		aside: () =>
			words(
				__(
					'The addresses show on your profile. None of them is needed.',
					'design-marketplace'
				)
			),
		fields: () => <SocialFields />,
	},
	what_you_do: {
		aside: () => (
			<MemberImage
				name="project_image"
				kind="project_image"
				label={ __( 'Project image', 'design-marketplace' ) }
			/>
		),
		fields: () => (
			<>
				<WhatYouDoFields />
				<AffiliationFields />
			</>
		),
	},
	design_challenge: {
		aside: () =>
			words(
				__(
					'Only you and the people who run this site read these answers.',
					'design-marketplace'
				)
			),
		fields: () => <DesignChallengeFields />,
	},
};
