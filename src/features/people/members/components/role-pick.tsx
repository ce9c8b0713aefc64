// The choice of a role: circle for designers, square for companies.
import { useId } from '@wordpress/element';
import { classNames } from '../../../../components/class-names';
import { ErrorText } from '../../../../components/field';
import type { ControlProps } from '../../../../components/field';
import { roles } from '../../../../contract/enums';

export const RolePick = ( {
	label,
	name,
	value,
	error,
	onChange,
	onBlur,
}: ControlProps< string > ) => {
	const id = useId();
	return (
		<fieldset
			className={ classNames( 'field member-role', error && 'bad' ) }
			role="radiogroup"
			aria-required
			aria-invalid={ error ? true : undefined }
			aria-describedby={ error ? id : undefined }
		>
			<legend className="t4">{ label }</legend>
			<div className="role-pick">
				{ roles().map( ( option ) => (
					<label
						key={ option.value }
						htmlFor={ `${ id }-${ option.value }` }
					>
						<b className="t3">{ option.label }</b>
						<input
							id={ `${ id }-${ option.value }` }
							type="radio"
							name={ name }
							value={ option.value }
							checked={ option.value === value }
							onChange={ () => onChange( option.value ) }
							onBlur={ onBlur }
						/>
						<i className="shape" />
					</label>
				) ) }
			</div>
			{ error && <ErrorText id={ id }>{ error }</ErrorText> }
		</fieldset>
	);
};
