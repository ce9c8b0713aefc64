// The candidate board: everybody who applied for a job, on one table, for its owner.
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button';
import { classNames } from '../../../components/class-names';
import { ErrorState } from '../../../components/error-state';
import { Link } from '../../../components/link';
import { Loading, TextBones } from '../../../components/skeletons';
import { STORAGE_PREFIX } from '../../../lib/constants';
import { formatNumber } from '../../../lib/format';
import { designerPath } from '../../../lib/paths';
import { readStored, writeStored } from '../../../lib/storage';
import { SETTABLE, stageLabel } from '../stage';
import type { Stage } from '../stage';
import './board.css';
import { BoardTools, isSorting } from './board-tools';
import { CandidateRow } from './candidate-row';
import { Compare } from './compare';
import { COMPARE_MAX, Dock } from './dock';
import { areKeysOn, commandOf, switchKeys } from './keys';
import type { Command } from './keys';
import { KeysDialog } from './keys-dialog';
import { StageTabs, totalOf } from './stage-tabs';
import type { BoardCandidate, BoardView } from './types';
import { useBoard, useDesk } from './use-board';
import { rowOf, usePlace } from './use-place';
import { useWatcher } from './use-seen';

const COMPACT = `${ STORAGE_PREFIX }board-compact`;

const isStage = ( value: string | null ): value is Stage =>
	value === 'withdrawn' || SETTABLE.some( ( stage ) => stage === value );

/** What the address asks for: it can be kept, and gone back to. */
function useView() {
	const [ params, setParams ] = useSearchParams();
	const stage = params.get( 'stage' );
	const sort = params.get( 'sort' );
	const search = params.get( 'q' ) ?? '';
	const view = useMemo< BoardView >(
		() => ( {
			stage: isStage( stage ) ? stage : undefined,
			search,
			sort: isSorting( sort ) ? sort : 'first',
		} ),
		[ search, sort, stage ]
	);
	const compared = useMemo(
		() =>
			( params.get( 'compare' ) ?? '' )
				.split( ',' )
				.map( Number )
				.filter( ( id ) => id > 0 )
				.slice( 0, COMPARE_MAX ),
		[ params ]
	);
	const { pathname } = useLocation();
	const hrefWith = ( changes: Record< string, string | undefined > ) => {
		const next = new URLSearchParams( params );
		for ( const [ name, value ] of Object.entries( changes ) ) {
			if ( value ) {
				next.set( name, value );
			} else {
				next.delete( name );
			}
		}
		const query = next.toString();
		return query ? `${ pathname }?${ query }` : pathname;
	};
	const change = ( name: string, value: string ) =>
		setParams(
			( before ) => {
				const next = new URLSearchParams( before );
				if ( value ) {
					next.set( name, value );
				} else {
					next.delete( name );
				}
				return next;
			},
			{ replace: true, preventScrollReset: true }
		);
	return { view, compared, hrefWith, change };
}

function useCompact() {
	const [ isCompact, setCompact ] = useState(
		() => readStored( 'localStorage', COMPACT ) === 'on'
	);
	return [
		isCompact,
		( compact: boolean ) => {
			writeStored( 'localStorage', COMPACT, compact ? 'on' : null );
			setCompact( compact );
		},
	] as const;
}

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

export const CandidateBoard = ( { mission }: { mission: number } ) => {
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
	const [ picked, setPicked ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const [ showsKeys, setShowsKeys ] = useState( false );
	const [ areKeys, setKeys ] = useState( areKeysOn );
	const watcher = useWatcher( desk.see );
	const isComparing = compared.length >= 1;

	const selected = candidates.filter( ( { id } ) => picked.has( id ) );
	const select = useCallback( ( id: number, isSelected: boolean ) => {
		setPicked( ( before ) => {
			const next = new Set( before );
			if ( isSelected ) {
				next.add( id );
			} else {
				next.delete( id );
			}
			return next;
		} );
	}, [] );
	const set = useCallback(
		( id: number, stage: Stage ) => void desk.setStage( id, stage ),
		[ desk ]
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
	}, [ candidates ] );
	const askMore = () => {
		asked.current = candidates.length;
		more();
	};

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

	const obey = ( command: Command ) => {
		if ( command.do === 'help' ) {
			setShowsKeys( true );
			return;
		}
		if ( isComparing ) {
			return;
		}
		if ( command.do === 'move' ) {
			moveBy( command.by );
			return;
		}
		const current =
			now === null
				? undefined
				: candidates.find( ( { id } ) => id === now );
		if ( command.do === 'undo' ) {
			void ( current?.canUndo
				? desk.undo( current.id )
				: desk.undoDone() );
			return;
		}
		if ( ! current ) {
			return;
		}
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
			void navigate( designerPath( current.slug ) );
		}
	};
	// Where nothing has the focus the keys work, too: one has just come.
	const press = useRef< ( event: globalThis.KeyboardEvent ) => void >(
		() => {}
	);
	press.current = ( event ) => {
		const command = areKeys ? commandOf( event, board.current ) : null;
		if ( command ) {
			event.preventDefault();
			obey( command );
		}
	};
	useEffect( () => {
		const listen = ( event: globalThis.KeyboardEvent ) =>
			press.current( event );
		document.addEventListener( 'keydown', listen );
		return () => document.removeEventListener( 'keydown', listen );
	}, [] );
	const arrows = ( event: KeyboardEvent< HTMLElement > ) => {
		const isRow = ( event.target as HTMLElement ).dataset.id !== undefined;
		const by = { ArrowDown: 1, ArrowUp: -1 }[ event.key ] as
			1 | -1 | undefined;
		if ( isRow && by ) {
			event.preventDefault();
			moveBy( by );
		}
	};

	const listed = data?.pages[ 0 ]?.total ?? 0;
	const isWhole = ! view.stage && ! view.search;
	const total = isWhole || ! counts ? listed : totalOf( counts );
	const entry = candidates.some( ( { id } ) => id === now )
		? now
		: candidates[ 0 ]?.id;

	if ( isPending || ( error && ! data ) ) {
		return (
			<div className="grid board-start">
				<div className="c4-12">
					{ error ? (
						<ErrorState
							error={ error }
							onRetry={ () => void refetch() }
						/>
					) : (
						<Loading>
							<TextBones lines={ 6 } />
						</Loading>
					) }
				</div>
			</div>
		);
	}
	if ( isWhole && listed === 0 && ! isComparing ) {
		return (
			<div className="grid board-start">
				<div className="waiting c4-12" aria-hidden="true">
					{ Array.from( { length: 9 }, ( _, index ) => (
						<i key={ index } />
					) ) }
				</div>
				<h2 className="t2 c4-12">
					{ __( 'No application yet', 'design-marketplace' ) }
				</h2>
			</div>
		);
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
					ids={ compared }
					desk={ desk }
					backTo={ hrefWith( { compare: undefined } ) }
					total={ total }
					onSet={ set }
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
					<StageTabs
						counts={ counts }
						active={ view.stage }
						hrefOf={ ( stage ) => hrefWith( { stage } ) }
					/>
					<div className="grid">
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
					<div className="grid" aria-busy={ isPlaceholderData }>
						{ candidates.length === 0 && (
							<Nobody
								view={ view }
								all={ hrefWith( {
									stage: undefined,
									q: undefined,
								} ) }
							/>
						) }
						{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The rows take the focus. */ }
						<ol
							className="cand-rows"
							ref={ list }
							onKeyDown={ arrows }
						>
							{ candidates.map( ( candidate ) => (
								<CandidateRow
									key={ candidate.id }
									candidate={ candidate }
									desk={ desk }
									watcher={ watcher }
									isNow={ candidate.id === now }
									isEntry={ candidate.id === entry }
									isSelected={ picked.has( candidate.id ) }
									onNow={ setNow }
									onSelect={ select }
									onSet={ set }
								/>
							) ) }
						</ol>
						{ isFetchNextPageError && ! isFetchingNextPage && (
							<div className="c4-12 board-more">
								<ErrorState
									level={ 3 }
									error={ error }
									onRetry={ askMore }
								/>
							</div>
						) }
						{ hasNextPage && ! isFetchNextPageError && (
							<div className="btns board-more">
								<Button
									variant="second"
									loading={ isFetchingNextPage }
									onClick={ askMore }
								>
									{ __( 'Load more', 'design-marketplace' ) }
								</Button>
							</div>
						) }
					</div>
				</>
			) }
			<Dock
				desk={ desk }
				selected={ isComparing ? [] : selected }
				shown={
					candidates.filter( ( { stage } ) => stage !== 'withdrawn' )
						.length
				}
				onAll={ () =>
					setPicked(
						new Set(
							candidates
								.filter(
									( { stage } ) => stage !== 'withdrawn'
								)
								.map( ( { id } ) => id )
						)
					)
				}
				onClear={ () => setPicked( new Set() ) }
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
