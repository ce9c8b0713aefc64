// The choice of a job's outcome: three outcomes, each with a drawing of circle and square, or none.
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { StageMark } from '../../../../components/stage-mark';
import { outcomes } from '../../../../contract/enums';
import { choiceLabel } from '../../../../lib/choice';
import type { Outcome } from '../types';

interface Answer {
	outcome: Outcome;
	mark: string;
	means: string;
}

const answers = (): Answer[] => [
	{
		outcome: 'here',
		mark: 'chosen',
		means: __( 'Somebody who applied.', 'design-marketplace' ),
	},
	{
		outcome: 'elsewhere',
		mark: 'elsewhere',
		means: __( 'Somebody who did not apply here.', 'design-marketplace' ),
	},
	{
		outcome: 'cancelled',
		mark: 'cancelled',
		means: __( 'The job is not going to happen.', 'design-marketplace' ),
	},
];

interface OutcomeChoiceProps {
	value: Outcome | null;
	/** Whether there are candidates, so that the company may have found somebody among them. */
	hasCandidates: boolean;
	disabled: boolean;
	onChange: ( outcome: Outcome | null ) => void;
}

export const OutcomeChoice = ( {
	value,
	hasCandidates,
	disabled,
	onChange,
}: OutcomeChoiceProps ) => {
	const id = useId();
	return (
		<fieldset className="outcome" disabled={ disabled }>
			<legend className="t4">
				{ __( 'Did you find somebody?', 'design-marketplace' ) }
			</legend>
			<div className="outcomes">
				{ answers().map( ( { outcome, mark, means } ) => (
					<label
						key={ outcome }
						className="outcome-card"
						htmlFor={ `${ id }-${ outcome }` }
					>
						<input
							id={ `${ id }-${ outcome }` }
							type="radio"
							name="outcome"
							value={ outcome }
							checked={ value === outcome }
							disabled={ outcome === 'here' && ! hasCandidates }
							onChange={ () => onChange( outcome ) }
						/>
						<StageMark stage={ mark } />
						<span>
							<b>{ choiceLabel( outcomes(), outcome ) }</b>{ ' ' }
							<span className="small">{ means }</span>
						</span>
					</label>
				) ) }
			</div>
			<label className="consent" htmlFor={ `${ id }-none` }>
				<input
					id={ `${ id }-none` }
					type="radio"
					name="outcome"
					value=""
					checked={ value === null }
					onChange={ () => onChange( null ) }
				/>
				<span>
					{ __( 'I would rather not say', 'design-marketplace' ) }
				</span>
			</label>
		</fieldset>
	);
};
