// Below the picture: the project's facts, its other pictures, and links to the projects before and after it.
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon';
import { Picture } from '../../../components/picture';
import { Said } from '../../../components/said';
import { formatMonth } from '../../../lib/format-month';
import type { Slide } from '../slides';
import type { Work } from '../types';
import { WorkCredits } from './credits';

interface SlideshowFootProps {
	/** Id of the heading that names the slideshow. */
	titleId: string;
	work: Work;
	slides: readonly Slide[];
	/** Slide that is shown. */
	current: number;
	previous: Work | undefined;
	next: Work | undefined;
	/** Further actions on the project. */
	actions?: ReactNode;
	onSlide: ( slide: number ) => void;
	onProject: ( by: 1 | -1 ) => void;
}

export const SlideshowFoot = ( {
	titleId,
	work,
	slides,
	current,
	previous,
	next,
	actions,
	onSlide,
	onProject,
}: SlideshowFootProps ) => (
	<div className="low">
		<div>
			<h2 className="t4" id={ titleId } tabIndex={ -1 }>
				<Said locale={ work.locale }>{ work.title }</Said>
			</h2>
			<p className="mini soft-inverse">
				{ [ work.client, formatMonth( work.month, work.year ) ]
					.filter( Boolean )
					.join( ', ' ) }
			</p>
			<WorkCredits work={ work } />
			{ actions }
		</div>
		<p className="small text lines">
			<Said locale={ work.locale }>{ work.description }</Said>
		</p>
		<div className="ways">
			{ slides.length > 1 && (
				<div className="thumbs3">
					{ slides.map( ( slide, index ) => (
						<button
							key={ index }
							type="button"
							aria-current={ index === current || undefined }
							aria-label={
								slide.kind === 'film'
									? __( 'Film', 'design-marketplace' )
									: sprintf(
											/* translators: %d: number of a picture. */
											__(
												'Picture %d',
												'design-marketplace'
											),
											index + 1
										)
							}
							onClick={ () => onSlide( index ) }
						>
							{ slide.kind === 'image' ? (
								<Picture
									image={ slide.image }
									sizes="84px"
									alt=""
								/>
							) : (
								<Icon name="play" />
							) }
						</button>
					) ) }
				</div>
			) }
			<div className="nextprev">
				{ previous && (
					<button type="button" onClick={ () => onProject( -1 ) }>
						<Icon name="arrow-left" />
						<span className="sr">
							{ __( 'Previous project:', 'design-marketplace' ) }
						</span>
						<Said locale={ previous.locale }>
							{ previous.title }
						</Said>
					</button>
				) }
				{ next && (
					<button type="button" onClick={ () => onProject( 1 ) }>
						<span className="sr">
							{ __( 'Next project:', 'design-marketplace' ) }
						</span>
						<Said locale={ next.locale }>{ next.title }</Said>
						<Icon name="arrow-right" />
					</button>
				) }
			</div>
		</div>
	</div>
);
