// The candidate board: everybody who applied for a job, on one table, for its owner.
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { classNames } from '../../../../components/class-names';
import { formatNumber } from '../../../../lib/format';
import { designerPath } from '../../../../lib/paths';
import type { Stage } from '../stage';
import type { Question } from '../types';
import '../../../../styles/quiet.css';
import '../../../../components/people-rows.css';
import './stage.css';
import './board.css';
import { BoardStart, NoApplication } from './board-start';
import { BoardTools } from './board-tools';
import { CandidateList } from './candidate-list';
import { Compare } from './compare';
import { Dock } from './dock';
import { areKeysOn, switchKeys } from './keys';
import type { Command } from './keys';
import { KeysDialog } from './keys-dialog';
import { StageTabs, totalOf } from './stage-tabs';
import type { BoardCandidate } from './types';
import { useBoard, useDesk } from './use-board';
import { useBoardKeys } from './use-board-keys';
import { useCompact } from './use-compact';
import { usePicked } from './use-picked';
import { rowOf, usePlace } from './use-place';
import { useWatcher } from './use-seen';
import { useView } from './use-view';

export interface OpenedWork {
	slug: string;
	name: string;
	work: number;
}

interface CandidateBoardProps {
	mission: number;
	questions: readonly Question[];
	/** Shows a candidate's works over the board. */
	slideshow: ( opened: OpenedWork, onClose: () => void ) => ReactNode;
}

export const CandidateBoard = ( {
	mission,
	questions,
	slideshow,
}: CandidateBoardProps ) => {
	const [ opened, setOpened ] = useState< OpenedWork | null >( null );
	const { view, compared, hrefWith, change } = useView();
	const desk = useDesk( mission );
	const board = useRef< HTMLElement >( null );
	const list = useRef< HTMLOListElement >( null );
	const navigate = useNavigate();
	const {
		candidates,
		counts,
		data,
		error,
		refetch,
		isPending,
		isPlaceholderData,
		hasNextPage,
		fetchNextPage,
		isFetchingNextPage,
		isFetchNextPageError,
	} = useBoard( mission, view );
	const [ isCompact, setCompact ] = useCompact();
	const [ now, setNow ] = useState< number | null >( null );
	const { picked, select, selectOnly } = usePicked();
	const [ showsKeys, setShowsKeys ] = useState( false );
	const [ areKeys, setKeys ] = useState( areKeysOn );
	const watcher = useWatcher( desk.see );
	const isComparing = compared.length >= 1;

	const selected = candidates.filter( ( { id } ) => picked.has( id ) );
	const present = candidates.filter( ( { stage } ) => stage !== 'withdrawn' );
	const set = useCallback(
		( id: number, stage: Stage ) => void desk.setStage( id, stage ),
		[ desk ]
	);
	const openWork = useCallback(
		( { slug, name }: BoardCandidate, work: number ) =>
			setOpened( { slug, name, work } ),
		[]
	);
	const acts = useMemo(
		() => ( {
			desk,
			watcher,
			onNow: setNow,
			onSelect: select,
			onSet: set,
			onWork: openWork,
		} ),
		[ desk, openWork, select, set, watcher ]
	);
	const more = useCallback( () => void fetchNextPage(), [ fetchNextPage ] );
	usePlace( {
		mission,
		list,
		now,
		pages: data?.pages.length ?? 0,
		isReady: ! isPending && ! isPlaceholderData && ! isComparing,
		hasMore: hasNextPage,
		onMore: more,
		onNow: setNow,
	} );

	const goTo = ( candidate: BoardCandidate | undefined ) => {
		const row = candidate && rowOf( list.current, candidate.id );
		if ( row ) {
			row.focus( { preventScroll: true } );
			row.scrollIntoView( { block: 'nearest' } );
		}
	};
	const moveBy = ( by: 1 | -1 ) => {
		const at = candidates.findIndex( ( { id } ) => id === now );
		goTo( at < 0 ? candidates[ 0 ] : candidates[ at + by ] );
	};
	const obeyFor = ( current: BoardCandidate, command: Command ) => {
		if ( command.do === 'set' ) {
			set( current.id, command.stage );
		} else if ( current.stage === 'withdrawn' ) {
			return;
		}
		if ( command.do === 'select' ) {
			select( current.id, ! picked.has( current.id ) );
		} else if ( command.do === 'note' ) {
			desk.mark( current.id, { isNoting: true } );
		} else if ( command.do === 'open' && current.slug ) {
			desk.see( current.id );
			void navigate( designerPath( current.slug ) );
		}
	};
	useBoardKeys( areKeys, board, ( command ) => {
		if ( command.do === 'help' ) {
			setShowsKeys( true );
		}
		if ( command.do === 'help' || isComparing ) {
			return;
		}
		const current = candidates.find( ( { id } ) => id === now );
		if ( command.do === 'move' ) {
			moveBy( command.by );
		} else if ( command.do === 'undo' ) {
			void ( current?.canUndo
				? desk.undo( current.id )
				: desk.undoDone() );
		} else if ( current ) {
			obeyFor( current, command );
		}
	} );

	const listed = data?.pages[ 0 ]?.total ?? 0;
	const isWhole = ! view.stage && ! view.search;
	const total = isWhole || ! counts ? listed : totalOf( counts );

	if ( isPending || ( error && ! data ) ) {
		return <BoardStart error={ error } onRetry={ refetch } />;
	}
	if ( isWhole && listed === 0 && ! isComparing ) {
		return <NoApplication />;
	}
	return (
		<section
			className={ classNames( 'board', isCompact && 'is-compact' ) }
			ref={ board }
			aria-label={ __( 'Candidate board', 'design-marketplace' ) }
		>
			{ isComparing ? (
				<Compare
					mission={ mission }
					questions={ questions }
					ids={ compared }
					desk={ desk }
					backTo={ hrefWith( { compare: undefined } ) }
					total={ total }
					onSet={ set }
					onWork={ openWork }
					onDrop={ ( id ) =>
						change(
							'compare',
							compared.length > 2
								? compared
										.filter( ( one ) => one !== id )
										.join( ',' )
								: ''
						)
					}
				/>
			) : (
				<>
					<h2 className="sr">
						{ sprintf(
							/* translators: %s: number of candidates. */
							_n(
								'%s candidate',
								'%s candidates',
								total,
								'design-marketplace'
							),
							formatNumber( total )
						) }
					</h2>
					<div className="board-bar">
						<StageTabs
							counts={ counts }
							active={ view.stage }
							hrefOf={ ( stage ) => hrefWith( { stage } ) }
						/>
						<BoardTools
							mission={ mission }
							view={ view }
							isCompact={ isCompact }
							onSearch={ ( words ) => change( 'q', words ) }
							onSort={ ( sort ) =>
								change( 'sort', sort === 'first' ? '' : sort )
							}
							onCompact={ setCompact }
							onKeys={ () => setShowsKeys( true ) }
						/>
					</div>
					<CandidateList
						candidates={ candidates }
						questions={ questions }
						view={ view }
						all={ hrefWith( { stage: undefined, q: undefined } ) }
						acts={ acts }
						list={ list }
						now={ now }
						picked={ picked }
						isOld={ isPlaceholderData }
						more={ {
							isThere: hasNextPage,
							isLoading: isFetchingNextPage,
							error: isFetchNextPageError ? error : null,
							ask: more,
						} }
						onMove={ moveBy }
					/>
				</>
			) }
			<Dock
				mission={ mission }
				desk={ desk }
				selected={ isComparing ? [] : selected }
				shown={ present.length }
				onAll={ () => selectOnly( present.map( ( { id } ) => id ) ) }
				onClear={ () => selectOnly( [] ) }
				onCompare={ () =>
					void navigate(
						hrefWith( {
							compare: selected
								.map( ( { id } ) => id )
								.join( ',' ),
						} )
					)
				}
			/>
			{ opened && slideshow( opened, () => setOpened( null ) ) }
			{ showsKeys && (
				<KeysDialog
					isOn={ areKeys }
					onSwitch={ ( isOn ) => {
						switchKeys( isOn );
						setKeys( isOn );
					} }
					onClose={ () => setShowsKeys( false ) }
				/>
			) }
		</section>
	);
};
