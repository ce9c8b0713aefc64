// A member's text, with a `lang` attribute if its language is not the page's; Markup::said() renders the same.
import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import { foreign, typeset } from '../lib/typeset';

interface SaidProps {
	children: string;
	/** The language it was written in; '' for the site's, nothing for the page's. */
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

export const Said = ( { children, locale, usual, lines }: SaidProps ) => {
	const isTheirs =
		typeof locale === 'string' && children !== '' && children !== usual;
	const text = isTheirs ? typeset( children, locale ) : children;
	const lang = isTheirs ? foreign( locale ) : undefined;
	const shown = lines ? broken( text ) : text;
	return lang ? <span lang={ lang }>{ shown }</span> : <>{ shown }</>;
};
