// A block's title, written in its place.
import { __ } from '@wordpress/i18n';
import { fitWords } from '../../components/mega';
import { Words } from './words';

interface Props {
	className: string;
	value: string;
	onChange: ( title: string ) => void;
	/** Stands where nothing is written. */
	usual?: string;
	/** Whether long words make it smaller. */
	fit?: boolean;
}

export const TitleWords = ( {
	className,
	value,
	onChange,
	usual,
	fit = false,
}: Props ) => (
	<Words
		id="title"
		tag="div"
		className={ `dm-head ${ className }` }
		style={ fit ? fitWords( value || ( usual ?? '' ) ) : undefined }
		label={ __( 'Title', 'design-marketplace' ) }
		placeholder={ usual }
		value={ value }
		onChange={ onChange }
	/>
);
