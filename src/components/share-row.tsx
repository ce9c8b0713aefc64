// The address of a page, and the ways to hand it on: copied, by the system's own sheet, as a QR code. On paper stand address and code.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { shareIcons } from '../contract/share-icons';
import { loadChunk } from '../lib/load-chunk';
import { basePath } from '../lib/boot';
import '../styles/quiet.css';
import { announce } from './live-region';
import './share-row.css';

interface ShareRowProps {
	/** Address of the page, or its path below the site. */
	url: string;
	/** What the page is called. */
	title: string;
	className?: string;
}

const loadCode = () => loadChunk( () => import( './qr-dialog' ) );

/** How long a page is left alone before the code for paper is fetched. */
const IDLE_MS = 1_000;

/** How long "Copied" stands on the button. */
const COPIED_MS = 3_000;

const absolute = ( url: string ): string =>
	url.startsWith( '/' )
		? `${ window.location.origin }${ basePath() }${ url }`
		: url;

const Quiet = ( {
	icon,
	children,
	...rest
}: ComponentProps< 'button' > & { icon: keyof typeof shareIcons } ) => (
	<button type="button" className="quiet" { ...rest }>
		<svg
			className="icon"
			viewBox="0 0 24 24"
			aria-hidden="true"
			focusable="false"
			dangerouslySetInnerHTML={ { __html: shareIcons[ icon ] } }
		/>{ ' ' }
		{ children }
	</button>
);

/** The code is fetched once the page has nothing else to do, so that it can be printed and opens at once. */
function useCode() {
	const [ parts, setParts ] = useState< Awaited<
		ReturnType< typeof loadCode >
	> | null >( null );
	const load = () =>
		loadCode().then( ( loaded ) => {
			setParts( loaded );
			return loaded;
		} );
	useEffect( () => {
		const timer = setTimeout(
			() => void load().catch( () => {} ),
			IDLE_MS
		);
		return () => clearTimeout( timer );
	}, [] );
	return { parts, load };
}

export const ShareRow = ( { url, title, className = '' }: ShareRowProps ) => {
	const address = absolute( url );
	const line = useRef< HTMLSpanElement >( null );
	const [ isCopied, setIsCopied ] = useState( false );
	const [ isOpen, setIsOpen ] = useState( false );
	const { parts, load } = useCode();
	useEffect( () => {
		const timer = setTimeout( () => setIsCopied( false ), COPIED_MS );
		return () => clearTimeout( timer );
	}, [ isCopied ] );

	/** Where the browser does not copy, the address is selected, for the reader's own keys. */
	const select = () => {
		const { current } = line;
		if ( current ) {
			const page = current.ownerDocument.defaultView;
			page?.getSelection()?.selectAllChildren( current );
		}
		announce(
			__(
				'The address is selected. Copy it with your keyboard.',
				'design-marketplace'
			)
		);
	};
	const copy = async () => {
		try {
			await navigator.clipboard.writeText( address );
			setIsCopied( true );
			announce( __( 'Link copied.', 'design-marketplace' ) );
		} catch {
			select();
		}
	};
	const share = () =>
		navigator
			.share( { title, url: address } )
			.catch( ( error: unknown ) => {
				// Whoever closes the sheet has changed their mind.
				if ( ( error as Error ).name !== 'AbortError' ) {
					void copy();
				}
			} );
	const open = () => {
		load()
			.then( () => setIsOpen( true ) )
			.catch( () =>
				announce(
					__(
						'The QR code could not be loaded. Please try again.',
						'design-marketplace'
					)
				)
			);
	};
	return (
		<div
			className={ `share-row ${ className }`.trim() }
			role="group"
			aria-label={ __( 'Share this page', 'design-marketplace' ) }
		>
			<span className="addr" ref={ line } translate="no">
				{ address.replace( /^https?:\/\//, '' ) }
			</span>
			<Quiet icon="share-link" onClick={ () => void copy() }>
				{ isCopied
					? __( 'Copied', 'design-marketplace' )
					: __( 'Copy link', 'design-marketplace' ) }
			</Quiet>
			{ typeof navigator.share === 'function' && (
				<Quiet icon="share-sheet" onClick={ () => void share() }>
					{ __( 'Share', 'design-marketplace' ) }
				</Quiet>
			) }
			<Quiet icon="share-code" aria-haspopup="dialog" onClick={ open }>
				{ __( 'QR code', 'design-marketplace' ) }
			</Quiet>
			{ parts && (
				<div className="on-paper">
					<parts.QrCode url={ address } />
				</div>
			) }
			{ parts && isOpen && (
				<parts.QrDialog
					url={ address }
					title={ title }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</div>
	);
};
