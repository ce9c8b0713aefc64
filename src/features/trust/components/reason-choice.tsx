// A choice of reasons, in plain sentences.
import { useId } from '@wordpress/element';
import { FieldGroup } from '../../../components/field';
import type { ControlProps } from '../../../components/field';
import { reasonsFor } from '../reasons';
import type { Kind } from '../types';

interface ReasonChoiceProps extends ControlProps< string > {
	/** Kind of the reported item; null while it is not known. */
	kind: Kind | null;
}

export const ReasonChoice = ( {
	name,
	kind,
	value,
	onChange,
	onBlur,
	...field
}: ReasonChoiceProps ) => {
	const id = useId();
	return (
		<FieldGroup { ...field }>
			<div className="reasons">
				{ reasonsFor( kind, value ).map( ( reason ) => (
					<label
						key={ reason.value }
						htmlFor={ `${ id }-${ reason.value }` }
					>
						<input
							id={ `${ id }-${ reason.value }` }
							type="radio"
							name={ name }
							value={ reason.value }
							checked={ reason.value === value }
							onChange={ () => onChange( reason.value ) }
							onBlur={ onBlur }
						/>
						<span>
							<b>{ reason.label }</b>{ ' ' }
							{ reason.means && (
								<span className="small soft">
									{ reason.means }
								</span>
							) }
						</span>
					</label>
				) ) }
			</div>
		</FieldGroup>
	);
};
