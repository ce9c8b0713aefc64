// Puts the offers of a company's jobs into words: 'Freelance, Internship, Remote'.
import { engagements, places } from '../../contract/enums';
import { choiceLabel } from '../../lib/choice';
import type { Project } from './types';

export const offerWords = ( {
	engagements: kinds,
	places: where,
}: Pick< Project, 'engagements' | 'places' > ): string =>
	[
		...kinds.map( ( kind ) => choiceLabel( engagements(), kind ) ),
		...where.map( ( place ) => choiceLabel( places(), place ) ),
	].join( ', ' );
