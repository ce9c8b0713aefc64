// Several languages: the usual ones and the chosen ones as chips, the others in a list that adds one.
import { __ } from '@wordpress/i18n';
import { usualSpoken } from '../contract/spoken';
import {
	languageName,
	otherChoices,
	usualChoices,
} from '../lib/language-names';
import { FieldGroup } from './field';
import type { ControlProps } from './field';
import { Options, SelectBox } from './select-box';
import { ToggleChips } from './toggle-chips';

interface LanguageChoiceProps extends ControlProps< string[] > {
	/** How many may be chosen. */
	max: number;
}

export const LanguageChoice = ( {
	name,
	value,
	onChange,
	onBlur,
	max,
	...field
}: LanguageChoiceProps ) => {
	const added = value.filter( ( code ) => ! usualSpoken.includes( code ) );
	const another = __( 'Another language', 'design-marketplace' );
	return (
		<FieldGroup { ...field }>
			<div className="language-choice">
				<ToggleChips
					{ ...{ name, value, onChange } }
					options={ [
						...usualChoices(),
						...added.map( ( code ) => ( {
							value: code,
							label: languageName( code ),
						} ) ),
					] }
				/>
				{ value.length < max && (
					<SelectBox
						aria-label={ another }
						value=""
						onBlur={ onBlur }
						onChange={ ( { target } ) =>
							onChange( [ ...value, target.value ] )
						}
					>
						<option value="">{ another }</option>
						<Options
							of={ otherChoices().filter(
								( other ) => ! value.includes( other.value )
							) }
						/>
					</SelectBox>
				) }
			</div>
		</FieldGroup>
	);
};
