// Shows the current step of a wizard. Finished steps are buttons that lead back; later ones are not.
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from './icon';
import './stepper.css';

interface StepperProps {
	steps: readonly string[];
	/** From 0. */
	current: number;
	onStep: ( index: number ) => void;
}

const kindOf = ( index: number, current: number ) => {
	if ( index === current ) {
		return 'now';
	}
	return index < current ? 'done' : undefined;
};

export const Stepper = ( { steps, current, onStep }: StepperProps ) =>
	steps.length === 0 ? null : (
		<ol
			className="stepper"
			aria-label={ __( 'Progress', 'design-marketplace' ) }
		>
			{ steps.map( ( step, index ) => (
				<li
					key={ step }
					className={ kindOf( index, current ) }
					aria-current={ index === current ? 'step' : undefined }
				>
					{ index < current ? (
						<button
							type="button"
							aria-label={ sprintf(
								/* translators: 1: number of a step, 2: its name. */
								__(
									'Back to step %1$d: %2$s',
									'design-marketplace'
								),
								index + 1,
								step
							) }
							onClick={ () => onStep( index ) }
						>
							<span className="dot">
								<Icon name="check" />
							</span>
						</button>
					) : (
						<span className="dot">{ index + 1 }</span>
					) }
					<span className="lab">{ step }</span>
				</li>
			) ) }
		</ol>
	);
