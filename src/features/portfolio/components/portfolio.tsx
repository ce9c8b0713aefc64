// A designer's projects: pictures first, each opening the slideshow.
import {
	Fragment,
	Suspense,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Work as Wire } from '../../../contract/shapes';
import { ButtonLink } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Notice } from '../../../components/notice';
import { Bone } from '../../../components/skeletons';
import { lazyPart } from '../../../lib/load-chunk';
import { editWorkPath } from '../../../lib/paths';
import { neighbourOf, useFocusAfter } from '../../../lib/use-focus-after';
import '../../../styles/profile.css';
import '../works.css';
import { useDragOrder } from '../hooks/use-drag-order';
import { useOwnOrder } from '../hooks/use-own-order';
import { useShownWork } from '../hooks/use-shown-work';
import { useWorks } from '../hooks/use-works';
import { widthsOf } from '../rhythm';
import type { Work } from '../types';
import { WorkTile } from './work-tile';
import type { Order } from './work-tile';

const loadSlideshow = () => import( './slideshow' );
const Slideshow = lazyPart( loadSlideshow, 'Slideshow' );
// The owner's alone: strangers do without its messages.
const DeleteWorkDialog = lazyPart(
	() => import( './delete-work-dialog' ),
	'DeleteWorkDialog'
);

interface PortfolioProps {
	slug: string;
	/** Name of the designer, shown above the pictures. */
	name: string;
	/** The reader's own page. */
	isOwner: boolean;
	/** The works that came with the designer. */
	brought?: Wire[];
	/** The reader's actions on a project. */
	actionsOf?: ( work: Work ) => ReactNode;
	/** Stands between the first project and the others, or where they would be. */
	between?: ReactNode;
}

const Empty = ( { isOwner }: { isOwner: boolean } ) => (
	<div className="works-empty">
		<EmptyState
			title={
				isOwner
					? __( 'Your portfolio is empty.', 'design-marketplace' )
					: __( 'Portfolio is empty', 'design-marketplace' )
			}
			action={
				isOwner && (
					<ButtonLink to={ editWorkPath() } icon="plus">
						{ __( 'Add a project', 'design-marketplace' ) }
					</ButtonLink>
				)
			}
		/>
	</div>
);

export const Portfolio = ( {
	slug,
	name,
	isOwner,
	brought,
	actionsOf,
	between,
}: PortfolioProps ) => {
	const [ news, setNews ] = useState( '' );
	const { heading, places, moveTo } = useFocusAfter();
	const {
		data: stored,
		error,
		isFetching,
		refetch,
	} = useWorks( slug, brought );
	const { shown: works, move, failure } = useOwnOrder( stored );
	const { lookOf, start: drag, startByMouse } = useDragOrder( move );
	const listed =
		works?.filter( ( { visibility } ) => visibility === 'public' ).length ??
		3;
	const orders = useMemo( () => {
		return works?.map( ( { visibility }, at ): Order | undefined => {
			const count = works.length;
			const [ first, last ] =
				visibility === 'public'
					? [ 0, listed - 1 ]
					: [ listed, count - 1 ];
			return isOwner && count > 1
				? {
						at,
						first,
						last,
						count,
						start: drag,
						startByMouse,
						onMove: move,
					}
				: undefined;
		} );
	}, [ drag, isOwner, listed, move, startByMouse, works ] );
	const { shown: wanted, open, change, close } = useShownWork( works );
	const [ deleting, setDeleting ] = useState< Work | null >( null );

	// The order of the works when the question opened. Once a work is deleted, the list has changed.
	const shown = useRef< number[] >( [] );
	if ( works && ! deleting ) {
		shown.current = works.map( ( { id } ) => id );
	}

	// If the slideshow was opened by its address, there is no element to return the focus to.
	const before = useRef( wanted );
	useEffect( () => {
		const last = before.current;
		before.current = wanted;
		const { activeElement, body } = document;
		if ( last !== null && wanted === null && activeElement === body ) {
			places.get( last )?.focus();
		}
	}, [ places, wanted ] );

	// Loads the slideshow's code before somebody opens a project. If that fails, opening tries again.
	const hasWorks = Boolean( works?.length );
	useEffect( () => {
		if ( hasWorks ) {
			loadSlideshow().catch( () => {} );
		}
	}, [ hasWorks ] );

	// Loaded works stay on the screen, even when loading them again fails.
	if ( error && ! works ) {
		return (
			<>
				<div className="grid section">
					<ErrorState
						error={ error }
						retrying={ isFetching }
						onRetry={ refetch }
					/>
				</div>
				{ between }
			</>
		);
	}
	const start = works?.findIndex( ( { id } ) => id === wanted ) ?? -1;
	const widths = widthsOf( listed );
	return (
		<section className="section portfolio">
			<div className="grid works" data-order>
				<h2 className="sr" ref={ heading } tabIndex={ -1 }>
					{ __( 'Portfolio', 'design-marketplace' ) }
				</h2>
				{ news && (
					<div className="c1-12">
						<Notice kind="ok" isAnnounced>
							{ news }
						</Notice>
					</div>
				) }
				{ failure && (
					<div className="c1-12">
						<Notice kind="bad">{ failure }</Notice>
					</div>
				) }
				{ ! works &&
					widths.map( ( width, index ) => (
						<Fragment key={ index }>
							<div className={ `work ${ width }` }>
								<Bone className="pic" />
							</div>
							{ index === 0 && between }
						</Fragment>
					) ) }
				{ works?.length === 0 && (
					<>
						<Empty isOwner={ isOwner } />
						{ between }
					</>
				) }
				{ works?.map( ( work, index ) => (
					<Fragment key={ work.id }>
						<WorkTile
							work={ work }
							// What is unlisted stands after the rows that others see.
							width={ widths[ index ] ?? 'w6' }
							priority={ index === 0 }
							isOwner={ isOwner }
							order={ orders?.[ index ] }
							look={ lookOf( index ) }
							places={ places }
							onOpen={ open }
							onDelete={ setDeleting }
						/>
						{ index === 0 && between }
					</Fragment>
				) ) }
			</div>
			{ works && start >= 0 && (
				<Suspense fallback={ null }>
					<Slideshow
						name={ name }
						works={ works }
						start={ start }
						actionsOf={ actionsOf }
						onWork={ change }
						onClose={ close }
					/>
				</Suspense>
			) }
			{ deleting && (
				<Suspense fallback={ null }>
					<DeleteWorkDialog
						work={ deleting }
						onCancel={ () => setDeleting( null ) }
						onDeleted={ ( words ) => {
							setDeleting( null );
							setNews( words );
							moveTo( neighbourOf( shown.current, deleting.id ) );
						} }
					/>
				</Suspense>
			) }
		</section>
	);
};
