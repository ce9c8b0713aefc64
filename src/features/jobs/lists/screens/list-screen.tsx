// /lists/:id: a list of designers, with notes, to be lent and to invite from. ?invite=id opens the invitation to a job.
import { Suspense, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { DropMenu } from '../../../../components/drop-menu';
import { PagePending } from '../../../../components/page-pending';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
import { announce } from '../../../../components/live-region';
import { NotFound } from '../../../../components/not-found';
import { routes } from '../../../../contract/routes';
import { isGone, messageOf } from '../../../../lib/api-error';
import { useDocumentTitle } from '../../../../lib/document-title';
import { lazyPart } from '../../../../lib/load-chunk';
import { usePageRole } from '../../../../lib/page-role';
import {
	neighbourOf,
	placeIn,
	useFocusAfter,
} from '../../../../lib/use-focus-after';
import { useDeleteList, useList, useLists, useMove } from '../api/lists-api';
import type { Person } from '../api/lists-api';
import { EmptyList } from '../components/empty-list';
import { ListFoot } from '../components/list-foot';
import { OwnRow } from '../components/list-row';
import { RenameDialog } from '../components/name-dialogs';

import { ShareDialog } from '../components/share-dialog';
import { countWords, movedWords } from '../words';
import '../lists.css';

const InviteDialog = lazyPart(
	() => import( '../components/invite-dialog' ),
	'InviteDialog'
);

type Whole = NonNullable< ReturnType< typeof useList >[ 'data' ] >;

const DeleteDialog = ( {
	list: { id, name },
	onClose,
}: {
	list: Whole;
	onClose: () => void;
} ) => {
	const navigate = useNavigate();
	const { mutate, isPending, error } = useDeleteList( id ?? 0 );
	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: name of a list. */
				__( 'Delete the list “%s”?', 'design-marketplace' ),
				name
			) }
			confirmLabel={ __( 'Delete', 'design-marketplace' ) }
			danger
			busy={ isPending }
			error={ error && messageOf( error ) }
			onConfirm={ () =>
				mutate( undefined, {
					onSuccess: () => {
						announce(
							__( 'The list is deleted.', 'design-marketplace' )
						);
						void navigate( routes.lists.path );
					},
				} )
			}
			onCancel={ onClose }
		>
			{ __(
				'Its notes and its address go with it. Nobody on it is told.',
				'design-marketplace'
			) }
		</ConfirmDialog>
	);
};

const List = ( { list }: { list: Whole } ) => {
	const [ params, setParams ] = useSearchParams();
	const { data: lists = [] } = useLists();
	const { mutate: move, error } = useMove();
	const [ picks, setPicks ] = useState< readonly number[] >( [] );
	const [ asks, setAsks ] = useState<
		'share' | 'rename' | 'delete' | 'invite' | null
	>( null );
	const { heading, places, moveTo } = useFocusAfter();
	const { id = 0, name = '', people } = list;
	const picked = people.filter( ( person ) => picks.includes( person.id ) );
	const asked = params.get( 'invite' );
	const close = () => {
		setAsks( null );
		setParams(
			( now ) => {
				now.delete( 'invite' );
				return now;
			},
			{ replace: true }
		);
	};
	const out = ( person: Person ) => {
		const next = neighbourOf(
			people.map( ( one ) => one.id ),
			person.id
		);
		move( [ { list: id, designer: person.id, on: false } ], {
			onSuccess: () => {
				moveTo( next );
				announce( movedWords( person.name, name, false ) );
			},
		} );
	};
	const moveOn = ( to: number ) =>
		move(
			picked.flatMap( ( { id: designer, note } ) => [
				{ list: to, designer, on: true, note: note || undefined },
				{ list: id, designer, on: false },
			] ),
			{
				onSuccess: () => {
					setPicks( [] );
					moveTo( null );
				},
			}
		);
	return (
		<>
			<div className="grid rows-head">
				<Link
					className="plain"
					to={ routes.lists.path }
					aria-label={ routes.lists.title() }
				>
					<Icon name="arrow-left" />
				</Link>
				<h1 className="t3" ref={ heading } tabIndex={ -1 }>
					{ name }
				</h1>
				<p className="small">
					<b>{ countWords( people.length ) }</b>
				</p>
				<div className="btns">
					<Button
						variant="second"
						small
						onClick={ () => setAsks( 'share' ) }
					>
						{ __( 'Share', 'design-marketplace' ) }
					</Button>
					<DropMenu
						label={ __( 'More', 'design-marketplace' ) }
						button={ <Icon name="more" /> }
					>
						<li>
							<button
								type="button"
								onClick={ () => setAsks( 'rename' ) }
							>
								{ __( 'Rename', 'design-marketplace' ) }
							</button>
						</li>
						<li>
							<button
								type="button"
								onClick={ () => setAsks( 'delete' ) }
							>
								{ __(
									'Delete the list',
									'design-marketplace'
								) }
							</button>
						</li>
					</DropMenu>
				</div>
			</div>
			{ error && (
				<p className="grid list-problem" role="alert">
					<span className="c1-12">{ messageOf( error ) }</span>
				</p>
			) }
			{ people.length === 0 ? (
				<EmptyList />
			) : (
				<div className="grid">
					<ul className="people-rows c1-12">
						{ people.map( ( person ) => (
							<OwnRow
								key={ person.id }
								list={ id }
								person={ person }
								isPicked={ picks.includes( person.id ) }
								onPick={ ( on ) =>
									setPicks( ( now ) =>
										on
											? [ ...now, person.id ]
											: now.filter(
													( one ) => one !== person.id
												)
									)
								}
								onOut={ () => out( person ) }
								outRef={ placeIn( places, person.id ) }
							/>
						) ) }
					</ul>
				</div>
			) }
			{ picked.length > 0 && (
				<ListFoot
					picked={ picked }
					others={ lists.filter( ( one ) => one.id !== id ) }
					onClear={ () => {
						setPicks( [] );
						heading.current?.focus();
					} }
					onMove={ moveOn }
					onInvite={ () => setAsks( 'invite' ) }
				/>
			) }
			{ asks === 'share' && (
				<ShareDialog
					list={ {
						...list,
						id,
						name,
						count: people.length,
						share: list.share ?? null,
					} }
					onClose={ () => setAsks( null ) }
				/>
			) }
			{ asks === 'rename' && (
				<RenameDialog
					list={ { id, name } }
					onClose={ () => setAsks( null ) }
				/>
			) }
			{ asks === 'delete' && (
				<DeleteDialog list={ list } onClose={ () => setAsks( null ) } />
			) }
			{ people.length > 0 && ( asks === 'invite' || asked ) && (
				<Suspense fallback={ null }>
					<InviteDialog
						people={ picked.length > 0 ? picked : people }
						job={ Number( asked ) }
						onClose={ close }
					/>
				</Suspense>
			) }
		</>
	);
};

const ListScreen = () => {
	const { id } = useParams();
	const query = useList( Number( id ) );
	const { data, error } = query;
	useDocumentTitle( data?.name ?? routes.list.title() );
	usePageRole( 'entrepreneur' );
	if ( data ) {
		return <List key={ data.id } list={ data } />;
	}
	if ( ! Number( id ) || isGone( error ) ) {
		return <NotFound />;
	}
	return <PagePending query={ query } />;
};

export default ListScreen;
