// Chooses how to play a film by its address: a file in a video element, YouTube and Vimeo in a frame, anything else as a link.

export type Film =
	/** A file, played by the browser itself. */
	| { kind: 'file'; src: string; isOurs: boolean }
	/** A player in a frame. */
	| { kind: 'frame'; src: string; host: string }
	/** A page that cannot be embedded. */
	| { kind: 'link'; href: string; host: string };

const FILE = /\.(mp4|webm|mov|m4v|ogv)$/i;

const isWithin = ( host: string, home: string ): boolean =>
	home !== '' && ( host === home || host.endsWith( `.${ home }` ) );

const youtubeId = ( { hostname, pathname, searchParams }: URL ) => {
	if ( isWithin( hostname, 'youtu.be' ) ) {
		return pathname.slice( 1 );
	}
	return isWithin( hostname, 'youtube.com' )
		? ( searchParams.get( 'v' ) ??
				/^\/(?:embed|shorts|live)\/([\w-]+)/.exec( pathname )?.[ 1 ] )
		: undefined;
};

const vimeoId = ( { hostname, pathname }: URL ) =>
	isWithin( hostname, 'vimeo.com' )
		? /\/(\d+)/.exec( pathname )?.[ 1 ]
		: undefined;

/** Address of a muted player that repeats the film. It plays at once, as it is loaded by a press on the still. */
function frameOf( url: URL ): string | null {
	const youtube = youtubeId( url );
	if ( youtube ) {
		const id = encodeURIComponent( youtube );
		return `https://www.youtube-nocookie.com/embed/${ id }?autoplay=1&mute=1&loop=1&playlist=${ id }`;
	}
	const vimeo = vimeoId( url );
	return vimeo
		? `https://player.vimeo.com/video/${ vimeo }?autoplay=1&muted=1&loop=1&dnt=1`
		: null;
}

function addressOf( text: string ): URL | null {
	try {
		const url = new URL( text, window.location.href );
		return text && /^https?:$/.test( url.protocol ) ? url : null;
	} catch {
		return null;
	}
}

/**
 * @param address   The film's address.
 * @param videoHost The institution's own host.
 */
export function filmOf( address: string, videoHost: string ): Film | null {
	const url = addressOf( address );
	if ( ! url ) {
		return null;
	}
	const isOurs =
		isWithin( url.hostname, videoHost ) ||
		url.host === window.location.host;
	if ( isOurs || FILE.test( url.pathname ) ) {
		return { kind: 'file', src: url.href, isOurs };
	}
	const host = url.hostname.replace( /^www\./, '' );
	const frame = frameOf( url );
	return frame
		? { kind: 'frame', src: frame, host }
		: { kind: 'link', href: url.href, host };
}
