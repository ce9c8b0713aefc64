// A candidate's row: name, three works, stage. Rendered again only when the candidate changes.
import { memo, useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../../../components/avatar';
import { classNames } from '../../../../components/class-names';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
import { formatDate } from '../../../../lib/format';
import { designerPath } from '../../../../lib/paths';
import type { Stage } from '../stage';
import type { Question } from '../types';
import type { Desk } from './desk';
import { About } from '../components/about';
import { AnswerLink } from '../components/answer-link';
import { Answers } from '../components/answers';
import { NoteField } from './note-field';
import { hasDraft } from './note-keeper';
import { Problem, Words } from './row-decision';
import { Address, Answered, Letter, Works } from './row-parts';
import { StageControl } from './stage-control';
import type { BoardCandidate } from './types';
import { Untold } from './untold';
import { useRowState } from './use-board';
import type { Watcher } from './use-seen';

/** What a row can do; the same object for all rows. */
export interface RowActs {
	desk: Desk;
	watcher: Watcher;
	onNow: ( id: number ) => void;
	onSelect: ( id: number, isSelected: boolean ) => void;
	onSet: ( id: number, stage: Stage ) => void;
	onWork: ( candidate: BoardCandidate, work: number ) => void;
}

interface RowProps {
	candidate: BoardCandidate;
	/** Those of the job. */
	questions: readonly Question[];
	acts: RowActs;
	isNow: boolean;
	/** Whether Tab leads to it. */
	isEntry: boolean;
	isSelected: boolean;
	/** Id of what says how its stage is set; the first row's alone. */
	help?: string;
}

const Row = ( {
	candidate,
	questions,
	acts: { desk, watcher, onNow, onSelect, onSet, onWork },
	isNow,
	isEntry,
	isSelected,
	help,
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
	// Following a link marks the candidate as seen, because the owner leaves before the three seconds are over.
	const see = () => desk.see( id );
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
									onClick={ see }
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
						{ candidate.nudged && (
							<p className="mini">
								{ sprintf(
									/* translators: %s: date. */
									__(
										'Asked for an answer on %s',
										'design-marketplace'
									),
									formatDate( candidate.nudged )
								) }
							</p>
						) }
					</div>
				</div>
				{ comment && <Letter candidate={ candidate } onOpen={ see } /> }
				{ ! isGone && (
					<div className="acts">
						{ candidate.conversation && (
							<AnswerLink
								className="quiet"
								conversation={ candidate.conversation }
								name={ name }
							/>
						) }
						{ email && <Address candidate={ candidate } /> }
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
			{ ! isGone && (
				<Works
					candidate={ candidate }
					onOpen={ ( opened, work ) => {
						see();
						onWork( opened, work );
					} }
				/>
			) }
			{ ! isGone && <Answers { ...{ questions } } { ...candidate } /> }
			<div className="decide">
				<StageControl
					candidate={ candidate }
					help={ help }
					onSet={ onSet }
				/>
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
