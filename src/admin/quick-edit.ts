// Core's quick edit fills in its own fields only: this fills in those of works and missions.
interface Item {
	skill: number[];
	statuses: Record< string, string >;
	version: string;
	[ field: string ]: unknown;
}

const LIMITS: Record< string, number > = { dmkt_work: 30, dmkt_mission: 80 };

function fillStatuses( form: Element, statuses: Item[ 'statuses' ] ) {
	const select = form.querySelector< HTMLSelectElement >(
		'select[name="_status"]'
	);
	select?.replaceChildren(
		...Object.entries( statuses ).map(
			( [ value, label ] ) => new Option( label, value )
		)
	);
	if ( select ) {
		select.disabled = select.options.length < 2;
	}
	return select;
}

function fillFields( form: Element, item: Item ) {
	form.querySelectorAll< HTMLInputElement | HTMLSelectElement >(
		'[name^="dm_item["]'
	).forEach( ( input ) => {
		const field = /^dm_item\[(\w+)\]/.exec( input.name )?.[ 1 ] ?? '';
		if ( input instanceof HTMLInputElement && input.type === 'checkbox' ) {
			input.checked = item.skill.includes( Number( input.value ) );
		} else if ( field === 'skill' ) {
			if ( input instanceof HTMLSelectElement ) {
				input.value = String( item.skill[ 0 ] ?? '' );
			}
		} else {
			input.value = String( item[ field ] ?? '' );
		}
	} );
}

function prepare( id: string ) {
	const form = document.getElementById( `edit-${ id }` );
	const data = document.querySelector( `#inline_${ id } .dm_item` );
	const mark = form?.querySelector< HTMLInputElement >(
		'[name="dm_item_of"]'
	);
	if ( ! form || ! data?.textContent || ! mark ) {
		return;
	}
	const item: Item = JSON.parse( data.textContent );
	mark.value = id;
	const version = form.querySelector< HTMLInputElement >(
		'[name="dm_item_version"]'
	);
	if ( version ) {
		version.value = item.version;
	}
	fillFields( form, item );
	const status = fillStatuses( form, item.statuses );
	const present = document.querySelector( `#inline_${ id } ._status` );
	if ( status && present?.textContent ) {
		status.value = present.textContent;
	}
	const title = form.querySelector< HTMLInputElement >(
		'[name="post_title"]'
	);
	const type = document.querySelector( `#inline_${ id } .post_type` );
	title?.setAttribute(
		'maxlength',
		String(
			LIMITS[ type?.textContent ?? document.body.dataset.type ?? '' ] ??
				80
		)
	);
}

export function watchQuickEdit() {
	// Core's listener makes the form; this one runs after it.
	document.addEventListener( 'click', ( { target } ) => {
		const row =
			target instanceof Element && target.closest( '.editinline' )
				? target.closest( 'tr' )
				: null;
		const id = row?.id.replace( 'post-', '' );
		if ( id ) {
			setTimeout( () => prepare( id ) );
		}
	} );
}
