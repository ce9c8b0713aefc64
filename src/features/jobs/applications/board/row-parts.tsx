// Parts of a candidate's row: the letter, three works, and whether the owner has answered by email.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import type { Desk } from './desk';
import type { BoardCandidate } from './types';

/** A letter this short fits into the row as it is. */
const SHORT = 150;

interface OpenedProps {
	candidate: BoardCandidate;
	/** Called when it is opened. */
	onOpen: () => void;
}

export const Letter = ( { candidate, onOpen }: OpenedProps ) => {
	const { comment, name, locale } = candidate;
	const [ isOpen, setOpen ] = useState( false );
	const isLong = comment.length > SHORT || comment.includes( '\n' );
	const words = isOpen
		? __( 'Collapse', 'design-marketplace' )
		: __( 'Read it all', 'design-marketplace' );
	return (
		<div className="say">
			<p className={ isLong && ! isOpen ? 'cut' : undefined }>
				<Said locale={ locale }>{ comment }</Said>
			</p>
			{ isLong && (
				<button
					type="button"
					className="quiet"
					aria-expanded={ isOpen }
					aria-label={ `${ words }, ${ name }` }
					onClick={ () => {
						setOpen( ! isOpen );
						onOpen();
					} }
				>
					{ words }
				</button>
			) }
		</div>
	);
};

interface WorksProps {
	candidate: BoardCandidate;
	onOpen: ( candidate: BoardCandidate, work: number ) => void;
}

/** Each opens over the board. */
export const Works = ( { candidate, onOpen }: WorksProps ) => {
	const { name, works } = candidate;
	return (
		<div
			className="three"
			role="group"
			aria-label={ sprintf(
				/* translators: %s: a candidate's name. */
				__( 'Works of %s', 'design-marketplace' ),
				name
			) }
		>
			{ works.map( ( { id, title, image } ) => (
				<button
					key={ id }
					type="button"
					className="three-work"
					aria-haspopup="dialog"
					onClick={ () => onOpen( candidate, id ) }
					aria-label={ sprintf(
						/* translators: 1: title of a work, 2: a candidate's name. */
						__( '%1$s, by %2$s', 'design-marketplace' ),
						title,
						name
					) }
				>
					<PictureTile
						image={ image }
						alt=""
						sizes="(min-width: 900px) 22vw, 74vw"
					/>
				</button>
			) ) }
		</div>
	);
};

/** A candidate who was answered by email no longer waits. Messages that the site sent count by themselves. */
export const Answered = ( {
	candidate: { id, name, answered, told },
	desk,
}: {
	candidate: BoardCandidate;
	desk: Desk;
} ) => {
	const words = answered
		? __( 'Answered', 'design-marketplace' )
		: __( 'Mark as answered', 'design-marketplace' );
	return told === 'new' ? (
		<button
			type="button"
			className="quiet"
			aria-label={ `${ words }, ${ name }` }
			title={
				answered
					? __( 'Take it back', 'design-marketplace' )
					: __(
							'If you have answered by email',
							'design-marketplace'
						)
			}
			onClick={ () => void desk.answer( id, answered === null ) }
		>
			<Icon name={ answered ? 'check' : 'plus' } /> { words }
		</button>
	) : null;
};

/** The email address, once it is asked for: names and works are what one looks at. */
export const Address = ( {
	candidate: { name, email },
}: {
	candidate: BoardCandidate;
} ) => {
	const [ isOpen, setOpen ] = useState( false );
	const words = __( 'Address', 'design-marketplace' );
	return (
		<>
			<button
				type="button"
				className="quiet"
				aria-expanded={ isOpen }
				aria-label={ `${ words }, ${ name }` }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ words }
			</button>
			{ isOpen && (
				<a className="quiet" href={ `mailto:${ email }` }>
					{ email }
				</a>
			) }
		</>
	);
};
