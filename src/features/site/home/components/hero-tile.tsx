// One of the hero's pictures in its place; a link where it leads somewhere.
import { __ } from '@wordpress/i18n';
import { Link } from '../../../../components/link';
import type { HeroPicture } from '../types';
import { shotClass } from './hero-frame';
import type { ShotPlace } from './hero-frame';
import { HeroShot } from './hero-shot';

interface HeroTileProps {
	picture: HeroPicture;
	place: ShotPlace;
}

export const HeroTile = ( { picture, place }: HeroTileProps ) => {
	const { image, link, name } = picture;
	const content = (
		<HeroShot image={ image } name={ name } wide={ place === 'wide' } />
	);
	return link ? (
		<Link
			className={ shotClass( place ) }
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
		<span className={ shotClass( place ) }>{ content }</span>
	);
};
