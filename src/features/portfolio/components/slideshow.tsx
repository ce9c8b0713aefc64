// A project full screen: its pictures and film, and links to the projects before and after it.
import {
	createPortal,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { SquareButton } from '../../../components/button';
import { Said } from '../../../components/said';
import { classNames } from '../../../components/class-names';
import { afterPaint } from '../../../lib/after-paint';
import { useDocumentTitle } from '../../../lib/document-title';
import { useLook } from '../../../lib/use-look';
import '../slideshow.css';
import '../works.css';
import { useArrowKeys, useSwipe } from '../hooks/use-slideshow-input';
import { altOf, captionOf } from '../captions';
import { slidesOf, step } from '../slides';
import type { Position } from '../slides';
import type { Work } from '../types';
import { FilmStage } from './film-stage';
import { PictureStage } from './picture-stage';
import { SlideshowFoot } from './slideshow-foot';
import { WorkPictures } from './work-pictures';

/** With more pictures they are also shown all together. */
const FEW_PICTURES = 3;

interface SlideshowProps {
	/** The designer. */
	name: string;
	/** At least one. */
	works: readonly Work[];
	/** Project to begin with. */
	start: number;
	/** Slide of it to begin with. */
	slide?: number;
	/** Further actions on the project that is shown. */
	actionsOf?: ( work: Work ) => ReactNode;
	/** Called with the project that is shown. */
	onWork: ( work: Work ) => void;
	onClose: () => void;
}

function useFullScreen( onClose: () => void ) {
	const ref = useRef< HTMLDialogElement >( null );
	useLayoutEffect( () => {
		const dialog = ref.current;
		const opener = dialog?.ownerDocument.activeElement;
		const open = () => {
			if ( dialog?.showModal ) {
				dialog.showModal();
			} else {
				dialog?.setAttribute( 'open', '' );
			}
			dialog?.querySelector< HTMLElement >( '[data-autofocus]' )?.focus();
		};
		// `inert` restyles the whole page, so it is set after the slide was rendered.
		const callOff = afterPaint( open );
		return () => {
			callOff();
			// A dialog that was closed before has returned the focus itself.
			if ( dialog?.open ) {
				dialog.close?.();
				if ( opener instanceof HTMLElement ) {
					opener.focus();
				}
			}
		};
	}, [] );
	/** Hides the slideshow at once; it is removed from the page after that. */
	const close = () => {
		if ( ref.current ) {
			ref.current.hidden = true;
			ref.current.close?.();
		}
		afterPaint( onClose );
	};
	return { ref, close };
}

/** Sets the document's title to that of the address while the slideshow is open. */
function useOwnTitle( title: string ) {
	useEffect( () => {
		const { title: before } = document;
		return () => {
			document.title = before;
		};
	}, [] );
	useDocumentTitle( title );
}

export const Slideshow = ( {
	name,
	works,
	start,
	slide: first = 0,
	actionsOf,
	onWork,
	onClose,
}: SlideshowProps ) => {
	const [ wanted, setAt ] = useState< Position >( {
		work: start,
		slide: first,
	} );
	// The list may have become shorter meanwhile.
	const at =
		wanted.work < works.length
			? wanted
			: { work: works.length - 1, slide: 0 };
	useLook( 'work', works[ at.work ]?.id );
	const { ref, close } = useFullScreen( onClose );
	const title = useId();
	const move = ( by: 1 | -1 ) => setAt( step( works, at, by ) );
	useArrowKeys( move );
	const swipe = useSwipe( move );

	// The element that had the focus may be missing in the next project.
	useEffect( () => {
		const dialog = ref.current;
		const page = dialog?.ownerDocument;
		if ( ! dialog?.contains( page?.activeElement ?? null ) ) {
			page?.getElementById( title )?.focus();
		}
	}, [ ref, title, at.work ] );

	const work = works[ at.work ];
	useOwnTitle( [ work?.title, name ].filter( Boolean ).join( ' – ' ) );
	const latest = useRef( onWork );
	latest.current = onWork;
	useEffect( () => {
		if ( work ) {
			latest.current( work );
		}
	}, [ work ] );
	if ( ! work ) {
		return null;
	}
	const slides = slidesOf( work );
	const slide = slides[ at.slide ];
	const counter = sprintf(
		/* translators: 1: number of this picture, 2: number of pictures. */
		__( '%1$d of %2$d', 'design-marketplace' ),
		at.slide + 1,
		slides.length
	);
	const { pictures, locale } = work;
	const caption =
		slide?.kind === 'image' ? captionOf( slide.image ) : undefined;
	const hasCaptions = pictures.some( ( one ) => captionOf( one ).words );
	const isMany = pictures.length > FEW_PICTURES;
	const isSame = ( other: Position ) =>
		other.work === at.work && other.slide === at.slide;
	return createPortal(
		<dialog
			ref={ ref }
			className={ classNames( 'show on-inverse', isMany && 'many' ) }
			aria-labelledby={ title }
			onCancel={ ( event ) => {
				event.preventDefault();
				close();
			} }
		>
			{ /* The page's own voice is not heard while this is open. */ }
			<p className="sr" role="status">
				{ [ `${ work.title }, ${ counter }`, caption?.words ]
					.filter( Boolean )
					.join( ': ' ) }
			</p>
			<div className="top">
				<p className="t4 by">{ name }</p>
				<p className="n" aria-hidden="true">
					{ at.slide + 1 }
					<small>{ ` / ${ slides.length }` }</small>
				</p>
				<div className="arrows">
					<SquareButton
						icon="arrow-left"
						label={ __( 'Previous picture', 'design-marketplace' ) }
						disabled={ isSame( step( works, at, -1 ) ) }
						onClick={ () => move( -1 ) }
					/>
					<SquareButton
						data-autofocus
						icon="arrow-right"
						label={ __( 'Next picture', 'design-marketplace' ) }
						disabled={ isSame( step( works, at, 1 ) ) }
						onClick={ () => move( 1 ) }
					/>
				</div>
				<SquareButton
					icon="close"
					label={ __( 'Close', 'design-marketplace' ) }
					onClick={ close }
				/>
			</div>
			<div className="stage" { ...swipe }>
				{ slide?.kind === 'image' && (
					<PictureStage
						key={ slide.image.id }
						image={ slide.image }
						alt={ altOf( pictures, at.slide, work.title ) }
					/>
				) }
				{ slide?.kind === 'film' && (
					<FilmStage film={ slide.film } title={ work.title } />
				) }
			</div>
			{ /* Keeps its place, so that pictures do not jump. */ }
			{ hasCaptions && (
				<p
					className="small caption"
					aria-hidden={ caption?.isAlt || undefined }
				>
					<Said locale={ locale }>{ caption?.words ?? '' }</Said>
				</p>
			) }
			<SlideshowFoot
				titleId={ title }
				work={ work }
				slides={ slides }
				current={ at.slide }
				previous={ works[ at.work - 1 ] }
				next={ works[ at.work + 1 ] }
				actions={ actionsOf?.( work ) }
				onSlide={ ( to ) => setAt( { work: at.work, slide: to } ) }
				onProject={ ( by ) =>
					setAt( { work: at.work + by, slide: 0 } )
				}
			/>
			{ isMany && (
				<WorkPictures
					pictures={ pictures }
					title={ work.title }
					locale={ locale }
					onOpen={ ( to ) => {
						setAt( { work: at.work, slide: to } );
						ref.current?.scrollTo?.( 0, 0 );
					} }
				/>
			) }
		</dialog>,
		document.body
	);
};
