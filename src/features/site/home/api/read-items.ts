// Events as the home page and its editor show them.
import type { EventItem } from '../../../../contract/shapes';
import { parseDay } from '../../../../lib/format-day';
import { plainText } from '../../../../lib/plain-text';
import { languageOf } from '../../../../lib/typeset';

export const toOccasion = ( event: EventItem ) => ( {
	id: event.id,
	title: plainText( event.title.rendered ),
	locale: languageOf( event.locale ),
	day: parseDay( event.date ),
	hours: [ event.time, event.end ].filter( Boolean ).join( '–' ),
	location: event.location,
	organizer: event.organizer,
	speaker: event.speaker,
	link: event.link,
	isPast: event.past,
} );

export type Occasion = ReturnType< typeof toOccasion >;
