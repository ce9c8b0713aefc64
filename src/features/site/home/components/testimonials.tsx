// Testimonials: a slider for several, a still one for a single quote.
import { __ } from '@wordpress/i18n';
import { Said } from '../../../../components/said';
import type { SectionProps } from '../api/read-block';
import { Voice } from './voice';
import { VoiceSlider } from './voice-slider';

export const Testimonials = ( {
	title,
	speed,
	items,
}: SectionProps[ 'testimonials' ] ) => {
	const [ first ] = items;
	if ( ! first ) {
		return null;
	}
	const isSlider = items.length > 1;
	return (
		<section
			className="section"
			aria-label={ title }
			aria-roledescription={
				isSlider ? __( 'carousel', 'design-marketplace' ) : undefined
			}
		>
			<div className="grid voices">
				<h2 className="label c1-3 t4">
					<Said
						locale=""
						usual={ __( 'Testimonials', 'design-marketplace' ) }
					>
						{ title }
					</Said>
				</h2>
				{ isSlider ? (
					<VoiceSlider items={ items } speed={ speed } />
				) : (
					<div className="c4-12">
						<Voice { ...first } />
					</div>
				) }
			</div>
		</section>
	);
};
