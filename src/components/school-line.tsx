// A designer's school, with a tick if it was confirmed.
import { __, sprintf } from '@wordpress/i18n';
import type { Verified } from '../contract/shapes';
import { ConfirmedMark } from './confirmed-mark';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

interface SchoolLineProps {
	words: string;
	isConfirmed: boolean;
}

/** On a card. */
export const SchoolLine = ( { words, isConfirmed }: SchoolLineProps ) =>
	isConfirmed ? (
		<span className="verified light school-line">
			<Icon name="check" />
			<span>
				{ words }
				<VisuallyHidden>
					{ ', ' + __( 'confirmed', 'design-marketplace' ) }
				</VisuallyHidden>
			</span>
		</span>
	) : (
		<span className="school-line">{ words }</span>
	);

export const ConfirmedSchool = ( { of: { university } }: { of: Verified } ) => (
	<ConfirmedMark>
		{ sprintf(
			/* translators: %s: name of a school. */
			__( '%s, confirmed', 'design-marketplace' ),
			university
		) }
	</ConfirmedMark>
);
