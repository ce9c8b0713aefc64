// A film's address as something a page can show. Only known hosts are embedded, and only after a click.

export interface Film {
	/** Address of the player; null: only a link. */
	embed: string | null;
	url: string;
}

const YOUTUBE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;

function youtubeId( { hostname, pathname, searchParams }: URL ): string | null {
	if ( hostname === 'youtu.be' ) {
		return pathname.slice( 1 );
	}
	if ( ! YOUTUBE.test( hostname ) ) {
		return null;
	}
	return (
		searchParams.get( 'v' ) ??
		/^\/(?:embed|shorts)\/([^/]+)/.exec( pathname )?.[ 1 ] ??
		null
	);
}

export function filmOf( address: string ): Film | null {
	let url: URL;
	try {
		url = new URL( address );
	} catch {
		return null;
	}
	if ( ! /^https?:$/.test( url.protocol ) ) {
		return null;
	}
	const youtube = youtubeId( url );
	if ( youtube && /^[\w-]{5,20}$/.test( youtube ) ) {
		return {
			url: url.href,
			embed: `https://www.youtube-nocookie.com/embed/${ youtube }?autoplay=1`,
		};
	}
	const vimeo = /^(?:www\.|player\.)?vimeo\.com$/.test( url.hostname )
		? /\/(\d{4,12})(?:$|[/?])/.exec( url.pathname )?.[ 1 ]
		: undefined;
	return {
		url: url.href,
		embed: vimeo
			? `https://player.vimeo.com/video/${ vimeo }?autoplay=1&dnt=1`
			: null,
	};
}
