// The rows of a board, and a button for more of them.
import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { Link } from '../../../../components/link';
import { stageLabel } from '../stage';
import type { Question } from '../types';
import { CandidateRow } from './candidate-row';
import type { RowActs } from './candidate-row';
import type { BoardCandidate, BoardView } from './types';
import { rowOf } from './use-place';

/** Where the link that skips to the candidates leads. */
export const LIST_ID = 'candidates';

const Nobody = ( { view, all }: { view: BoardView; all: string } ) => (
	<div className="board-nobody">
		<p className="t4">
			{ view.search
				? __( 'Nobody matches these words.', 'design-marketplace' )
				: sprintf(
						/* translators: %s: a stage, such as "Chosen". */
						__( 'Nobody here: %s', 'design-marketplace' ),
						view.stage ? stageLabel( view.stage ) : ''
					) }
		</p>
		<Link className="link" to={ all }>
			{ __( 'Show all candidates', 'design-marketplace' ) }
		</Link>
	</div>
);

interface CandidateListProps {
	candidates: readonly BoardCandidate[];
	questions: readonly Question[];
	view: BoardView;
	/** Address of the board with all candidates. */
	all: string;
	acts: RowActs;
	list: RefObject< HTMLOListElement >;
	/** The current row. */
	now: number | null;
	picked: ReadonlySet< number >;
	/** Whether these are the rows of the previous view, shown until the new ones have loaded. */
	isOld: boolean;
	more: {
		isThere: boolean;
		isLoading: boolean;
		/** The error if they could not be loaded. */
		error: unknown;
		ask: () => void;
	};
	onMove: ( by: 1 | -1 ) => void;
}

export const CandidateList = ( {
	candidates,
	questions,
	view,
	all,
	acts,
	list,
	now,
	picked,
	isOld,
	more,
	onMove,
}: CandidateListProps ) => {
	// The button goes down the page, or is gone: the focus goes to the first of the new ones.
	const asked = useRef< number | null >( null );
	useEffect( () => {
		if ( asked.current !== null && candidates.length > asked.current ) {
			const first = candidates[ asked.current ];
			asked.current = null;
			if ( first ) {
				rowOf( list.current, first.id )?.focus();
			}
		}
	}, [ candidates, list ] );
	const askMore = () => {
		asked.current = candidates.length;
		more.ask();
	};
	const arrows = ( event: KeyboardEvent< HTMLElement > ) => {
		const isRow = ( event.target as HTMLElement ).dataset.id !== undefined;
		const by = { ArrowDown: 1, ArrowUp: -1 }[ event.key ] as
			1 | -1 | undefined;
		if ( isRow && by ) {
			event.preventDefault();
			onMove( by );
		}
	};
	const entry = candidates.some( ( { id } ) => id === now )
		? now
		: candidates[ 0 ]?.id;
	const help = useId();
	return (
		<div className="grid" aria-busy={ isOld }>
			<p className="sr" id={ help }>
				{ __(
					'Arrow keys move between the stages, the space bar sets one.',
					'design-marketplace'
				) }
			</p>
			{ questions.length > 0 && (
				<div className="board-questions" aria-hidden="true">
					<div className="ans">
						{ questions.map( ( { id, text }, index ) => (
							<p key={ id }>
								<b>{ index + 1 }</b> { text }
							</p>
						) ) }
					</div>
				</div>
			) }
			{ candidates.length === 0 && <Nobody view={ view } all={ all } /> }
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The rows take the focus. */ }
			<ol
				className="people-rows"
				id={ LIST_ID }
				ref={ list }
				tabIndex={ -1 }
				onKeyDown={ arrows }
			>
				{ candidates.map( ( candidate, index ) => (
					<CandidateRow
						key={ candidate.id }
						candidate={ candidate }
						questions={ questions }
						acts={ acts }
						isNow={ candidate.id === now }
						isEntry={ candidate.id === entry }
						isSelected={ picked.has( candidate.id ) }
						help={ index === 0 ? help : undefined }
					/>
				) ) }
			</ol>
			{ !! more.error && ! more.isLoading && (
				<div className="c4-12 board-more">
					<ErrorState
						level={ 3 }
						error={ more.error }
						onRetry={ askMore }
					/>
				</div>
			) }
			{ more.isThere && ! more.error && (
				<div className="btns board-more">
					<Button
						variant="second"
						loading={ more.isLoading }
						onClick={ askMore }
					>
						{ __( 'Load more', 'design-marketplace' ) }
					</Button>
				</div>
			) }
		</div>
	);
};
