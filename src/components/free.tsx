// Whether a designer is free, as far as the reader may know: a form of the circle with the words.
import { __, sprintf } from '@wordpress/i18n';
import { availabilities } from '../contract/enums';
import type { MemberCard } from '../contract/shapes';
import { formatDay } from '../lib/format-day';
import { choiceLabel } from '../lib/choice';
import './free.css';

export type Availability = Pick<
	MemberCard,
	'availability' | 'available_from'
>;

const wordsOf = ( {
	availability = '',
	available_from: day = '',
}: Availability ) =>
	availability === 'from'
		? sprintf(
				/* translators: %s: a day such as 1 March 2027. */
				__( 'Free from %s', 'design-marketplace' ),
				formatDay( day )
			)
		: choiceLabel( availabilities(), availability );

/** Renders nothing if the availability is unknown. */
export const Free = ( { of }: { of: Availability } ) =>
	of.availability ? (
		<span className={ `free ${ of.availability }` }>
			<i aria-hidden="true" />
			<b>{ wordsOf( of ) }</b>
		</span>
	) : null;
