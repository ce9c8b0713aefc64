// The words of a picture: its text for those who do not see it, and the line under it.
import { __, sprintf } from '@wordpress/i18n';
import type { Picture } from '../../contract/shapes';

/** What is to be seen, else the project's title, with the picture's number where it has several. */
export function altOf(
	pictures: readonly Picture[],
	index: number,
	title: string
): string {
	const { alt = '' } = pictures[ index ] ?? {};
	if ( alt ) {
		return alt;
	}
	return pictures.length > 1
		? sprintf(
				/* translators: 1: title of a portfolio project, 2: number of a picture. */
				__( '%1$s, picture %2$d', 'design-marketplace' ),
				title,
				index + 1
			)
		: title;
}

/** The caption; what is to be seen, where that alone is written. Then it is read out with the picture already. */
export const captionOf = ( {
	alt,
	caption,
}: Pick< Picture, 'alt' | 'caption' > ) => ( {
	words: caption || alt,
	isAlt: ! caption,
} );
