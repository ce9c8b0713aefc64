// One testimonial: the words large, the person small.
import { Avatar } from '../../../components/avatar';
import { Said } from '../../../components/said';
import * as sizes from '../../../contract/sizes';
import type { Testimonial } from '../types';
import { Lines } from './lines';

/** Quotation marks as the editor typed them, or none: ours are added where there are none. */
const quoted = ( text: string ): string =>
	/^[«"“„‹‘']/.test( text ) ? text : `“${ text }”`;

export const Voice = ( { name, job, content, avatar }: Testimonial ) => (
	<figure className="voice">
		<blockquote>
			<Lines text={ quoted( content ) } />
		</blockquote>
		<figcaption className="who">
			<Avatar name={ name } image={ avatar } sizes={ sizes.mark } />
			<span>
				<b>{ name }</b>
				{ job && (
					<>
						<br />
						<span className="soft">
							<Said locale="">{ job }</Said>
						</span>
					</>
				) }
			</span>
		</figcaption>
	</figure>
);
