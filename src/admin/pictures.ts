// The pictures of a project have a form of their own beside core's. They are sent without leaving the page, so that neither form loses what was typed
// or chosen in the other. Without the script each form is sent by its own button.

const FORM = 'dm-pictures-form';
const BOX = '#dm-pictures .inside';

/** Selector of notices, without those that core keeps hidden until it needs them. */
const SHOWN = '#wpbody-content .notice:not( .hidden )';

/** Shows what the server says above core's form. */
function tell( notices: NodeListOf< Element > ): void {
	document.querySelectorAll( SHOWN ).forEach( ( notice ) => notice.remove() );
	notices.forEach( ( notice ) =>
		document.getElementById( 'post' )?.before( notice )
	);
	const first = document.querySelector< HTMLElement >( SHOWN );
	if ( first ) {
		first.tabIndex = -1;
		first.focus();
	}
}

/** Sends the pictures; the answer says whether they are saved. */
async function send(
	form: HTMLFormElement,
	button: HTMLElement | null
): Promise< boolean > {
	// Not form.action: the form has a field of that name.
	const answer = await fetch( form.getAttribute( 'action' ) ?? '', {
		method: 'POST',
		body: new FormData( form, button ),
	} );
	const page = new DOMParser().parseFromString(
		await answer.text(),
		'text/html'
	);
	const box = page.querySelector( BOX );
	if ( ! answer.ok || ! box ) {
		throw new Error( String( answer.status ) );
	}
	document.querySelector( BOX )?.replaceWith( box );
	const isSaved = ! page.querySelector( '#wpbody-content .notice-error' );
	tell( page.querySelectorAll( SHOWN ) );
	return isSaved;
}

const isChosen = ( form: HTMLFormElement ) =>
	[ ...form.elements ].some(
		( field ) => field instanceof HTMLInputElement && field.files?.length
	);

export function watchPictures(): void {
	let isOff = false;
	// Before core's own listener, which would treat the form as left.
	const listen = ( event: SubmitEvent ) => {
		const pictures = document.getElementById( FORM );
		const form = event.target;
		if (
			isOff ||
			! ( pictures instanceof HTMLFormElement ) ||
			! ( form instanceof HTMLFormElement )
		) {
			return;
		}
		const isOwn = form === pictures;
		if ( ! isOwn && ( form.id !== 'post' || ! isChosen( pictures ) ) ) {
			return;
		}
		event.preventDefault();
		const button = event.submitter;
		send( pictures, isOwn ? button : null ).then(
			( isGood ) => {
				if ( ! isOwn && isGood ) {
					isOff = true;
					form.requestSubmit( button );
				}
			},
			// The server or the network failed: the browser shows that itself.
			() => {
				isOff = true;
				pictures.requestSubmit( isOwn ? button : null );
			}
		);
	};
	document.addEventListener( 'submit', listen, true );
}
