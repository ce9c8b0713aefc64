// A page an editor wrote.

export interface StaticPage {
	title: string;
	/** HTML the server rendered and cleaned. */
	content: string;
	button: { label: string; to: string } | null;
}
