// The testimonials one after the other; loaded when they come near. It stops for a pointer, a focus or a press on pause.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import Slider from 'react-slick';
import { SquareButton } from '../../../../components/button';
import { classNames } from '../../../../components/class-names';
import { AUTOPLAY_EXTRA_MS } from '../../../../lib/constants';
import { useReducedMotion } from '../../../../lib/use-media-query';
import type { SectionProps } from '../api/read-block';
import { Voice } from './voice';

const SLIDE_MS = 480;

interface VoiceSliderProps {
	items: SectionProps[ 'testimonials' ][ 'items' ];
	/** Milliseconds for which each is shown; the slider adds AUTOPLAY_EXTRA_MS. */
	speed: number;
}

/** Makes slides out of sight, and the slider's copies of slides, inert: no focus, not read out. */
function useInertSlides( current: number ) {
	const root = useRef< HTMLDivElement >( null );
	useEffect( () => {
		root.current
			?.querySelectorAll< HTMLElement >( '.slick-slide' )
			.forEach( ( slide ) =>
				slide.toggleAttribute(
					'inert',
					Number( slide.dataset.index ) !== current
				)
			);
	} );
	return root;
}

export const VoiceSlider = ( { items, speed }: VoiceSliderProps ) => {
	const isCalm = useReducedMotion();
	const slider = useRef< Slider >( null );
	const [ current, setCurrent ] = useState( 0 );
	const [ isPaused, setPaused ] = useState( isCalm );
	const [ isHovered, setHovered ] = useState( false );
	const [ isFocused, setFocused ] = useState( false );
	const isRunning = ! isPaused && ! isHovered && ! isFocused;
	const root = useInertSlides( current );

	useEffect( () => {
		if ( isRunning ) {
			slider.current?.slickPlay();
		} else {
			slider.current?.slickPause();
		}
	}, [ isRunning ] );

	const leave = ( { currentTarget, relatedTarget }: FocusEvent ) =>
		setFocused( currentTarget.contains( relatedTarget as Node | null ) );

	return (
		<div
			ref={ root }
			className={ classNames(
				'voice-slider c4-12',
				isRunning && 'running'
			) }
			style={
				{
					'--autoplay': `${ speed + AUTOPLAY_EXTRA_MS }ms`,
				} as Record< string, string >
			}
			onMouseEnter={ () => setHovered( true ) }
			onMouseLeave={ () => setHovered( false ) }
			onFocus={ () => setFocused( true ) }
			onBlur={ leave }
		>
			<div aria-live={ isRunning ? 'off' : 'polite' }>
				<Slider
					ref={ slider }
					arrows={ false }
					accessibility={ false }
					// Always on: the slider mistakes its own pauses for the visitor's, and would not start again.
					autoplay
					autoplaySpeed={ speed }
					pauseOnHover={ false }
					pauseOnFocus={ false }
					speed={ isCalm ? 0 : SLIDE_MS }
					// Without motion there is nothing to wait for: a second press counts at once.
					waitForAnimate={ ! isCalm }
					cssEase="cubic-bezier(0.2, 0, 0, 1)"
					beforeChange={ ( _, next ) => setCurrent( next ) }
				>
					{ items.map( ( item, index ) => (
						<div key={ index }>
							<Voice { ...item } />
						</div>
					) ) }
				</Slider>
			</div>
			<div className="slider-ctl">
				<div className="ticks">
					{ items.map( ( _, index ) => (
						<button
							key={ index }
							type="button"
							className={ classNames(
								index < current && 'done',
								index === current && 'on'
							) }
							aria-label={ sprintf(
								/* translators: %d: number of a testimonial. */
								__( 'Testimonial %d', 'design-marketplace' ),
								index + 1
							) }
							aria-current={ index === current || undefined }
							onClick={ () => slider.current?.slickGoTo( index ) }
						/>
					) ) }
				</div>
				<SquareButton
					icon={ isPaused ? 'play' : 'pause' }
					label={
						isPaused
							? __( 'Play', 'design-marketplace' )
							: __( 'Pause', 'design-marketplace' )
					}
					onClick={ () => setPaused( ! isPaused ) }
				/>
				<SquareButton
					icon="arrow-left"
					label={ __( 'Previous testimonial', 'design-marketplace' ) }
					onClick={ () => slider.current?.slickPrev() }
				/>
				<SquareButton
					icon="arrow-right"
					label={ __( 'Next testimonial', 'design-marketplace' ) }
					onClick={ () => slider.current?.slickNext() }
				/>
			</div>
		</div>
	);
};
