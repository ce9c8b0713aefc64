// Text of an event: the day in large type, then the title, the place and the people.
import { __, sprintf } from '@wordpress/i18n';
import { Said } from '../../../components/said';
import { months } from '../../../contract/enums';
import type { Occasion } from '../types';
import { cut } from '../words';
import type { EventLimits } from '../words';

interface EventBodyProps {
	event: Occasion;
	limits: EventLimits;
}

export const EventBody = ( { event, limits }: EventBodyProps ) => {
	const { title, locale, day, location, organizer, speaker } = event;
	const shortTitle = cut( title, limits.title );
	const host = [
		organizer && cut( organizer, limits.meta ),
		speaker &&
			sprintf(
				/* translators: %s: name of a person. */
				__( 'With %s', 'design-marketplace' ),
				speaker
			),
	]
		.filter( Boolean )
		.join( '. ' );
	return (
		<>
			<span className="day">
				{ day && String( day.day ).padStart( 2, '0' ) }
			</span>
			<span className="when">
				{ day && (
					<>
						{ months()[ day.month - 1 ]?.label }
						<br />
						{ day.year }
					</>
				) }
			</span>
			<h3
				className="t3"
				title={ shortTitle === title ? undefined : title }
			>
				<Said locale={ locale }>{ shortTitle }</Said>
			</h3>
			<p className="meta">
				<Said locale={ locale }>{ cut( location, limits.meta ) }</Said>
				{ location && host && <br /> }
				{ host }
			</p>
		</>
	);
};
