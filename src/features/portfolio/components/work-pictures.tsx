// All pictures of a project under each other, in rows of one, two and three, with their captions.
import { __, _n, sprintf } from '@wordpress/i18n';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import type { Picture } from '../../../contract/shapes';
import '../work-pictures.css';
import { altOf, captionOf } from '../captions';
import { pictureWidths } from '../rhythm';
import type { PictureWidth } from '../rhythm';

const SIZES: Record< PictureWidth, string > = {
	w12: '100vw',
	w8: '(min-width: 600px) 67vw, 100vw',
	w6: '(min-width: 600px) 50vw, 100vw',
	w4: '(min-width: 600px) 33vw, 100vw',
	w4e: '(min-width: 600px) 33vw, 100vw',
};

interface WorkPicturesProps {
	pictures: readonly Picture[];
	/** Title of the project, for pictures without words of their own. */
	title: string;
	/** Language of title and captions. */
	locale?: string;
	/** What names them: below the project's own heading. */
	as?: 'h2' | 'h3';
	/** Shows a picture large, by its index. */
	onOpen: ( index: number ) => void;
}

export const WorkPictures = ( {
	pictures,
	title,
	locale,
	as: Heading = 'h3',
	onOpen,
}: WorkPicturesProps ) => {
	const widths = pictureWidths( pictures.length );
	return (
		<section className="grid shots12">
			<Heading className="sr">
				{ sprintf(
					/* translators: %d: number of pictures. */
					_n(
						'%d picture',
						'%d pictures',
						pictures.length,
						'design-marketplace'
					),
					pictures.length
				) }
			</Heading>
			{ pictures.map( ( picture, index ) => {
				const width = widths[ index ] ?? 'w12';
				const { words, isAlt } = captionOf( picture );
				return (
					<figure key={ picture.id } className={ width }>
						<button type="button" onClick={ () => onOpen( index ) }>
							<span className="sr">
								{ __(
									'Show large:',
									'design-marketplace'
								) }{ ' ' }
							</span>
							<PictureTile
								image={ picture }
								sizes={ SIZES[ width ] }
								alt={ altOf( pictures, index, title ) }
							/>
						</button>
						{ words && (
							<figcaption aria-hidden={ isAlt || undefined }>
								<span className="num">{ index + 1 }</span>
								<Said locale={ locale }>{ words }</Said>
							</figcaption>
						) }
					</figure>
				);
			} ) }
		</section>
	);
};
