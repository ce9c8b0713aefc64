// A project full screen: its pictures and film, and the way to its neighbours.
import {
	createPortal,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SquareButton } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { announce } from '../../../components/live-region';
import { Picture } from '../../../components/picture';
import { formatMonth } from '../../../lib/format';
import '../../../styles/show.css';
import '../works.css';
import { useArrowKeys, useSwipe } from '../hooks/use-slideshow-input';
import { slidesOf, step } from '../slides';
import type { Position } from '../slides';
import type { Work } from '../types';
import { FilmStage } from './film-stage';

interface SlideshowProps {
	/** The designer. */
	name: string;
	works: readonly Work[];
	/** Project to begin with. */
	start: number;
	onClose: () => void;
}

function useFullScreen() {
	const ref = useRef< HTMLDialogElement >( null );
	useLayoutEffect( () => {
		const dialog = ref.current;
		const opener = dialog?.ownerDocument.activeElement;
		if ( dialog?.showModal ) {
			dialog.showModal();
		} else {
			dialog?.setAttribute( 'open', '' );
		}
		return () => {
			dialog?.close?.();
			if ( opener instanceof HTMLElement ) {
				opener.focus();
			}
		};
	}, [] );
	return ref;
}

export const Slideshow = ( {
	name,
	works,
	start,
	onClose,
}: SlideshowProps ) => {
	const [ at, setAt ] = useState< Position >( { work: start, slide: 0 } );
	const ref = useFullScreen();
	const title = useId();
	const move = ( by: 1 | -1 ) => setAt( step( works, at, by ) );
	useArrowKeys( move );
	const swipe = useSwipe( move );
	const work = works[ at.work ];
	const slides = work ? slidesOf( work ) : [];
	const slide = slides[ at.slide ];
	const counter = sprintf(
		/* translators: 1: number of this picture, 2: number of pictures. */
		__( '%1$d of %2$d', 'design-marketplace' ),
		at.slide + 1,
		slides.length
	);
	useEffect( () => {
		if ( work ) {
			announce( `${ work.title }, ${ counter }` );
		}
	}, [ work, counter ] );
	if ( ! work ) {
		return null;
	}
	const isSame = ( other: Position ) =>
		other.work === at.work && other.slide === at.slide;
	const neighbour = ( by: 1 | -1 ) => works[ at.work + by ];
	const previous = neighbour( -1 );
	const next = neighbour( 1 );
	return createPortal(
		<dialog
			ref={ ref }
			className="show on-inverse"
			aria-labelledby={ title }
			onCancel={ ( event ) => {
				event.preventDefault();
				onClose();
			} }
		>
			<div className="top">
				<p className="t4 by">{ name }</p>
				<p className="n num">
					<span aria-hidden="true">
						{ at.slide + 1 }
						<small>{ ` / ${ slides.length }` }</small>
					</span>
					<span className="sr">{ counter }</span>
				</p>
				<div className="arrows">
					<SquareButton
						icon="arrow-left"
						label={ __( 'Previous picture', 'design-marketplace' ) }
						disabled={ isSame( step( works, at, -1 ) ) }
						onClick={ () => move( -1 ) }
					/>
					<SquareButton
						icon="arrow-right"
						label={ __( 'Next picture', 'design-marketplace' ) }
						disabled={ isSame( step( works, at, 1 ) ) }
						onClick={ () => move( 1 ) }
					/>
				</div>
				<SquareButton
					icon="close"
					label={ __( 'Close', 'design-marketplace' ) }
					onClick={ onClose }
				/>
			</div>
			<div className="stage" { ...swipe }>
				{ slide?.kind === 'image' && (
					<Picture
						key={ slide.image.id }
						priority
						image={ slide.image }
						sizes="100vw"
						alt={ slide.image.alt || work.title }
					/>
				) }
				{ slide?.kind === 'film' && (
					<FilmStage film={ slide.film } title={ work.title } />
				) }
			</div>
			<div className="low">
				<div>
					<h2 className="t4" id={ title }>
						{ work.title }
					</h2>
					<p className="mini soft-inverse">
						{ [ work.client, formatMonth( work.month, work.year ) ]
							.filter( Boolean )
							.join( ', ' ) }
					</p>
				</div>
				<p className="small text">{ work.description }</p>
				<div className="ways">
					<div className="thumbs3">
						{ slides.map( ( thumb, index ) => (
							<button
								key={ index }
								type="button"
								aria-current={ index === at.slide || undefined }
								aria-label={ sprintf(
									/* translators: %d: number of a picture. */
									__( 'Picture %d', 'design-marketplace' ),
									index + 1
								) }
								onClick={ () =>
									setAt( { ...at, slide: index } )
								}
							>
								{ thumb.kind === 'image' ? (
									<Picture
										image={ thumb.image }
										sizes="84px"
										alt=""
									/>
								) : (
									<Icon name="play" />
								) }
							</button>
						) ) }
					</div>
					<div className="nextprev">
						{ previous && (
							<button
								type="button"
								onClick={ () =>
									setAt( { work: at.work - 1, slide: 0 } )
								}
							>
								<Icon name="arrow-left" />
								<span className="sr">
									{ __(
										'Previous project:',
										'design-marketplace'
									) }
								</span>
								{ previous.title }
							</button>
						) }
						{ next && (
							<button
								type="button"
								onClick={ () =>
									setAt( { work: at.work + 1, slide: 0 } )
								}
							>
								<span className="sr">
									{ __(
										'Next project:',
										'design-marketplace'
									) }
								</span>
								{ next.title }
								<Icon name="arrow-right" />
							</button>
						) }
					</div>
				</div>
			</div>
		</dialog>,
		document.body
	);
};
