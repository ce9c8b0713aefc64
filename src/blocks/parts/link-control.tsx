// An address in the sidebar of a block, checked as the server checks it.
import { TextControl } from '@wordpress/components';
import { editorBoot } from '../boot';
import { isLike } from '../fields/judge';
import { FieldHelp } from './field-help';

interface LinkControlProps {
	label: string;
	help?: string;
	value: string;
	onChange: ( value: string ) => void;
}

export const LinkControl = ( {
	label,
	help,
	value,
	onChange,
}: LinkControlProps ) => {
	const { pattern, message } = editorBoot().link;
	const isWrong = value.trim() !== '' && ! isLike( pattern, value.trim() );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ value }
			onChange={ onChange }
			aria-invalid={ isWrong }
			help={
				<FieldHelp help={ help } wrong={ isWrong ? message : '' } />
			}
		/>
	);
};
