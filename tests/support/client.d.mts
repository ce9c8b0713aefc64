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

export function freshEmail( name?: string ): string;
export function mailTo(
	address: string,
	subject?: RegExp,
	seconds?: number
): Promise< Mail >;
export function mailsTo( address: string ): Promise< Mail[] >;
