// Coming events by date, and the past ones behind their count.
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '../../../../components/error-state';
import { fitWords } from '../../../../components/mega';
import { Said } from '../../../../components/said';
import { Bone, Loading } from '../../../../components/skeletons';
import { useIsMobile } from '../../../../lib/use-media-query';
import { eventsQuery } from '../api/home-api';
import type { Occasion } from '../api/read-items';
import type { SectionProps } from '../api/read-block';
import { eventLimits, pastEventWords, cut } from '../words';
import { Link } from '../../../../components/link';
import type { EventLimits } from '../words';
import { EventBody } from './event-body';
import { EventsFrame, NoEvents } from './frames';

// One event in the list; a link where it leads somewhere. What is cut can be shown.

interface EventRowProps {
	event: Occasion;
	limits: EventLimits;
}

const WHOLE: EventLimits = { title: Infinity, meta: Infinity };

const EventRow = ( { event, limits }: EventRowProps ) => {
	const [ isOpen, setOpen ] = useState( false );
	const { title, location, organizer } = event;
	const isCut =
		cut( title, limits.title ) !== title ||
		[ location, organizer ].some(
			( text ) => cut( text, limits.meta ) !== text
		);
	const words = isOpen
		? __( 'Collapse', 'design-marketplace' )
		: __( 'Read it all', 'design-marketplace' );
	const body = (
		<EventBody event={ event } limits={ isOpen ? WHOLE : limits } />
	);
	return (
		<li>
			{ event.link ? (
				<Link to={ event.link }>{ body }</Link>
			) : (
				<div>{ body }</div>
			) }
			{ isCut && (
				<button
					type="button"
					className="event-all"
					aria-expanded={ isOpen }
					aria-label={ `${ words }, ${ title }` }
					onClick={ () => setOpen( ! isOpen ) }
				>
					<span>{ words }</span>
				</button>
			) }
		</li>
	);
};

const EventBones = () => (
	<Loading>
		{ [ 1, 2, 3 ].map( ( row ) => (
			<Bone key={ row } className="event-bone" />
		) ) }
	</Loading>
);

const Rows = ( { events, id }: { events: Occasion[]; id?: string } ) => {
	const limits = eventLimits( useIsMobile() );
	return (
		<ul id={ id } className="c1-12">
			{ events.map( ( event ) => (
				<EventRow key={ event.id } event={ event } limits={ limits } />
			) ) }
		</ul>
	);
};

export const Events = ( { title }: SectionProps[ 'events' ] ) => {
	const { data, error, isFetching, refetch } = useQuery( eventsQuery() );
	const [ isOpen, setOpen ] = useState( false );
	const pastId = useId();
	const coming = data?.filter( ( { isPast } ) => ! isPast ) ?? [];
	const past = data?.filter( ( { isPast } ) => isPast ) ?? [];
	return (
		<EventsFrame
			title={
				<h2 className="t1 c1-9" style={ fitWords( title ) }>
					<Said
						locale=""
						usual={ __( 'Events', 'design-marketplace' ) }
					>
						{ title }
					</Said>
				</h2>
			}
		>
			{ data && data.length > 0 && (
				<p className="past-count c10-12 small">
					{ past.length > 0 && (
						<button
							type="button"
							className="link"
							aria-expanded={ isOpen }
							aria-controls={ isOpen ? pastId : undefined }
							onClick={ () => setOpen( ! isOpen ) }
						>
							{ pastEventWords( past.length ) }
						</button>
					) }
					{ coming.length > 0 && (
						<Link className="link" to="/events.ics">
							{ __( 'In your calendar', 'design-marketplace' ) }
						</Link>
					) }
				</p>
			) }
			{ coming.length > 0 && <Rows events={ coming } /> }
			{ data && coming.length === 0 && <NoEvents /> }
			{ ! data && ! error && <EventBones /> }
			{ ! data && error && (
				<ErrorState
					error={ error }
					level={ 3 }
					retrying={ isFetching }
					onRetry={ refetch }
				/>
			) }
			{ isOpen && (
				<div className="past-events">
					<Rows id={ pastId } events={ past } />
				</div>
			) }
		</EventsFrame>
	);
};
