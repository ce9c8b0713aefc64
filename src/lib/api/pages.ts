// A page an administrator writes, as GET /wp/v2/pages?slug= answers.
import type { Page } from '../../contract/shapes';
import { collection, preloadedCollection } from './client';
import { plainText } from '../plain-text';

export type StaticPage = {
	title: string;
	/** HTML, cleaned by the server. */
	content: string;
	button: { label: string; to: string } | null;
};

const PAGES = '/wp/v2/pages';

const toPage = ( [ page ]: Page[] ): StaticPage | null =>
	page
		? {
				title: plainText( page.title.rendered ),
				content: page.content.rendered,
				button:
					page.btn_txt && page.btn_link
						? { label: page.btn_txt, to: page.btn_link }
						: null,
			}
		: null;

/** Null when nobody wrote the page. */
export const fetchPage = async (
	slug: string,
	signal?: AbortSignal
): Promise< StaticPage | null > =>
	toPage( ( await collection< Page >( PAGES, { slug }, { signal } ) ).data );

export function preloadedPage( slug: string ): StaticPage | null | undefined {
	const answer = preloadedCollection< Page >( PAGES, { slug } );
	return answer && toPage( answer.data );
}
