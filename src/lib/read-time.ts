// The reading time of an article: editors type '4 min' or only '4'.
import { __, sprintf } from '@wordpress/i18n';
import { together } from './format-size';

export const readTimeWords = ( time: string ): string =>
	together(
		/^\d+$/.test( time )
			? sprintf(
					/* translators: %s: number of minutes. */
					__( '%s min read', 'design-marketplace' ),
					time
				)
			: time
	);
