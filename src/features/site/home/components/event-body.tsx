// Text of an event: the day in large type, then the title, the place and the people.
import { __, sprintf } from '@wordpress/i18n';
import { fitWords } from '../../../../components/mega';
import { Said } from '../../../../components/said';
import { months } from '../../../../contract/enums';
import { getBoot } from '../../../../lib/boot';
import type { Occasion } from '../api/read-items';
import { cut } from '../words';
import type { EventLimits } from '../words';

interface CutProps {
	children: string;
	locale: string;
	/** Characters. */
	max: number;
}

/** All of a text, of which a long one's end is not drawn. */
const Cut = ( { children, locale, max }: CutProps ) => {
	const start = cut( children, max );
	if ( start === children ) {
		return <Said locale={ locale }>{ children }</Said>;
	}
	const shown = start.slice( 0, -1 );
	return (
		<>
			<Said locale={ locale }>{ shown }</Said>
			<span aria-hidden="true">…</span>
			<span className="sr">
				<Said locale={ locale }>
					{ children.slice( shown.length ) }
				</Said>
			</span>
		</>
	);
};

interface EventBodyProps {
	event: Occasion;
	limits: EventLimits;
}

export const EventBody = ( { event, limits }: EventBodyProps ) => {
	const { title, locale, day, hours, location, organizer, speaker } = event;
	const guest =
		speaker &&
		sprintf(
			/* translators: %s: name of a person. */
			__( 'With %s', 'design-marketplace' ),
			speaker
		);
	// Names are in no language: they are set as they are.
	const { lang } = getBoot();
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
			<h3 className="t3" style={ fitWords( title ) }>
				<Cut locale={ locale } max={ limits.title }>
					{ title }
				</Cut>
			</h3>
			<p className="meta">
				{ hours }
				{ hours && ( location || organizer || guest ) && <br /> }
				<Cut locale={ locale } max={ limits.meta }>
					{ location }
				</Cut>
				{ location && ( organizer || guest ) && <br /> }
				{ cut( organizer, limits.meta ) === organizer ? (
					[ organizer, guest ].filter( Boolean ).join( '. ' )
				) : (
					<>
						<Cut locale={ lang } max={ limits.meta }>
							{ organizer }
						</Cut>
						{ guest && <span>{ `. ${ guest }` }</span> }
					</>
				) }
			</p>
		</>
	);
};
