// Texts for each kind of item that can be reported.
import { __ } from '@wordpress/i18n';
import type { Kind } from './types';

export const entryWords = ( kind: Kind ): string =>
	( {
		member: __( 'Report this profile', 'design-marketplace' ),
		work: __( 'Report this project', 'design-marketplace' ),
		mission: __( 'Report this design job', 'design-marketplace' ),
		message: __( 'Report this message', 'design-marketplace' ),
	} )[ kind ];

export const questionWords = ( kind: Kind ): string =>
	( {
		member: __( 'What is wrong with this profile?', 'design-marketplace' ),
		work: __( 'What is wrong with this project?', 'design-marketplace' ),
		mission: __(
			'What is wrong with this design job?',
			'design-marketplace'
		),
		message: __( 'What is wrong with this message?', 'design-marketplace' ),
	} )[ kind ];
