// The page's heading, as large as its longest word allows: German has words that fill a phone.
import { forwardRef } from '@wordpress/element';
import type { CSSProperties } from 'react';
import { widestWord } from '../lib/letters';
import { classNames } from './class-names';
import { Said } from './said';

interface MegaProps {
	/** Line breaks count. */
	text: string;
	/** The language somebody wrote it in, '' for the site's; undefined for the page's. */
	locale?: string;
	className?: string;
}

/** For other large headings: base.css shrinks .mega and .t1 to what their longest word leaves. */
export const fitWords = ( text: string ): CSSProperties =>
	( { '--longest': widestWord( text ) } ) as CSSProperties;

export const Mega = forwardRef< HTMLHeadingElement, MegaProps >(
	( { text, locale, className }, ref ) => (
		<h1
			ref={ ref }
			className={ classNames( 'mega', className ) }
			style={ fitWords( text ) }
		>
			<Said locale={ locale } lines>
				{ text }
			</Said>
		</h1>
	)
);
