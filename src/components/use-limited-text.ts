// Typing that stops at a limit of code points, without breaking what an input method is still composing.
import { useRef } from '@wordpress/element';
import type { ChangeEvent, CompositionEvent } from 'react';
import { codePoints, truncate } from '../lib/code-points';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export function useLimitedText(
	value: string,
	onChange: ( value: string ) => void,
	max?: number
) {
	const composing = useRef( false );
	const take = ( text: string ) =>
		onChange(
			max === undefined || composing.current
				? text
				: truncate( text, max )
		);
	return {
		counter:
			max === undefined ? undefined : { used: codePoints( value ), max },
		handlers: {
			onChange: ( event: ChangeEvent< TextElement > ) =>
				take( event.target.value ),
			onCompositionStart: () => {
				composing.current = true;
			},
			onCompositionEnd: ( event: CompositionEvent< TextElement > ) => {
				composing.current = false;
				take( event.currentTarget.value );
			},
		},
	};
}
