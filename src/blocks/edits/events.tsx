// The events in the editor: the title is written here, the events under Events.
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EventItem } from '../../contract/shapes';
import { EventBody } from '../../features/site/home/components/event-body';
import {
	EventsFrame,
	NoEvents,
} from '../../features/site/home/components/frames';
import { toOccasion } from '../../features/site/home/api/read-items';
import { eventLimits, pastEventWords } from '../../features/site/home/words';
import type { EditProps, EventsAttributes } from '../attributes';
import { Canvas } from '../parts/canvas';
import { HomeNotice } from '../parts/home-notice';
import { useAnswer } from '../parts/use-answer';
import { TitleWords } from '../parts/title-words';

const limits = eventLimits( false );

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
							'Upcoming events are shown by date, past ones as a count. Add them under Events.',
							'design-marketplace'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<EventsFrame
				title={
					<TitleWords
						className="t1 c1-9"
						fit
						usual={ __( 'Events', 'design-marketplace' ) }
						value={ title }
						onChange={ ( text ) =>
							setAttributes( { title: text } )
						}
					/>
				}
			>
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
							<li key={ event.id }>
								<div>
									<EventBody
										event={ toOccasion( event ) }
										limits={ limits }
									/>
								</div>
							</li>
						) ) }
					</ul>
				) }
				{ events && coming.length === 0 && <NoEvents /> }
				{ events === null && (
					<p className="none t4">
						{ __(
							'The events could not be loaded.',
							'design-marketplace'
						) }
					</p>
				) }
			</EventsFrame>
		</Canvas>
	);
};
