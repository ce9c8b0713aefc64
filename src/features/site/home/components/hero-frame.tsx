// The layout of the hero, on the site and in the editor.
import type { ReactNode } from 'react';
import { classNames } from '../../../../components/class-names';
import { Said } from '../../../../components/said';

/** Size of a picture: two modules wide and high, one, or one that is left out where there is no room. */
export type ShotPlace = 'wide' | 'small' | 'extra';

export const PLACES: readonly ShotPlace[] = [ 'wide', 'small', 'extra' ];

export const shotClass = ( place: ShotPlace ): string =>
	classNames( 'hero-shot', place !== 'small' && place );

interface HeroFrameProps< P > {
	title: ReactNode;
	/** Under the title's last line: the introduction and the choice of a role. */
	copy: ReactNode;
	/** Figures, one to a line. */
	facts: string;
	ways: ReactNode;
	/** The first three are shown. */
	pictures: readonly P[];
	tileOf: ( picture: P, place: ShotPlace ) => ReactNode;
	/** The lines about open jobs or new work. */
	children?: ReactNode;
}

export const HeroFrame = < P, >( {
	title,
	copy,
	facts,
	ways,
	pictures,
	tileOf,
	children,
}: HeroFrameProps< P > ) => {
	const [ wide, ...others ] = PLACES.flatMap( ( place, index ) => {
		const picture = pictures[ index ];
		return picture === undefined ? [] : [ tileOf( picture, place ) ];
	} );
	return (
		<section className="hero">
			<div className="grid">
				<div className="c1-9 hero-head">{ title }</div>
				<div className="c10-12 hero-copy">{ copy }</div>
				<div className="hero-mods">
					<div className="hero-cta on-role">
						{ facts && (
							<p className="t3">
								<Said locale="" usual={ facts } lines>
									{ facts }
								</Said>
							</p>
						) }
						<div className="btns">{ ways }</div>
					</div>
					{ wide }
					<div
						className={ classNames(
							'hero-tile hero-form',
							! wide && 'wide'
						) }
						aria-hidden="true"
					>
						<i />
					</div>
					{ others }
				</div>
				{ children }
			</div>
		</section>
	);
};
