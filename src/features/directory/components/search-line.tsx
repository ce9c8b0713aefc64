// The search field of both lists.
import { useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../components/button';
import { Icon } from '../../../components/icon';
import * as limits from '../../../contract/limits';
import { useSearchText } from '../../../lib/use-search-text';

interface SearchLineProps {
	/** Says what can be searched for. */
	label: string;
	value: string;
	onSearch: ( words: string ) => void;
	/** At its end. */
	children?: ReactNode;
}

export const SearchLine = ( {
	label,
	value,
	onSearch,
	children,
}: SearchLineProps ) => {
	const id = useId();
	const field = useRef< HTMLInputElement >( null );
	const { text, type, settle } = useSearchText( value, onSearch );
	return (
		<div className="search-line">
			<label className="sr" htmlFor={ id }>
				{ label }
			</label>
			<Icon name="search" className="big" />
			<input
				ref={ field }
				id={ id }
				name="search"
				type="search"
				value={ text }
				placeholder={ label }
				maxLength={ limits.single_line_max }
				autoComplete="off"
				enterKeyHint="search"
				onChange={ ( { target } ) => type( target.value ) }
				onKeyDown={ ( { key } ) => key === 'Enter' && settle() }
			/>
			{ text && (
				<PlainButton
					icon="close"
					aria-label={ __(
						'Clear the search field',
						'design-marketplace'
					) }
					onClick={ () => {
						type( '' );
						settle();
						field.current?.focus();
					} }
				/>
			) }
			{ children }
		</div>
	);
};
