// The events in the editor: the title is written here, the events under Events.
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { months } from '../../contract/enums';
import type { EventItem } from '../../contract/shapes';
import { cut, eventLimits, pastEventWords } from '../../features/home/words';
import { parseDay } from '../../lib/format';
import { plainText } from '../../lib/plain-text';
import type { EditProps, EventsAttributes } from '../attributes';
import { Canvas } from '../parts/canvas';
import { HomeNotice } from '../parts/home-notice';
import { useAnswer } from '../parts/use-answer';
import { TitleWords } from '../parts/title-words';

const limits = eventLimits( false );

const EventRow = ( { event }: { event: EventItem } ) => {
	const day = parseDay( event.date );
	const host = [
		event.organizer && cut( event.organizer, limits.meta ),
		event.speaker &&
			sprintf(
				/* translators: %s: name of a person. */
				__( 'With %s', 'design-marketplace' ),
				event.speaker
			),
	]
		.filter( Boolean )
		.join( '. ' );
	return (
		<li>
			<div>
				<span className="day num">
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
				<h3 className="t3">
					{ cut( plainText( event.title.rendered ), limits.title ) }
				</h3>
				<p className="meta">
					{ cut( event.location, limits.meta ) }
					{ event.location && host && <br /> }
					{ host }
				</p>
			</div>
		</li>
	);
};

export const EventsEdit = ( {
	attributes: { title },
	setAttributes,
}: EditProps< EventsAttributes > ) => {
	const events = useAnswer< EventItem[] >( '/wp/v2/event' );
	const coming = events?.filter( ( { past } ) => ! past ) ?? [];
	const pastCount = ( events?.length ?? 0 ) - coming.length;
	return (
		<Canvas>
			<InspectorControls>
				<HomeNotice />
				<PanelBody>
					<p>
						{ __(
							'Coming events are shown by date, past ones behind their number. Write them under Events.',
							'design-marketplace'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<section className="section events">
				<div className="grid">
					<TitleWords
						className="t1 c1-9"
						fit
						usual={ __( 'Events', 'design-marketplace' ) }
						value={ title }
						onChange={ ( text ) =>
							setAttributes( { title: text } )
						}
					/>
					{ pastCount > 0 && (
						<p className="past-count c10-12 small">
							<span className="link">
								{ pastEventWords( pastCount ) }
							</span>
						</p>
					) }
					{ coming.length > 0 && (
						<ul className="c1-12">
							{ coming.map( ( event ) => (
								<EventRow key={ event.id } event={ event } />
							) ) }
						</ul>
					) }
					{ events && coming.length === 0 && (
						<p className="none t4">
							{ __(
								'No events are planned right now.',
								'design-marketplace'
							) }
						</p>
					) }
					{ events === null && (
						<p className="none t4">
							{ __(
								'The events could not be loaded.',
								'design-marketplace'
							) }
						</p>
					) }
				</div>
			</section>
		</Canvas>
	);
};
