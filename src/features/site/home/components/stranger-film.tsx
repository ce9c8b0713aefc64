// A film on another server: a still until it is clicked, so that no request leaves the site before.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import { Picture } from '../../../../components/picture';
import type { ImageObject } from '../../../../contract/shapes';
import * as sizes from '../../../../contract/sizes';
import type { Film } from '../film';
import { FilmPlayer } from './film-player';

interface StrangerFilmProps {
	film: Film;
	poster: ImageObject | null;
	title: string;
}

export const StrangerFilm = ( { film, poster, title }: StrangerFilmProps ) => {
	const [ isAsked, setAsked ] = useState( false );
	if ( isAsked && film.kind === 'frame' ) {
		return (
			<div className="video">
				<iframe
					src={ film.src }
					title={ title || __( 'Film', 'design-marketplace' ) }
					allow="autoplay; fullscreen; picture-in-picture"
					allowFullScreen
				/>
			</div>
		);
	}
	if ( isAsked && film.kind === 'file' ) {
		return <FilmPlayer src={ film.src } title={ title } asked />;
	}
	const label = __( 'Play film', 'design-marketplace' );
	return (
		<div className="video">
			{ poster && (
				<Picture image={ poster } alt="" sizes={ sizes.wide } />
			) }
			<div className="ctl">
				{ film.kind === 'link' ? (
					<a href={ film.href }>
						<Icon name="play" /> { label }
					</a>
				) : (
					<button type="button" onClick={ () => setAsked( true ) }>
						<Icon name="play" /> { label }
					</button>
				) }
			</div>
			{ film.kind !== 'file' && (
				<p className="source mini">
					{ sprintf(
						/* translators: %s: name of another website. */
						__( 'From %s', 'design-marketplace' ),
						film.host
					) }
				</p>
			) }
		</div>
	);
};
