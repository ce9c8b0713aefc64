// Tools and readings from the server.
import type { Article, Resource } from '../../../../contract/shapes';
import { listQuery } from '../../../../lib/api/client';
import { plainText } from '../../../../lib/plain-text';
import { KEYS } from '../../../../lib/query-keys';
import { languageOf } from '../../../../lib/typeset';
import { toArticle } from '../../articles';

const toTool = ( {
	id,
	title,
	locale,
	description,
	image,
	file,
	youtube,
	modified_gmt: updated,
}: Resource ) => ( {
	id,
	title: plainText( title.rendered ),
	locale: languageOf( locale ),
	description,
	image,
	file: file && { url: file.url, bytes: file.filesize },
	video: youtube?.link
		? { url: youtube.link, duration: youtube.duration }
		: null,
	/** Of the tool or of its file. */
	updated,
} );

export type Tool = ReturnType< typeof toTool >;

export const toolsQuery = () =>
	listQuery(
		[ KEYS.tools ],
		'/wp/v2/resource',
		{},
		( { data }: { data: Resource[] } ) => data.map( toTool )
	);

export const readingsQuery = () =>
	listQuery(
		[ KEYS.readings ],
		'/wp/v2/reading',
		{},
		( { data }: { data: Article[] } ) => data.map( toArticle )
	);
