// The login's answer is HTML. Of it only emphasis and links are taken over, as elements of our own: nothing is injected.
import { Fragment, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/link';
import { basePath } from '../../../../lib/boot';

/** The router's path of an address of this site, null for any other: a signed page is the server's. */
function appPath( url: URL ): string | null {
	const base = `${ basePath() }/`;
	return url.origin === window.location.origin &&
		url.pathname.startsWith( base ) &&
		! /^\/wp-|\.php$/.test( url.pathname ) &&
		! /[?&]design_marketplace_/.test( url.search )
		? `/${ url.pathname.slice( base.length ) }${ url.search }`
		: null;
}

function anchor( href: string | null, children: ReactNode ): ReactNode {
	let url: URL;
	try {
		url = new URL( href ?? '', window.location.href );
	} catch {
		return children;
	}
	const path = appPath( url );
	if ( path !== null ) {
		return (
			<Link className="link" to={ path }>
				{ children }
			</Link>
		);
	}
	return /^https?:$/.test( url.protocol ) ? (
		<a className="link" href={ url.href } rel="noopener noreferrer">
			{ children }
		</a>
	) : (
		children
	);
}

function toReact( node: Node ): ReactNode {
	if ( node.nodeType === Node.TEXT_NODE ) {
		return node.textContent;
	}
	if ( ! ( node instanceof Element ) ) {
		return null;
	}
	const children = [ ...node.childNodes ].map( ( child, index ) => (
		<Fragment key={ index }>{ toReact( child ) }</Fragment>
	) );
	switch ( node.tagName ) {
		case 'A':
			return anchor( node.getAttribute( 'href' ), children );
		case 'STRONG':
		case 'B':
			return <strong>{ children }</strong>;
		case 'EM':
		case 'I':
			return <em>{ children }</em>;
		case 'BR':
			return <br />;
		case 'SCRIPT':
		case 'STYLE':
		case 'TEMPLATE':
			return null;
		default:
			return children;
	}
}

export const ServerMessage = ( { html }: { html: string } ) => {
	const content = useMemo(
		() =>
			toReact(
				new window.DOMParser().parseFromString( html, 'text/html' ).body
			),
		[ html ]
	);
	return <>{ content }</>;
};
