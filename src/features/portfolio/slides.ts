// The current place in the slideshow: a project, and one of its pictures or its film.
import type { Picture } from '../../contract/shapes';
import { filmOf } from './video';
import type { Film } from './video';
import type { Work } from './types';

export type Slide =
	{ kind: 'image'; image: Picture } | { kind: 'film'; film: Film };

export interface Position {
	work: number;
	slide: number;
}

export function slidesOf( { pictures, videoUrl }: Work ): Slide[] {
	const film = filmOf( videoUrl );
	return [
		...pictures.map( ( image ): Slide => ( { kind: 'image', image } ) ),
		...( film ? [ { kind: 'film', film } as const ] : [] ),
	];
}

/**
 * The next or previous slide, which may be in the neighbouring project; the same at the first and the last one.
 *
 * @param works Projects in order.
 * @param at    Current slide.
 * @param by    1 or -1.
 */
export function step(
	works: readonly Work[],
	at: Position,
	by: 1 | -1
): Position {
	const current = works[ at.work ];
	const slide = at.slide + by;
	if ( current && slide >= 0 && slide < slidesOf( current ).length ) {
		return { work: at.work, slide };
	}
	const neighbour = works[ at.work + by ];
	if ( ! neighbour ) {
		return at;
	}
	return {
		work: at.work + by,
		slide: by > 0 ? 0 : Math.max( 0, slidesOf( neighbour ).length - 1 ),
	};
}
