// A link: within the app by the router, to a file or another site by the browser. react-router's own brings its prefetching
// along, 3 KiB on every first load that nothing here uses.
import { forwardRef } from '@wordpress/element';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isFile, withinApp } from '../lib/within-app';

export interface LinkProps extends Omit<
	AnchorHTMLAttributes< HTMLAnchorElement >,
	'href'
> {
	/** An address of the app, or a whole one of anywhere. */
	to: string;
	/** State of the next page's location. */
	state?: unknown;
	/** Whether to load the page from the server instead of using the router. */
	reloadDocument?: boolean;
}

export const Link = forwardRef< HTMLAnchorElement, LinkProps >(
	( { to, state, reloadDocument, onClick, target, ...rest }, ref ) => {
		const inside = withinApp( to );
		const href = useHref( inside ?? '' );
		const follow = useLinkClickHandler( inside ?? '', { state, target } );
		const byApp = inside !== null && ! isFile( inside ) && ! reloadDocument;
		const click = ( event: MouseEvent< HTMLAnchorElement > ) => {
			onClick?.( event );
			if ( byApp && ! event.defaultPrevented ) {
				follow( event );
			}
		};
		return (
			// The link's content is in `rest`.
			// eslint-disable-next-line jsx-a11y/anchor-has-content
			<a
				{ ...rest }
				ref={ ref }
				href={ inside === null ? to : href }
				target={ target }
				onClick={ click }
			/>
		);
	}
);
