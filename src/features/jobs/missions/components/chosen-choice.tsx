// Lets the owner pick the candidates who got the job. Candidates who were chosen before stay chosen.
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Avatar } from '../../../../components/avatar';
import { ErrorState } from '../../../../components/error-state';
import { Loading, TextBones } from '../../../../components/skeletons';
import { TextInput } from '../../../../components/text-input';
import { useDebounced } from '../../../../lib/debounce';
import { SHOWN, useChoosable } from '../hooks/use-missions';
import type { Candidate } from '../types';

const SEARCH_WAIT_MS = 250;

const has = ( list: readonly Candidate[], { id }: Candidate ): boolean =>
	list.some( ( one ) => one.id === id );

interface ChosenChoiceProps {
	mission: number;
	/** Number of applications. */
	applications: number;
	/** Candidates who were chosen before. */
	already: readonly Candidate[];
	value: readonly Candidate[];
	disabled: boolean;
	onChange: ( chosen: Candidate[] ) => void;
}

export const ChosenChoice = ( {
	mission,
	applications,
	already,
	value,
	disabled,
	onChange,
}: ChosenChoiceProps ) => {
	const id = useId();
	const [ words, setWords ] = useState( '' );
	const { candidates, isPending, error, refetch } = useChoosable(
		mission,
		useDebounced( words.trim(), SEARCH_WAIT_MS )
	);
	// Picked candidates stay in sight, whatever the owner searches for.
	const others = candidates.filter( ( one ) => ! has( already, one ) );
	const shown = [
		...already,
		...value.filter( ( one ) => ! has( others, one ) ),
		...others,
	];
	return (
		<fieldset className="chosen-choice" disabled={ disabled }>
			<legend className="t4">
				{ __( 'Who?', 'design-marketplace' ) }
			</legend>
			{ applications > SHOWN && (
				<TextInput
					type="search"
					name="candidate"
					optional
					label={ __( 'Find a candidate', 'design-marketplace' ) }
					value={ words }
					onChange={ setWords }
				/>
			) }
			<div className="closing-faces">
				{ shown.map( ( candidate ) => {
					const on = has( value, candidate );
					return (
						<label
							key={ candidate.id }
							className="face"
							htmlFor={ `${ id }-${ candidate.id }` }
						>
							<input
								id={ `${ id }-${ candidate.id }` }
								type="checkbox"
								name="chosen"
								value={ candidate.id }
								checked={ on || has( already, candidate ) }
								disabled={ has( already, candidate ) }
								onChange={ () =>
									onChange(
										on
											? value.filter(
													( one ) =>
														one.id !== candidate.id
												)
											: [ ...value, candidate ]
									)
								}
							/>
							<Avatar
								name={ candidate.name }
								image={ candidate.avatar }
								sizes="60px"
							/>
							<span>{ candidate.name }</span>
						</label>
					);
				} ) }
			</div>
			<div aria-live="polite">
				{ isPending && (
					<Loading>
						<TextBones lines={ 2 } />
					</Loading>
				) }
				{ ! isPending && ! error && others.length === 0 && words && (
					<p className="small">
						{ __(
							'Nobody found who can be chosen.',
							'design-marketplace'
						) }
					</p>
				) }
			</div>
			{ error && (
				<ErrorState level={ 3 } error={ error } onRetry={ refetch } />
			) }
		</fieldset>
	);
};
