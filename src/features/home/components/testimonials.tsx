// What people say. The first stands there at once, the slider comes when one is near.
import { lazy, Suspense, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { loadChunk } from '../../../lib/load-chunk';
import { useNear } from '../../../lib/use-near';
import type { Testimonial, TestimonialsProps } from '../types';
import { Voice } from './voice';

const VoiceSlider = lazy( () =>
	loadChunk( () => import( './voice-slider' ) ).then( ( module ) => ( {
		default: module.VoiceSlider,
	} ) )
);

/** All of them in one place, so that the room is the one the slider will take. */
const Still = ( { items }: { items: Testimonial[] } ) => (
	<div className="voices-still c4-12">
		{ items.map( ( item, index ) => (
			<div key={ index } aria-hidden={ index > 0 || undefined }>
				<Voice { ...item } />
			</div>
		) ) }
		{ items.length > 1 && <div className="slider-ctl" /> }
	</div>
);

export const Testimonials = ( { title, speed, items }: TestimonialsProps ) => {
	const [ isNear, ref ] = useNear( '600px 0px' );
	const [ wasNear, setWasNear ] = useState( false );
	useEffect( () => {
		if ( isNear ) {
			setWasNear( true );
		}
	}, [ isNear ] );
	if ( items.length === 0 ) {
		return null;
	}
	const still = <Still items={ items } />;
	return (
		<section
			ref={ ref }
			className="section"
			aria-roledescription={ __( 'carousel', 'design-marketplace' ) }
			aria-label={ title }
		>
			<div className="grid voices">
				<h2 className="label c1-3 t4">{ title }</h2>
				{ wasNear && items.length > 1 ? (
					<Suspense fallback={ still }>
						<VoiceSlider items={ items } speed={ speed } />
					</Suspense>
				) : (
					still
				) }
			</div>
		</section>
	);
};
