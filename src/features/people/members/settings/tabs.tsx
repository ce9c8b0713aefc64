// Title and content of each tab of the settings.
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { AboutMeFields } from '../components/about-me-fields';
import { AboutMoreFields } from '../components/about-more-fields';
import { AvailabilityFields } from '../components/availability-fields';
import { AffiliationFields } from '../components/affiliation-fields';
import { DesignChallengeFields } from '../components/design-challenge-fields';
import { MemberImage } from '../components/member-image';
import { PlaceFields } from '../components/place-fields';
import { SocialFields } from '../components/social-fields';
import { StartupFields } from '../components/startup-fields';
import { WhatYouDoFields } from '../components/what-you-do-fields';
import type { MemberRole, MemberValues } from '../types';
import { AccountFields } from './account-fields';
import type { TabId } from './settings-form';
import { Verification } from './verification';

const labels: Record< TabId, () => string > = {
	'about-me': () => __( 'About Me', 'design-marketplace' ),
	location: () => __( 'Location and socials', 'design-marketplace' ),
	'about-startup': () => __( 'About your startup', 'design-marketplace' ),
	social: () => __( 'Social', 'design-marketplace' ),
	'what-you-do': () => __( 'What you do', 'design-marketplace' ),
	account: () => __( 'Account', 'design-marketplace' ),
};

export const tabLabel = ( tab: TabId ): string => labels[ tab ]();

interface TabBody {
	/** Content beside the fields: a picture, or a text about where they are shown. */
	aside: () => ReactNode;
	fields: ( role: MemberRole ) => ReactNode;
}

const words = ( text: string ): ReactNode => (
	<p className="small soft">{ text }</p>
);

const shown = () =>
	words(
		__(
			'Saved changes show on your profile at once.',
			'design-marketplace'
		)
	);

/** Asked at the sign-up of startups of a university, and only theirs. */
const Challenge = () =>
	useFormikContext< MemberValues >().values.affiliated ? (
		<>
			<div className="member-chapter">
				<h2 className="t4">
					{ __( 'Design challenge', 'design-marketplace' ) }
				</h2>
				<p className="small soft">
					{ __(
						'Only you and the people who run this site read these answers.',
						'design-marketplace'
					) }
				</p>
			</div>
			<DesignChallengeFields />
		</>
	) : null;

export const tabBodies: Record< TabId, TabBody > = {
	'about-me': {
		aside: () => (
			<MemberImage
				name="avatar"
				kind="avatar"
				label={ __( 'Your picture', 'design-marketplace' ) }
				optional
			/>
		),
		fields: () => (
			<>
				<AboutMeFields />
				<AboutMoreFields />
				<AvailabilityFields />
			</>
		),
	},
	location: {
		aside: shown,
		fields: () => (
			<>
				<PlaceFields />
				<SocialFields />
			</>
		),
	},
	'about-startup': {
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
	social: { aside: shown, fields: () => <SocialFields /> },
	'what-you-do': {
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
				<Verification />
				<Challenge />
			</>
		),
	},
	account: {
		aside: () =>
			words(
				__(
					'Nothing on this page shows on your profile.',
					'design-marketplace'
				)
			),
		fields: ( role ) => <AccountFields role={ role } />,
	},
};
