// A text of the site, written where it stands: plain, without formats.
import { RichText } from '@wordpress/block-editor';
import type { CSSProperties } from 'react';
import { toHtml, toText } from './plain-html';

interface WordsProps {
	/** Name of the text, for screen readers. */
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	tag?: string;
	className?: string;
	style?: CSSProperties;
	placeholder?: string;
	/** Whether Enter makes a new line. */
	lines?: boolean;
	/** Names it among the block's texts. */
	id: string;
}

export const Words = ( {
	label,
	value,
	onChange,
	tag = 'span',
	placeholder = label,
	lines = false,
	id,
	...look
}: WordsProps ) => (
	<RichText
		{ ...look }
		identifier={ id }
		tagName={ tag }
		aria-label={ label }
		placeholder={ placeholder }
		value={ toHtml( value ) }
		onChange={ ( html ) => onChange( toText( String( html ) ) ) }
		allowedFormats={ [] }
		withoutInteractiveFormatting
		disableLineBreaks={ ! lines }
	/>
);
