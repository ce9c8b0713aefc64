// One of the hero's pictures, whose name stands under it; a link where it leads somewhere.
import { __ } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { classNames } from '../../../components/class-names';
import { Picture } from '../../../components/picture';
import * as sizes from '../../../contract/sizes';
import type { HeroPicture } from '../types';

interface HeroTileProps {
	picture: HeroPicture;
	/** Two modules wide and high. */
	wide?: boolean;
	/** Shown where there is room. */
	extra?: boolean;
}

export const HeroTile = ( { picture, wide, extra }: HeroTileProps ) => {
	const { image, link, name } = picture;
	const className = classNames(
		'hero-shot',
		wide && 'wide',
		extra && 'extra'
	);
	const content = (
		<>
			<span className="hero-tile pic">
				<Picture
					image={ image }
					sizes={ wide ? sizes.hero_wide : sizes.hero_small }
					priority={ wide }
				/>
			</span>
			{ name && <span className="hero-name small">{ name }</span> }
		</>
	);
	return link ? (
		<Link
			className={ className }
			to={ link }
			// A link needs a name, even where the picture has none.
			aria-label={
				image.alt || name
					? undefined
					: __( 'See this work', 'design-marketplace' )
			}
		>
			{ content }
		</Link>
	) : (
		<span className={ className }>{ content }</span>
	);
};
