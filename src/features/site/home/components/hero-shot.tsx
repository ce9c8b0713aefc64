// One of the hero's pictures, and the name under it.
import { Picture } from '../../../../components/picture';
import type { ImageObject } from '../../../../contract/shapes';
import * as sizes from '../../../../contract/sizes';

interface HeroShotProps {
	/** Null while it is on its way. */
	image: ImageObject | null;
	name: string;
	/** Whether it is the large picture, which is loaded first. */
	wide?: boolean;
}

export const HeroShot = ( { image, name, wide }: HeroShotProps ) => (
	<>
		<span className="hero-tile pic">
			{ image && (
				<Picture
					image={ image }
					sizes={ wide ? sizes.hero_wide : sizes.hero_small }
					priority={ wide }
				/>
			) }
		</span>
		{ name && <span className="hero-name small">{ name }</span> }
	</>
);
