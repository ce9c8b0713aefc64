// One event in the list; a link where it leads somewhere. What is cut can be shown.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '../../../../components/link';
import type { Occasion } from '../types';
import { cut } from '../words';
import type { EventLimits } from '../words';
import { EventBody } from './event-body';

interface EventRowProps {
	event: Occasion;
	limits: EventLimits;
}

const WHOLE: EventLimits = { title: Infinity, meta: Infinity };

export const EventRow = ( { event, limits }: EventRowProps ) => {
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
