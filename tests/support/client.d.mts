// Types of client.mjs for the browser tests.
export const SITE_URL: string;
export const INBOX_URL: string;

export interface Mail {
	subject: string;
	text: string;
	html?: string;
	to: { address: string }[];
	replyTo?: { address: string }[];
	headers: Record< string, string >;
}

export interface Answer< T = any > {
	status: number;
	headers: Headers;
	text: string;
	body: T;
}

export interface Api {
	get< T = any >( path: string, query?: object ): Promise< Answer< T > >;
	post< T = any >( path: string, body?: object ): Promise< Answer< T > >;
	put< T = any >( path: string, body?: object ): Promise< Answer< T > >;
	del< T = any >( path: string ): Promise< Answer< T > >;
}

export function person( token?: string | null ): Api;
export function multipart( values: object ): FormData;
export function login( username: string, password?: string ): Promise< Api >;
export function freshEmail( name?: string ): string;
export function mailTo(
	address: string,
	subject?: RegExp,
	seconds?: number
): Promise< Mail >;
export function mailsTo( address: string ): Promise< Mail[] >;
