// A member's text, with a `lang` attribute if its language is not the page's; Markup::said() renders the same.
import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import { foreign, typeset } from '../lib/typeset';
import { useLanguageOf } from '../lib/written-in';

interface SaidProps {
	children: string;
	/** The language it was written in; '' for that of the page's editor, nothing for the visitor's. */
	locale: string | null | undefined;
	/** A text of the site in its place, which is in the page's language. */
	usual?: string;
	/** Whether its line breaks become elements. */
	lines?: boolean;
}

const broken = ( text: string ): ReactNode =>
	text.split( '\n' ).map( ( line, index ) => (
		<Fragment key={ index }>
			{ index > 0 && <br /> }
			{ line }
		</Fragment>
	) );

export const Said = ( { children, usual, lines, ...props }: SaidProps ) => {
	const locale = useLanguageOf( props.locale );
	const isTheirs =
		typeof locale === 'string' && children !== '' && children !== usual;
	const text = isTheirs ? typeset( children, locale ) : children;
	const lang = isTheirs ? foreign( locale ) : undefined;
	const shown = lines ? broken( text ) : text;
	return lang ? <span lang={ lang }>{ shown }</span> : <>{ shown }</>;
};
