// One testimonial: the words large, the person small.
import { Said } from '../../../components/said';
import type { Testimonial } from '../types';
import { isQuoted, VoiceFrame } from './frames';
import { Lines } from './lines';

export const Voice = ( { name, job, content, avatar }: Testimonial ) => (
	<VoiceFrame
		name={ name }
		image={ avatar }
		says={
			<Lines text={ isQuoted( content ) ? content : `“${ content }”` } />
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
