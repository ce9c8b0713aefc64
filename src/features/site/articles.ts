// A recommended article, or a past project told as one.
import type { Article as Wire } from '../../contract/shapes';
import { plainText } from '../../lib/plain-text';
import { languageOf } from '../../lib/typeset';

export const toArticle = ( article: Wire ) => ( {
	id: article.id,
	title: plainText( article.title.rendered ),
	locale: languageOf( article.locale ),
	excerpt: plainText( article.excerpt.rendered ),
	image: article.image,
	date: article.date_gmt,
	readTime: article.read_time,
	link: article.medium_link,
} );

export type Article = ReturnType< typeof toArticle >;
