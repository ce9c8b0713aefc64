// Adds, removes and moves rows of schools and partners without a reload. Without the script there is always one empty row.
import { fill } from './media';

const tableOf = ( element: Element ) =>
	element.closest( 'fieldset' )?.querySelector( '.dm-rows tbody' ) ?? null;

/** Renumbers the names of the inputs, so that they are saved in this order. */
function number( table: Element ) {
	[ ...table.children ].forEach( ( row, index ) =>
		row.querySelectorAll( 'input' ).forEach( ( input ) => {
			input.name = input.name.replace( /\[\d+\]/, `[${ index }]` );
		} )
	);
}

function empty( row: Element ) {
	row.querySelectorAll( 'input' ).forEach( ( input ) => {
		input.value = '';
	} );
	const media = row.querySelector< HTMLElement >( '.dm-media' );
	if ( media ) {
		fill( media, null );
	}
}

function add( table: Element ) {
	const last = table.lastElementChild;
	const row = last?.cloneNode( true );
	if ( row instanceof Element ) {
		empty( row );
		table.append( row );
		number( table );
		row.querySelector( 'input' )?.focus();
	}
}

function remove( row: Element, table: Element ) {
	const next = row.nextElementSibling ?? row.previousElementSibling;
	if ( next ) {
		row.remove();
		number( table );
	} else {
		empty( row );
	}
	( next ?? row ).querySelector( 'input' )?.focus();
}

function moveUp( row: Element, table: Element, button: HTMLElement ) {
	const before = row.previousElementSibling;
	if ( before ) {
		before.before( row );
		number( table );
		button.focus();
	}
}

export function watchRows() {
	document
		.querySelectorAll< HTMLElement >(
			'.dm-row-add, .dm-row-remove, .dm-row-up'
		)
		.forEach( ( button ) => {
			button.hidden = false;
		} );
	document.addEventListener( 'click', ( { target } ) => {
		const button =
			target instanceof Element ? target.closest( 'button' ) : null;
		const table = button && tableOf( button );
		const row = button?.closest( 'tr' );
		if ( ! button || ! table ) {
			return;
		}
		if ( button.matches( '.dm-row-add' ) ) {
			add( table );
		} else if ( row && button.matches( '.dm-row-remove' ) ) {
			remove( row, table );
		} else if ( row && button.matches( '.dm-row-up' ) ) {
			moveUp( row, table, button );
		}
	} );
}
