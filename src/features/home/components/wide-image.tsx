// One large picture that leaves the page on the right, its caption in the margin.
import { Picture } from '../../../components/picture';
import * as sizes from '../../../contract/sizes';
import type { ImageProps } from '../types';
import { Lines } from './lines';

export const WideImage = ( { image, caption }: ImageProps ) =>
	image && (
		<section className="section">
			<figure className="wide-image grid">
				{ caption && (
					<figcaption className="c1-3 small soft">
						<Lines text={ caption } />
					</figcaption>
				) }
				<div className="c4-12">
					<Picture image={ image } sizes={ sizes.wide } />
				</div>
			</figure>
		</section>
	);
