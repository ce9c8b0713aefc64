// A page an administrator writes, by its slug.
import { useQuery } from '@tanstack/react-query';
import type { Page } from '../contract/shapes';
import { listQuery } from './api/client';
import { plainText } from './plain-text';
import { KEYS } from './query-keys';

const toPage = ( page: Page ) => ( {
	title: plainText( page.title.rendered ),
	/** HTML, cleaned by the server. */
	content: page.content.rendered,
	button:
		page.btn_txt && page.btn_link
			? { label: page.btn_txt, to: page.btn_link }
			: null,
	locale: page.locale,
	/** Those it is in; none if it has no words. */
	languages: page.content.rendered.trim() ? page.languages : [],
} );

export type StaticPage = ReturnType< typeof toPage >;

/** The data is null when nobody wrote the page. */
export const useStaticPage = ( slug: string ) =>
	useQuery(
		listQuery(
			[ KEYS.page, slug ],
			'/wp/v2/pages',
			{ slug },
			( { data: [ page ] }: { data: Page[] } ) =>
				page ? toPage( page ) : null
		)
	);
