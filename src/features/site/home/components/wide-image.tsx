// One large picture that leaves the page on the right, its caption in the margin.
import { Picture } from '../../../../components/picture';
import * as sizes from '../../../../contract/sizes';
import type { ImageProps } from '../types';
import { ImageFrame } from './frames';
import { Lines } from './lines';

export const WideImage = ( { image, caption }: ImageProps ) =>
	image && (
		<ImageFrame
			caption={
				caption && (
					<figcaption className="c1-3 small soft">
						<Lines text={ caption } />
					</figcaption>
				)
			}
		>
			<Picture image={ image } sizes={ sizes.wide } />
		</ImageFrame>
	);
