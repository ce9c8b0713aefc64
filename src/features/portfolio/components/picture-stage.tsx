// A picture in the slideshow: whole, or enlarged by a button, a double tap or two fingers, and then scrolled.
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties, TouchEvent } from 'react';
import { SquareButton } from '../../../components/button';
import { classNames } from '../../../components/class-names';
import { Picture } from '../../../components/picture';
import type { Picture as Image } from '../../../contract/shapes';

const MAX_ZOOM = 5;
/** At least so large at once. */
const ENLARGED = 2;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 32;

interface Point {
	x: number;
	y: number;
}

interface Zoom {
	by: number;
	/** A point of the picture, as shares of its sides, and where in the window it stays. */
	hold?: { share: Point; at: Point };
}

const limited = ( by: number ) => Math.min( MAX_ZOOM, Math.max( 1, by ) );

/** Of two fingers. */
function between( { touches }: TouchEvent ) {
	const [ one, two ] = Array.from( touches );
	return one && two
		? {
				apart: Math.hypot(
					one.clientX - two.clientX,
					one.clientY - two.clientY
				),
				at: {
					x: ( one.clientX + two.clientX ) / 2,
					y: ( one.clientY + two.clientY ) / 2,
				},
			}
		: null;
}

function useZoom() {
	const frame = useRef< HTMLDivElement >( null );
	const [ zoom, setZoom ] = useState< Zoom >( { by: 1 } );
	const isLarge = zoom.by > 1;
	const picture = () => frame.current?.querySelector( 'img' );

	/** Zooms so that the point of the picture that is there stays there. */
	const zoomTo = ( by: number, at?: Point ) => {
		const box = picture()?.getBoundingClientRect();
		setZoom( {
			by: limited( by ),
			hold:
				box && at
					? {
							at,
							share: {
								x: ( at.x - box.left ) / box.width,
								y: ( at.y - box.top ) / box.height,
							},
						}
					: undefined,
		} );
	};
	useLayoutEffect( () => {
		const box = picture()?.getBoundingClientRect();
		if ( box && frame.current && zoom.hold ) {
			const { at, share } = zoom.hold;
			frame.current.scrollLeft += box.left + share.x * box.width - at.x;
			frame.current.scrollTop += box.top + share.y * box.height - at.y;
		}
	}, [ zoom ] );

	/** Between the whole picture and one that fills the stage. */
	const toggle = ( at?: Point ) => {
		const room = frame.current?.getBoundingClientRect();
		const box = picture()?.getBoundingClientRect();
		const fills =
			room && box
				? Math.max( room.width / box.width, room.height / box.height )
				: 1;
		zoomTo(
			isLarge ? 1 : Math.max( ENLARGED, fills || 1 ),
			at ??
				( room && {
					x: room.left + room.width / 2,
					y: room.top + room.height / 2,
				} )
		);
	};

	// Escape shows the whole picture first, and closes the slideshow after that.
	useEffect( () => {
		if ( ! isLarge ) {
			return undefined;
		}
		const key = ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' && ! event.defaultPrevented ) {
				event.preventDefault();
				setZoom( { by: 1 } );
			}
		};
		window.addEventListener( 'keydown', key );
		return () => window.removeEventListener( 'keydown', key );
	}, [ isLarge ] );

	const tap = useRef( { at: -Infinity, x: 0, y: 0 } );
	const pinch = useRef< { apart: number; by: number } | null >( null );
	return {
		frame,
		by: zoom.by,
		isLarge,
		toggle,
		handlers: {
			onClick: ( { timeStamp, clientX: x, clientY: y }: TapEvent ) => {
				const { current: last } = tap;
				const isSecond =
					timeStamp - last.at < DOUBLE_TAP_MS &&
					Math.hypot( x - last.x, y - last.y ) < DOUBLE_TAP_PX;
				tap.current = { at: isSecond ? -Infinity : timeStamp, x, y };
				if ( isSecond ) {
					toggle( { x, y } );
				}
			},
			onTouchStart: ( event: TouchEvent ) => {
				const fingers = between( event );
				pinch.current = fingers && {
					apart: fingers.apart,
					by: zoom.by,
				};
				// A finger on a large picture moves it, and leads to no other one.
				if ( fingers || isLarge ) {
					event.stopPropagation();
				}
			},
			onTouchMove: ( event: TouchEvent ) => {
				const fingers = between( event );
				if ( fingers && pinch.current && pinch.current.apart > 0 ) {
					zoomTo(
						pinch.current.by *
							( fingers.apart / pinch.current.apart ),
						fingers.at
					);
				}
			},
			onTouchEnd: () => {
				pinch.current = null;
			},
		},
	};
}

interface TapEvent {
	timeStamp: number;
	clientX: number;
	clientY: number;
}

interface PictureStageProps {
	image: Image;
	alt: string;
}

export const PictureStage = ( { image, alt }: PictureStageProps ) => {
	const { frame, by, isLarge, toggle, handlers } = useZoom();
	const label = isLarge
		? __( 'Show the whole picture', 'design-marketplace' )
		: __( 'Enlarge the picture', 'design-marketplace' );
	return (
		<>
			{ /* The button does the same for everybody. A large picture is scrolled by the arrow keys once it has the focus. */ }
			<div
				ref={ frame }
				className={ classNames( 'frame', isLarge && 'large' ) }
				style={
					{
						'--ratio': image.width / image.height,
						'--zoom': by,
						...( image.color && { '--avg': image.color } ),
					} as CSSProperties
				}
				{ ...( isLarge && {
					tabIndex: 0,
					role: 'group',
					'aria-label': __(
						'Enlarged picture: arrow keys move it',
						'design-marketplace'
					),
				} ) }
				{ ...handlers }
			>
				<Picture
					priority
					image={ image }
					sizes={ `${ Math.round( by * 100 ) }vw` }
					alt={ alt }
				/>
			</div>
			<SquareButton
				className="zoom"
				icon={ isLarge ? 'minus' : 'plus' }
				label={ label }
				onClick={ () => toggle() }
			/>
		</>
	);
};
