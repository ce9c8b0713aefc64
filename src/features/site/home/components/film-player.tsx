// A film from a file. It plays muted and repeats, while it is in sight and until somebody stops it.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import { useReducedMotion } from '../../../../lib/use-media-query';
import { useNear } from '../../../../lib/use-near';

interface FilmPlayerProps {
	src: string;
	poster?: string;
	title: string;
	/** Whether somebody pressed play: then it starts even if the visitor prefers reduced motion. */
	asked?: boolean;
}

export const FilmPlayer = ( {
	src,
	poster,
	title,
	asked,
}: FilmPlayerProps ) => {
	const isCalm = useReducedMotion();
	const [ isStopped, setStopped ] = useState( isCalm && ! asked );
	const [ isMuted, setMuted ] = useState( true );
	const [ isNear, nearRef ] = useNear();
	const video = useRef< HTMLVideoElement >( null );
	const plays = isNear && ! isStopped;

	useEffect( () => {
		const { current } = video;
		if ( plays ) {
			void current?.play()?.catch( ( { name }: Error ) => {
				// A browser that saves data or power refuses.
				if ( name === 'NotAllowedError' ) {
					setStopped( true );
				}
			} );
		} else if ( current && ! current.paused ) {
			current.pause();
		}
	}, [ plays ] );

	return (
		<div className="video" ref={ nearRef }>
			<video
				ref={ video }
				src={ src }
				poster={ poster }
				muted={ isMuted }
				loop
				playsInline
				preload={ isNear ? 'auto' : 'none' }
				aria-label={ title || undefined }
			/>
			<div className="ctl">
				<button
					type="button"
					onClick={ () => setStopped( ! isStopped ) }
				>
					<Icon name={ isStopped ? 'play' : 'pause' } />
					{ isStopped
						? __( 'Play', 'design-marketplace' )
						: __( 'Pause', 'design-marketplace' ) }
				</button>
				<button type="button" onClick={ () => setMuted( ! isMuted ) }>
					<Icon name={ isMuted ? 'sound-off' : 'sound-on' } />
					{ isMuted
						? __( 'Sound off', 'design-marketplace' )
						: __( 'Sound on', 'design-marketplace' ) }
				</button>
			</div>
		</div>
	);
};
