// Printed at the end of the document by Late.php: runs the scripts that wait there once something is on the screen.
( () => {
	const waiting = [ ...document.querySelectorAll( 'script[data-late]' ) ];

	// A page whose app is still to come has not loaded, whatever waits for that: a document that is not closed holds it back.
	const frame = document.createElement( 'iframe' );
	const free = () => frame.remove();
	const holdLoad = () => {
		frame.hidden = true;
		document.body.append( frame );
		frame.contentDocument.open();
		setTimeout( free, 5000 );
		new window.MutationObserver( free ).observe(
			document.getElementById( 'design-marketplace' ),
			{ childList: true }
		);
	};

	// One after the other, in their order, each in a task of its own. A script runs only when it is made anew.
	const run = () => {
		const kept = waiting.shift();
		if ( ! kept ) {
			return;
		}
		const script = document.createElement( 'script' );
		for ( const { name, value } of kept.attributes ) {
			if ( name !== 'type' && name !== 'data-late' ) {
				script.setAttribute( name, value );
			}
		}
		script.nonce = kept.nonce;
		if ( kept.dataset.late ) {
			script.onload = run;
			script.onerror = () => {
				free();
				run();
			};
			script.src = kept.dataset.late;
			kept.replaceWith( script );
		} else {
			script.text = kept.text;
			kept.replaceWith( script );
			run();
		}
	};

	const begin = () => {
		for ( const { dataset } of waiting ) {
			if ( dataset.late ) {
				const link = document.createElement( 'link' );
				link.rel = 'preload';
				link.as = 'script';
				link.href = dataset.late;
				document.head.append( link );
			}
		}
		run();
	};

	try {
		holdLoad();
	} catch {}
	if ( document.hidden || ! window.PerformanceObserver ) {
		begin();
		return;
	}
	let begun = false;
	const once = () => {
		if ( ! begun ) {
			begun = true;
			begin();
		}
	};
	// Where no paint is told of.
	setTimeout( once, 1500 );
	try {
		new PerformanceObserver( once ).observe( {
			type: 'paint',
			buffered: true,
		} );
	} catch {
		once();
	}
} )();
