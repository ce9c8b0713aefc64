// Tools and readings from the server.
import type { Article, Page, Resource } from '../../../../contract/shapes';
import { collection, preloadedCollection } from '../../../../lib/api/client';
import { plainText } from '../../../../lib/plain-text';
import type { Reading, Tool, ToolsPage } from '../types';

const PAGE = [ '/wp/v2/pages', { slug: 'tools' } ] as const;
const RESOURCE = '/wp/v2/resource';
const READING = '/wp/v2/reading';

const toTool = ( {
	id,
	title,
	locale,
	description,
	image,
	file,
	youtube,
	modified_gmt: modified,
}: Resource ): Tool => ( {
	id,
	title: plainText( title.rendered ),
	locale,
	description,
	image,
	file: file && { url: file.url, bytes: file.filesize },
	video: youtube?.link
		? { url: youtube.link, duration: youtube.duration }
		: null,
	updated: modified,
} );

const toReading = ( article: Article ): Reading => ( {
	id: article.id,
	title: plainText( article.title.rendered ),
	locale: article.locale,
	excerpt: plainText( article.excerpt.rendered ),
	image: article.image,
	date: article.date_gmt,
	readTime: article.read_time,
	link: article.medium_link,
} );

const toPage = ( [ page ]: Page[] ): ToolsPage | null =>
	page
		? {
				title: plainText( page.title.rendered ),
				content: page.content.rendered,
			}
		: null;

export const fetchTools = async ( signal?: AbortSignal ): Promise< Tool[] > =>
	( await collection< Resource >( RESOURCE, {}, { signal } ) ).data.map(
		toTool
	);

export const preloadedTools = (): Tool[] | undefined =>
	preloadedCollection< Resource >( RESOURCE )?.data.map( toTool );

export const fetchReadings = async (
	signal?: AbortSignal
): Promise< Reading[] > =>
	( await collection< Article >( READING, {}, { signal } ) ).data.map(
		toReading
	);

export const preloadedReadings = (): Reading[] | undefined =>
	preloadedCollection< Article >( READING )?.data.map( toReading );

/** Null when nobody wrote the page. */
export const fetchToolsPage = async (
	signal?: AbortSignal
): Promise< ToolsPage | null > =>
	toPage( ( await collection< Page >( ...PAGE, { signal } ) ).data );

export function preloadedToolsPage(): ToolsPage | null | undefined {
	const answer = preloadedCollection< Page >( ...PAGE );
	return answer && toPage( answer.data );
}
