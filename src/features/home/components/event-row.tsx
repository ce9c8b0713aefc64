// One event in the list; a link where it leads somewhere.
import { Link } from '../../../components/link';
import type { Occasion } from '../types';
import type { EventLimits } from '../words';
import { EventBody } from './event-body';

interface EventRowProps {
	event: Occasion;
	limits: EventLimits;
}

export const EventRow = ( { event, limits }: EventRowProps ) => {
	const body = <EventBody event={ event } limits={ limits } />;
	return (
		<li>
			{ event.link ? (
				<Link to={ event.link }>{ body }</Link>
			) : (
				<div>{ body }</div>
			) }
		</li>
	);
};
