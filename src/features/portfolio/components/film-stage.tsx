// A film: no stranger's server is asked before somebody wants to see it.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import type { Film } from '../video';

export const FilmStage = ( { film, title }: { film: Film; title: string } ) => {
	const [ wanted, setWanted ] = useState( false );
	const host = new URL( film.url ).hostname.replace( /^www\./, '' );
	if ( wanted && film.embed ) {
		return (
			<iframe
				className="film"
				src={ film.embed }
				title={ title }
				allow="autoplay; fullscreen; picture-in-picture"
				referrerPolicy="strict-origin-when-cross-origin"
				allowFullScreen
			/>
		);
	}
	return (
		<div className="film-ask">
			<p className="t4">
				{ sprintf(
					/* translators: %s: host such as vimeo.com. */
					__(
						'This film is on %s, which will see your visit.',
						'design-marketplace'
					),
					host
				) }
			</p>
			{ film.embed ? (
				<Button icon="play" onClick={ () => setWanted( true ) }>
					{ __( 'Play the film', 'design-marketplace' ) }
				</Button>
			) : (
				<a
					className="btn"
					href={ film.url }
					target="_blank"
					rel="noopener noreferrer nofollow ugc"
				>
					{ __( 'Open the film', 'design-marketplace' ) }
				</a>
			) }
		</div>
	);
};
