// Fields that describe a startup, in three lengths.
import { __ } from '@wordpress/i18n';
import { LongField, TextField } from './member-fields';

export const WhatYouDoFields = () => (
	<>
		<TextField
			name="project_headline"
			label={ __( 'Headline', 'design-marketplace' ) }
			hint={ __(
				'One sentence. Designers read this first.',
				'design-marketplace'
			) }
		/>
		<LongField
			name="project_short_description"
			label={ __( 'Short description', 'design-marketplace' ) }
		/>
		<LongField
			name="project_description"
			label={ __( 'Description', 'design-marketplace' ) }
			rows={ 9 }
		/>
	</>
);
