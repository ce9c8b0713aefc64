// The date on which a design job was posted.
import { formatDate } from '../../../lib/format';
import { formatDay } from '../../../lib/format-day';
import type { Mission } from './types';

/** The day it was posted, as people read it. */
export const postedOn = ( {
	postingDate,
	publishedAt,
}: Pick< Mission, 'postingDate' | 'publishedAt' > ): string =>
	postingDate ? formatDay( postingDate ) : formatDate( publishedAt );
