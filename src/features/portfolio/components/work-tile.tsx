// One project of a portfolio.
import { memo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { classNames } from '../../../components/class-names';
import { DropMenu } from '../../../components/drop-menu';
import { Icon } from '../../../components/icon';
import { ItemNotes } from '../../../components/item-notes';
import { Link } from '../../../components/link';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import { formatMonth } from '../../../lib/format-month';
import { editWorkPath } from '../../../lib/paths';
import { placeIn } from '../../../lib/use-focus-after';
import { noDrag } from '../hooks/use-drag-order';
import type { Start } from '../hooks/use-drag-order';
import type { WorkWidth } from '../rhythm';
import type { Work } from '../types';
import { OrderButtons } from './order-buttons';

const SIZES: Record< WorkWidth, string > = {
	w12: '100vw',
	w9e: '(min-width: 600px) 75vw, 100vw',
	w8: '(min-width: 600px) 67vw, 100vw',
	w6: '(min-width: 600px) 50vw, 100vw',
	w4e: '(min-width: 600px) 33vw, 100vw',
	w3: '(min-width: 600px) 25vw, 100vw',
};

export interface Order {
	/** Index of its place, and the first and last it can have. */
	at: number;
	first: number;
	last: number;
	count: number;
	start: Start;
	startByMouse: Start;
	onMove: ( from: number, to: number ) => void;
}

interface WorkTileProps {
	work: Work;
	width: WorkWidth;
	/** Seen at once. */
	priority: boolean;
	/** On the reader's own page. */
	isOwner: boolean;
	/** Where it is and can be moved to; absent where nothing is moved. */
	order?: Order;
	/** That of a work that is dragged, or that one is dragged to. */
	look?: string;
	/** The buttons that open projects, by the project's id. */
	places: Map< number, HTMLElement >;
	onOpen: ( work: Work ) => void;
	onDelete: ( work: Work ) => void;
}

/** Kept as it is when the slideshow opens and closes. */
export const WorkTile = memo(
	( {
		work,
		width,
		priority,
		isOwner,
		order,
		look,
		places,
		onOpen,
		onDelete,
	}: WorkTileProps ) => (
		<article
			className={ classNames( 'work', width, look ) }
			data-place={ order?.at }
		>
			<button
				onPointerDown={ ( press ) =>
					order?.startByMouse( order.at, press )
				}
				onDragStart={ order && noDrag }
				ref={ placeIn( places, work.id ) }
				type="button"
				aria-haspopup="dialog"
				aria-label={ sprintf(
					/* translators: %s: title of a portfolio project. */
					__( 'Open %s', 'design-marketplace' ),
					work.title
				) }
				onClick={ () => onOpen( work ) }
			>
				<PictureTile
					image={ work.pictures[ 0 ] ?? null }
					sizes={ SIZES[ width ] }
					priority={ priority }
					alt=""
				/>
			</button>
			<div className="cap">
				<div>
					<h3 className="work-title">
						<Said locale={ work.locale }>{ work.title }</Said>
					</h3>
					{ work.visibility === 'unlisted' && (
						<>
							{ ' ' }
							<span className="tag">
								{ __( 'Unlisted', 'design-marketplace' ) }
							</span>
							<br />
						</>
					) }
					<span className="soft">{ work.client }</span>
				</div>
				<span className="soft num">
					{ formatMonth( work.month, work.year ) }
					{ work.pictures.length > 1 && (
						<>
							<br />
							{ sprintf(
								/* translators: %d: number of pictures. */
								_n(
									'%d picture',
									'%d pictures',
									work.pictures.length,
									'design-marketplace'
								),
								work.pictures.length
							) }
						</>
					) }
				</span>
			</div>
			{ order && (
				<OrderButtons
					before={ sprintf(
						/* translators: %s: title of a portfolio project. */
						__( 'Move %s forward', 'design-marketplace' ),
						work.title
					) }
					after={ sprintf(
						/* translators: %s: title of a portfolio project. */
						__( 'Move %s back', 'design-marketplace' ),
						work.title
					) }
					icons={ [ 'arrow-left', 'arrow-right' ] }
					at={ order.at }
					first={ order.first }
					last={ order.last }
					count={ order.count }
					onMove={ ( to ) => order.onMove( order.at, to ) }
					onPointerDown={ ( press ) =>
						order.start( order.at, press )
					}
				/>
			) }
			{ isOwner && <ItemNotes notes={ work.notes } /> }
			{ isOwner && ( work.can.edit || work.can.delete ) && (
				<div className="owner">
					<DropMenu
						label={ sprintf(
							/* translators: %s: title of a portfolio project. */
							__( 'Change %s', 'design-marketplace' ),
							work.title
						) }
						button={ <Icon name="more" /> }
					>
						{ work.can.edit && (
							<li>
								<Link to={ editWorkPath( work.id ) }>
									{ __( 'Edit', 'design-marketplace' ) }{ ' ' }
									<span className="sr">
										<Said locale={ work.locale }>
											{ work.title }
										</Said>
									</span>
								</Link>
							</li>
						) }
						{ work.can.delete && (
							<li>
								<button
									type="button"
									onClick={ () => onDelete( work ) }
								>
									{ __( 'Delete', 'design-marketplace' ) }{ ' ' }
									<span className="sr">
										<Said locale={ work.locale }>
											{ work.title }
										</Said>
									</span>
								</button>
							</li>
						) }
					</DropMenu>
				</div>
			) }
		</article>
	)
);
