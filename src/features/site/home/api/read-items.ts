// Events and past projects as the home page and its editor show them.
import type { Article, EventItem } from '../../../../contract/shapes';
import { parseGmt } from '../../../../lib/format';
import { parseDay } from '../../../../lib/format-day';
import { plainText } from '../../../../lib/plain-text';

export const toOccasion = ( event: EventItem ) => ( {
	id: event.id,
	title: plainText( event.title.rendered ),
	locale: event.locale,
	day: parseDay( event.date ),
	location: event.location,
	organizer: event.organizer,
	speaker: event.speaker,
	link: event.link,
	isPast: event.past,
} );

export const toPastProject = ( article: Article ) => {
	const date = parseGmt( article.date_gmt );
	return {
		id: article.id,
		title: plainText( article.title.rendered ),
		locale: article.locale,
		excerpt: plainText( article.excerpt.rendered ),
		image: article.image,
		year: Number.isNaN( date.getTime() ) ? null : date.getFullYear(),
		link: article.medium_link,
	};
};

export type Occasion = ReturnType< typeof toOccasion >;
export type PastProject = ReturnType< typeof toPastProject >;
