// HTML the server rendered and cleaned. Its links within the site go through the router.
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { foreign } from '../lib/typeset';
import { useLanguageOf } from '../lib/written-in';
import { isFile, withinApp } from '../lib/within-app';

interface HtmlProps {
	html: string;
	className?: string;
	/** The language somebody wrote it in, '' for that of the page's editor; undefined for the visitor's. */
	locale?: string;
}

/** The path in the app that a click leads to; null if the browser should follow the link itself. */
function appAddress( event: MouseEvent ): string | null {
	const link = ( event.target as Element ).closest( 'a' );
	const plainClick =
		event.button === 0 &&
		! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );
	if (
		! link?.href ||
		! plainClick ||
		link.target === '_blank' ||
		link.hasAttribute( 'download' )
	) {
		return null;
	}
	const address = withinApp( link.href );
	return address !== null && ! isFile( address ) ? address : null;
}

export const Html = ( { html, className, ...props }: HtmlProps ) => {
	const locale = useLanguageOf( props.locale );
	const navigate = useNavigate();
	return (
		// The links inside can be focused themselves; this only handles their clicks.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
		<div
			className={ className }
			lang={ locale === undefined ? undefined : foreign( locale ) }
			onClick={ ( event ) => {
				const address = appAddress( event );
				if ( address !== null && ! event.defaultPrevented ) {
					event.preventDefault();
					void navigate( address );
				}
			} }
			dangerouslySetInnerHTML={ { __html: html } }
		/>
	);
};
