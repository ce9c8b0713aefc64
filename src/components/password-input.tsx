// A password that can be shown while typing.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Field } from './field';
import type { ControlProps } from './field';
import { Icon } from './icon';

export interface PasswordInputProps extends ControlProps< string > {
	autoComplete?: 'current-password' | 'new-password';
	note?: ReactNode;
	readOnly?: boolean;
}

export const PasswordInput = ( {
	label,
	hint,
	error,
	optional,
	note,
	value,
	onChange,
	...input
}: PasswordInputProps ) => {
	const [ shown, setShown ] = useState( false );
	return (
		<Field { ...{ label, hint, error, optional, note } }>
			{ ( aria ) => (
				<span className="with-button">
					<input
						{ ...input }
						{ ...aria }
						className="input"
						type={ shown ? 'text' : 'password' }
						value={ value }
						autoCapitalize="none"
						spellCheck={ false }
						onChange={ ( event ) => onChange( event.target.value ) }
					/>
					<button
						type="button"
						aria-pressed={ shown }
						aria-controls={ aria.id }
						aria-label={ __(
							'Show password',
							'design-marketplace'
						) }
						onClick={ () => setShown( ! shown ) }
					>
						<Icon name={ shown ? 'eye-off' : 'eye' } />
					</button>
				</span>
			) }
		</Field>
	);
};
