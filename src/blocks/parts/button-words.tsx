// A block's button: its text written in its place, its link in the settings.
import { __ } from '@wordpress/i18n';
import { Icon } from '../../components/icon';
import { LinkControl } from './link-control';
import { Words } from './words';

interface Props {
	value: string;
	onChange: ( value: string ) => void;
}

export const ButtonLinkControl = ( {
	help,
	value,
	onChange,
}: Props & { help?: string } ) => (
	<LinkControl
		label={ __( 'Link of the button', 'design-marketplace' ) }
		help={ help }
		value={ value }
		onChange={ onChange }
	/>
);

export const ButtonWords = ( {
	usual,
	value,
	onChange,
}: Props & { usual?: string } ) => (
	<span className="btn second">
		<Words
			id="btn_txt"
			label={ __( 'Text of the button', 'design-marketplace' ) }
			placeholder={ usual }
			value={ value }
			onChange={ onChange }
		/>
		<Icon name="arrow-right" className="go" />
	</span>
);
