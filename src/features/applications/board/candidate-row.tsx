// A candidate on the table: who, three works, the stage. Drawn again only when something of its own changes.
import { memo, useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../../components/avatar';
import { classNames } from '../../../components/class-names';
import { Icon } from '../../../components/icon';
import { Link } from '../../../components/link';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import { levels } from '../../../contract/enums';
import { formatDate } from '../../../lib/format';
import { designerPath } from '../../../lib/paths';
import { plainText } from '../../../lib/plain-text';
import { choiceLabel } from '../../../lib/place';
import type { Stage } from '../stage';
import type { Desk } from './desk';
import { NoteField } from './note-field';
import { hasDraft } from './note-keeper';
import { StageControl } from './stage-control';
import type { BoardCandidate } from './types';
import { Untold } from './untold';
import { useRowState } from './use-board';
import type { Watcher } from './use-seen';
import { WordsForm } from './words-form';

/** A letter this short fits into the row as it is. */
const SHORT = 150;

const Letter = ( { candidate }: { candidate: BoardCandidate } ) => {
	const { comment, name, locale } = candidate;
	const [ isOpen, setOpen ] = useState( false );
	const isLong = comment.length > SHORT || comment.includes( '\n' );
	const words = isOpen
		? __( 'Fold', 'design-marketplace' )
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
					onClick={ () => setOpen( ! isOpen ) }
				>
					{ words }
				</button>
			) }
		</div>
	);
};

export const About = ( { candidate }: { candidate: BoardCandidate } ) => {
	const { job, city, level, locale } = candidate;
	const place = [ city, choiceLabel( levels(), level ) ]
		.filter( Boolean )
		.join( ', ' );
	return (
		<>
			{ job && (
				<p>
					<Said locale={ locale }>{ job }</Said>
				</p>
			) }
			{ place && <p className="soft">{ place }</p> }
		</>
	);
};

const Works = ( { candidate }: { candidate: BoardCandidate } ) => {
	const { name, slug, works } = candidate;
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
				<Link
					key={ id }
					className="three-work"
					to={ designerPath( slug ) }
					aria-label={ sprintf(
						/* translators: 1: title of a work, 2: a candidate's name. */
						__( '%1$s, by %2$s', 'design-marketplace' ),
						plainText( title.rendered ),
						name
					) }
				>
					<PictureTile
						image={ image }
						alt=""
						sizes="(min-width: 900px) 22vw, 74vw"
					/>
				</Link>
			) ) }
		</div>
	);
};

/** Who was answered by email no longer waits; what the site told them counts by itself. */
const Answered = ( {
	candidate: { id, name, answered, told },
	desk,
}: {
	candidate: BoardCandidate;
	desk: Desk;
} ) =>
	told === 'new' ? (
		<button
			type="button"
			className="quiet"
			aria-pressed={ answered !== null }
			aria-label={ sprintf(
				/* translators: %s: a candidate's name. */
				__( '%s was answered by email', 'design-marketplace' ),
				name
			) }
			onClick={ () => void desk.answer( id, answered === null ) }
		>
			<Icon name={ answered ? 'check' : 'plus' } />{ ' ' }
			{ __( 'Answered', 'design-marketplace' ) }
		</button>
	) : null;

/** Words that went, or go, with the decision. */
const Words = ( {
	candidate,
	desk,
}: {
	candidate: BoardCandidate;
	desk: Desk;
} ) => {
	const { id, name, stage, words, canUndo, told } = candidate;
	const { asks } = useRowState( desk, id );
	const ask = ( isNeeded: boolean ) =>
		desk.mark( id, { asks: { stage, isNeeded } } );
	if ( asks ) {
		return (
			<WordsForm
				draft={ `words-${ id }` }
				name={ name }
				stage={ asks.stage }
				isNeeded={ asks.isNeeded }
				words={ words }
				onSend={ ( text ) => desk.setStage( id, asks.stage, text ) }
				onCancel={ () => desk.mark( id, { asks: undefined } ) }
			/>
		);
	}
	const isOpen = stage === 'declined' && canUndo;
	const label = words
		? __( 'Change the words', 'design-marketplace' )
		: __( 'Add words', 'design-marketplace' );
	return (
		<>
			{ words && (
				<p className="said">
					<b>{ __( 'Your words:', 'design-marketplace' ) }</b>{ ' ' }
					{ words }
				</p>
			) }
			{ isOpen && (
				<button
					type="button"
					className="quiet"
					aria-label={ `${ label }, ${ name }` }
					onClick={ () => ask( told === 'chosen' ) }
				>
					<Icon name="letter" /> { label }
				</button>
			) }
		</>
	);
};

const Problem = ( { id, desk }: { id: number; desk: Desk } ) => {
	const { problem, again } = useRowState( desk, id );
	return (
		<div className="row-problem" role="alert">
			{ problem && (
				<>
					<p>{ problem }</p>
					{ again && (
						<button
							type="button"
							className="quiet"
							onClick={ again }
						>
							{ __( 'Try again', 'design-marketplace' ) }
						</button>
					) }
					<button
						type="button"
						className="quiet"
						onClick={ () =>
							desk.mark( id, {
								problem: undefined,
								again: undefined,
							} )
						}
					>
						{ __( 'Dismiss', 'design-marketplace' ) }
					</button>
				</>
			) }
		</div>
	);
};

interface RowProps {
	candidate: BoardCandidate;
	desk: Desk;
	watcher: Watcher;
	isNow: boolean;
	/** Whether Tab leads to it. */
	isEntry: boolean;
	isSelected: boolean;
	onNow: ( id: number ) => void;
	onSelect: ( id: number, isSelected: boolean ) => void;
	onSet: ( id: number, stage: Stage ) => void;
}

const Row = ( {
	candidate,
	desk,
	watcher,
	isNow,
	isEntry,
	isSelected,
	onNow,
	onSelect,
	onSet,
}: RowProps ) => {
	const { id, name, slug, comment, date, email, stage, avatar } = candidate;
	const row = useRef< HTMLLIElement >( null );
	const base = useId();
	const { isNoting } = useRowState( desk, id );
	const [ kept ] = useState( () => hasDraft( id ) );
	const isGone = stage === 'withdrawn';
	const isNoteOpen = ! isGone && ( isNoting ?? kept );
	const isUnseen = candidate.seen === null && ! isGone;
	useEffect(
		() =>
			isUnseen && row.current
				? watcher.watch( row.current, id )
				: undefined,
		[ id, isUnseen, watcher ]
	);
	const noteLabel = candidate.note
		? __( 'Edit note', 'design-marketplace' )
		: __( 'Note', 'design-marketplace' );
	const closeNote = () => {
		desk.mark( id, { isNoting: false } );
		row.current?.focus( { preventScroll: true } );
	};
	return (
		<li
			className={ classNames(
				'cand-row',
				isNow && 'is-now',
				isGone && 'is-gone'
			) }
			data-stage={ stage }
			data-id={ id }
			ref={ row }
			// The rows share one place in the order of Tab: arrow keys move along them.
			tabIndex={ isEntry ? 0 : -1 }
			aria-labelledby={ `${ base }-name` }
			onFocus={ () => onNow( id ) }
		>
			<div className="info">
				<div className="who">
					<span className="facebox">
						<input
							type="checkbox"
							checked={ isSelected }
							disabled={ isGone }
							aria-label={ sprintf(
								/* translators: %s: a candidate's name. */
								__( 'Select %s', 'design-marketplace' ),
								name
							) }
							onChange={ ( { target } ) =>
								onSelect( id, target.checked )
							}
						/>
						<Avatar name={ name } image={ avatar } sizes="64px" />
						{ ! isGone && <i aria-hidden="true" /> }
					</span>
					<div>
						<h3 id={ `${ base }-name` }>
							{ slug ? (
								<Link
									to={ designerPath( slug ) }
									data-portfolio=""
								>
									{ name }
								</Link>
							) : (
								name
							) }
							{ isUnseen && (
								<>
									{ ' ' }
									<span className="not-read">
										{ __(
											'Not read',
											'design-marketplace'
										) }
									</span>
								</>
							) }
						</h3>
						<About candidate={ candidate } />
						<p className="soft mini">{ formatDate( date ) }</p>
					</div>
				</div>
				{ comment && <Letter candidate={ candidate } /> }
				{ ! isGone && (
					<div className="acts">
						{ email && (
							<a className="quiet" href={ `mailto:${ email }` }>
								<Icon name="letter" /> { email }
							</a>
						) }
						{ email && (
							<Answered candidate={ candidate } desk={ desk } />
						) }
						<button
							type="button"
							className="quiet"
							data-note=""
							aria-expanded={ isNoteOpen }
							aria-label={ `${ noteLabel }, ${ name }` }
							onClick={ () =>
								desk.mark( id, { isNoting: ! isNoteOpen } )
							}
						>
							<Icon name="pen" /> { noteLabel }
						</button>
					</div>
				) }
			</div>
			{ ! isGone && <Works candidate={ candidate } /> }
			<div className="decide">
				<StageControl candidate={ candidate } onSet={ onSet } />
				{ candidate.canUndo && ! isGone && (
					<Untold candidate={ candidate } desk={ desk } />
				) }
			</div>
			<div className="below">
				<Problem id={ id } desk={ desk } />
				{ ! isGone && <Words candidate={ candidate } desk={ desk } /> }
				{ isNoteOpen && (
					<NoteField
						candidate={ candidate }
						desk={ desk }
						isFresh={ isNoting === true }
						onClose={ closeNote }
					/>
				) }
				{ ! isNoteOpen && candidate.note && (
					<p className="said">
						<b>
							{ __(
								'Only you read this.',
								'design-marketplace'
							) }
						</b>{ ' ' }
						{ candidate.note }
					</p>
				) }
			</div>
		</li>
	);
};

export const CandidateRow = memo( Row );
