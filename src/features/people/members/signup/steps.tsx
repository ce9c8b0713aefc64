// Title of each step of the sign-up, and what stands beside its fields.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { asideOf } from '../components/parts';
import type { MemberValues } from '../types';
import { stepsOf } from './flow';
import type { StepId } from './flow';

const labels: Record< StepId, () => string > = {
	account: () => __( 'Sign Up', 'design-marketplace' ),
	about_me: () => __( 'About', 'design-marketplace' ),
	about_me_more: () => __( 'Skills and experience', 'design-marketplace' ),
	school: () => __( 'School', 'design-marketplace' ),
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

const explained: Partial< Record< StepId, () => string > > = {
	about_me_more: () =>
		__(
			'Companies filter by skill and experience. The first three skills show on your card.',
			'design-marketplace'
		),
	school: () =>
		__(
			'Members find you by your school and your languages. Nothing here is needed.',
			'design-marketplace'
		),
	location: () =>
		__(
			'Your city shows on your card, the addresses on your profile.',
			'design-marketplace'
		),
	social: () =>
		__(
			'The addresses show on your profile. None of them is needed.',
			'design-marketplace'
		),
	design_challenge: () =>
		__(
			'Only you and the people who run this site read these answers.',
			'design-marketplace'
		),
};

export const asideOfStep = ( step: StepId ): ReactNode =>
	asideOf( step, explained[ step ]?.() ?? '' );
