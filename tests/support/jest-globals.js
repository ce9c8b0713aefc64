// What jsdom lacks and the router or the components expect of a browser.
const { TextEncoder, TextDecoder } = require( 'util' );

Object.assign( globalThis, { TextEncoder, TextDecoder } );

if ( ! window.matchMedia ) {
	window.matchMedia = ( query ) => ( {
		matches: false,
		media: query,
		onchange: null,
		addEventListener() {},
		removeEventListener() {},
		addListener() {},
		removeListener() {},
		dispatchEvent: () => false,
	} );
}

window.scrollTo = () => {};
window.Element.prototype.scrollIntoView = () => {};
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => {};

// jsdom loads no pictures: one that a script makes is a good one.
const RealImage = window.Image;
window.Image = function () {
	const image = new RealImage();
	queueMicrotask( () => image.dispatchEvent( new Event( 'load' ) ) );
	return image;
};

globalThis.ResizeObserver ??= class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

globalThis.IntersectionObserver ??= class {
	observe() {}
	unobserve() {}
	disconnect() {}
	takeRecords() {
		return [];
	}
};

// The data router makes one for each navigation.
globalThis.Request ??= class {
	constructor( url, { method = 'GET', signal, headers } = {} ) {
		Object.assign( this, { url, method, signal, headers } );
	}
};
