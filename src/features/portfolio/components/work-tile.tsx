// One project of a portfolio.
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
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
import type { WorkWidth } from '../rhythm';
import type { Work } from '../types';

const SIZES: Record< WorkWidth, string > = {
	w12: '100vw',
	w9e: '(min-width: 600px) 75vw, 100vw',
	w8: '(min-width: 600px) 67vw, 100vw',
	w6: '(min-width: 600px) 50vw, 100vw',
	w4e: '(min-width: 600px) 33vw, 100vw',
	w3: '(min-width: 600px) 25vw, 100vw',
};

interface WorkTileProps {
	work: Work;
	width: WorkWidth;
	/** Seen at once. */
	priority: boolean;
	/** On the reader's own page. */
	isOwner: boolean;
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
		places,
		onOpen,
		onDelete,
	}: WorkTileProps ) => (
		<article className={ classNames( 'work', width ) }>
			<button
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
					image={ work.images[ 0 ] ?? null }
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
					<span className="soft">{ work.client }</span>
				</div>
				<span className="soft num">
					{ formatMonth( work.month, work.year ) }
				</span>
			</div>
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
