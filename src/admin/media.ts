// Chooses pictures and files in core's own media dialog.
import { __ } from '@wordpress/i18n';

interface Attachment {
	id: number;
	filename: string;
	url: string;
	sizes?: Record< string, { url: string } >;
}

interface Frame {
	on: ( event: 'select', listener: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => Attachment };
		};
	};
}

declare global {
	interface Window {
		wp?: {
			media?: ( options: Record< string, unknown > ) => Frame;
		};
	}
}

function shown( kind: string, { sizes, url, filename }: Attachment ) {
	if ( kind === 'image' ) {
		const image = document.createElement( 'img' );
		image.src = ( sizes?.medium ?? { url } ).url;
		image.alt = '';
		return image;
	}
	const link = document.createElement( 'a' );
	link.href = url;
	link.textContent = filename;
	return link;
}

/** Puts an attachment, or none, into a field. */
export function fill( field: HTMLElement, attachment: Attachment | null ) {
	const input = field.querySelector( 'input' );
	const place = field.querySelector( '.dm-media-shown' );
	const remove = field.querySelector< HTMLElement >( '.dm-media-remove' );
	if ( ! input || ! place || ! remove ) {
		return;
	}
	input.value = String( attachment?.id ?? 0 );
	place.replaceChildren(
		...( attachment
			? [ shown( field.dataset.kind ?? '', attachment ) ]
			: [] )
	);
	remove.hidden = ! attachment;
}

function choose( field: HTMLElement ) {
	const isImage = field.dataset.kind === 'image';
	const frame = window.wp?.media?.( {
		title: isImage
			? __( 'Choose a logo', 'design-marketplace' )
			: __( 'Choose a file', 'design-marketplace' ),
		multiple: false,
		...( isImage && { library: { type: 'image' } } ),
	} );
	frame?.on( 'select', () =>
		fill( field, frame.state().get( 'selection' ).first().toJSON() )
	);
	frame?.open();
}

export function watchMedia() {
	document.addEventListener( 'click', ( { target } ) => {
		const button =
			target instanceof Element ? target.closest( 'button' ) : null;
		const field = button?.closest< HTMLElement >( '.dm-media' );
		if ( ! button || ! field ) {
			return;
		}
		if ( button.matches( '.dm-media-choose' ) ) {
			choose( field );
		} else if ( button.matches( '.dm-media-remove' ) ) {
			fill( field, null );
			field.querySelector< HTMLElement >( '.dm-media-choose' )?.focus();
		}
	} );
}
