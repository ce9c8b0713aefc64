// A film that leaves the page on the left, its words in the margin.
import { largest } from '../../../components/picture';
import { Said } from '../../../components/said';
import { getBoot } from '../../../lib/boot';
import { filmOf } from '../film';
import type { VideoProps } from '../types';
import { FilmPlayer } from './film-player';
import { Lines } from './lines';
import { StrangerFilm } from './stranger-film';

export const Video = ( { url, poster, title, caption }: VideoProps ) => {
	const film = filmOf( url, getBoot().settings.videoHost );
	if ( ! film ) {
		return null;
	}
	return (
		<section className="section">
			<figure className="film grid">
				<div className="c1-9">
					{ film.kind === 'file' && film.isOurs ? (
						<FilmPlayer
							src={ film.src }
							poster={ poster ? largest( poster ) : undefined }
							title={ title }
						/>
					) : (
						<StrangerFilm { ...{ film, poster, title } } />
					) }
				</div>
				{ ( title || caption ) && (
					<figcaption className="c10-12 small">
						{ title && (
							<b>
								<Said locale="">{ title }</Said>
							</b>
						) }
						{ title && caption && <br /> }
						<Lines text={ caption } />
					</figcaption>
				) }
			</figure>
		</section>
	);
};
