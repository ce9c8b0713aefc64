// A film that leaves the page on the left, its words in the margin.
import { largest } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import { getBoot } from '../../../../lib/boot';
import { filmOf } from '../film';
import type { SectionProps } from '../api/read-block';
import { FilmPlayer } from './film-player';
import { FilmFrame } from './frames';
import { Lines } from './lines';
import { StrangerFilm } from './stranger-film';

export const Video = ( {
	url,
	poster,
	title,
	caption,
}: SectionProps[ 'video' ] ) => {
	const film = filmOf( url, getBoot().settings.videoHost );
	if ( ! film ) {
		return null;
	}
	return (
		<FilmFrame
			words={
				( title || caption ) && (
					<>
						{ title && (
							<b>
								<Said locale="">{ title }</Said>
							</b>
						) }
						{ title && caption && <br /> }
						<Lines text={ caption } />
					</>
				)
			}
		>
			{ film.kind === 'file' && film.isOurs ? (
				<FilmPlayer
					src={ film.src }
					poster={ poster ? largest( poster ) : undefined }
					title={ title }
				/>
			) : (
				<StrangerFilm { ...{ film, poster, title } } />
			) }
		</FilmFrame>
	);
};
