// One testimonial: the words large, the person small.
import { __, sprintf } from '@wordpress/i18n';
import { Said } from '../../../../components/said';
import type { SectionProps } from '../api/read-block';
import { isQuoted, VoiceFrame } from './frames';
import { Lines } from './lines';

const quoted = ( text: string ): string =>
	/* translators: %s: what somebody said, in quotation marks. */
	sprintf( __( '“%s”', 'design-marketplace' ), text );

export const Voice = ( {
	name,
	job,
	content,
	avatar,
}: SectionProps[ 'testimonials' ][ 'items' ][ number ] ) => (
	<VoiceFrame
		name={ name }
		image={ avatar }
		says={
			<Lines text={ isQuoted( content ) ? content : quoted( content ) } />
		}
		who={ <b>{ name }</b> }
		job={
			job && (
				<span className="soft">
					<Said locale="">{ job }</Said>
				</span>
			)
		}
	/>
);
