// A person's round picture, or initials on the role's ink.
import type { ImageObject } from '../contract/shapes';
import { mark } from '../contract/sizes';
import { initials } from '../lib/format';
import { classNames } from './class-names';
import { Picture } from './picture';

interface AvatarProps {
	name: string;
	image?: ImageObject | null;
	/** Needed if no name stands beside it. */
	alt?: string;
	sizes?: string;
	className?: string;
}

export const Avatar = ( {
	name,
	image,
	alt = '',
	sizes = mark,
	className,
}: AvatarProps ) =>
	image ? (
		<span className={ classNames( 'avatar', className ) }>
			<Picture image={ image } alt={ alt } sizes={ sizes } />
		</span>
	) : (
		<span
			className={ classNames( 'avatar', className ) }
			{ ...( alt
				? { role: 'img', 'aria-label': alt }
				: { 'aria-hidden': true } ) }
		>
			{ initials( name ) }
		</span>
	);
