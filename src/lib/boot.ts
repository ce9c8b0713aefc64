// Data that the server writes into the page for the app, read once from one inline JSON script.
import type { ImageObject, MemberPrivate } from '../contract/shapes';

const ELEMENT_ID = 'design-marketplace-boot';

export interface NamedLink {
	name: string;
	url?: string;
	/** Shown in the name's place. */
	logo?: ImageObject | null;
}

export interface Language {
	code: string;
	name: string;
}

export interface MenuLink {
	to: string;
	label: string;
}

export interface Settings {
	schools: NamedLink[];
	partners: NamedLink[];
	/** The schools members choose from, in this order. */
	universities: { code: string; name: string }[];
	/** Host whose films are played by a plain video tag. */
	videoHost: string;
	legal: { termsUrl?: string; privacyUrl?: string; contactUrl?: string };
	/** WordPress' menus, where the site has some: header and footer. */
	menus?: { main: MenuLink[] | null; footer: MenuLink[] | null };
	/** Shown beside the copyright line, such as the city. */
	place?: string;
	/** The bot check whose token the sign-up sends. ALTCHA needs no key; a check that the site adds has its script here. */
	botCheck?: {
		provider: 'altcha' | 'recaptcha' | 'added';
		siteKey: string;
		script: string;
	};
}

export interface PreloadedAnswer {
	body: unknown;
	headers?: Record< string, string >;
	status?: number;
}

export interface Boot {
	restUrl: string;
	homeUrl: string;
	siteName: string;
	/** The server's status for this address: 200, 404 or 410. */
	status: number;
	/** Two letters, the language of the page. */
	lang: string;
	/** The language of texts without one of their own. */
	siteLang: string;
	languages: Language[];
	/** Set for a session held by a cookie; a token's session is loaded by the client. */
	user: MemberPrivate | null;
	options: Record< string, { title: string; content: string } >;
	settings: Settings;
	preload: Record< string, PreloadedAnswer >;
	nonce: string | null;
	/** Address that returns a new nonce. */
	nonceUrl?: string;
	logoutUrl?: string;
	lostPasswordUrl?: string;
	/** For editors: labels of the admin bar's links, by route. */
	edit?: Record< string, string[] >;
	assets?: Record< string, string >;
	/** Jed messages of the page's language, when the script handle does not carry them. */
	messages?: Record< string, unknown >;
}

const defaults: Boot = {
	restUrl: '/wp-json/',
	homeUrl: '/',
	siteName: '',
	status: 200,
	lang: 'en',
	siteLang: 'en',
	languages: [],
	user: null,
	options: {},
	settings: {
		schools: [],
		partners: [],
		universities: [],
		videoHost: '',
		legal: {},
	},
	preload: {},
	nonce: null,
};

let boot: Boot | null = null;

function readBoot(): Boot {
	const text = document.getElementById( ELEMENT_ID )?.textContent;
	const given = text ? ( JSON.parse( text ) as Partial< Boot > ) : {};
	return {
		...defaults,
		...given,
		settings: { ...defaults.settings, ...given.settings },
		preload: { ...given.preload },
	};
}

let address = '';

export function getBoot(): Boot {
	if ( ! boot ) {
		boot = readBoot();
		address = window.location.pathname;
	}
	return boot;
}

/** Whether the server has served the page as 404. */
export const isKnownMissing = ( pathname: string ): boolean =>
	getBoot().status >= 400 && pathname === address;

/** For tests: the next getBoot() reads the page again. */
export function resetBoot(): void {
	boot = null;
}

/** Path under which the site lives, without a trailing slash: '' or '/sub'. */
export function basePath(): string {
	return new URL( getBoot().homeUrl, window.location.href ).pathname.replace(
		/\/+$/,
		''
	);
}
