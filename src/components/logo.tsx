// A company's logo in its 420:296, or its initials.
import type { ImageObject } from '../contract/shapes';
import { logo } from '../contract/sizes';
import { initials } from '../lib/format';
import { classNames } from './class-names';
import { Picture } from './picture';

interface LogoProps {
	name: string;
	image?: ImageObject | null;
	/** Needed if no name stands beside it. */
	alt?: string;
	sizes?: string;
	className?: string;
}

export const Logo = ( {
	name,
	image,
	alt = '',
	sizes = logo,
	className,
}: LogoProps ) => (
	<span className={ classNames( 'logo', className ) }>
		{ image ? (
			<Picture image={ image } alt={ alt } sizes={ sizes } />
		) : (
			<b
				className="t3"
				{ ...( alt
					? { role: 'img', 'aria-label': alt }
					: { 'aria-hidden': true } ) }
			>
				{ initials( name ) }
			</b>
		) }
	</span>
);
