// The buttons to the other pages of a list.
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../lib/format';
import { Button } from './button';
import './pager.css';

interface PagerProps {
	/** From 1. */
	page: number;
	pages: number;
	onPage: ( page: number ) => void;
	label?: string;
}

export const Pager = ( {
	page,
	pages,
	onPage,
	label = __( 'Pages', 'design-marketplace' ),
}: PagerProps ) =>
	pages <= 1 ? null : (
		<nav className="pager" aria-label={ label }>
			<span>
				<Button
					variant="second"
					icon="arrow-left"
					disabled={ page <= 1 }
					onClick={ () => onPage( page - 1 ) }
				>
					{ __( 'Previous page', 'design-marketplace' ) }
				</Button>
			</span>
			<span className="out">
				{ formatNumber( page ) }{ ' ' }
				<small>{ __( 'out of', 'design-marketplace' ) }</small>{ ' ' }
				{ formatNumber( pages ) }
			</span>
			<span>
				<Button
					iconAfter="arrow-right"
					disabled={ page >= pages }
					onClick={ () => onPage( page + 1 ) }
				>
					{ __( 'Next page', 'design-marketplace' ) }
				</Button>
			</span>
		</nav>
	);

/** Words for the live region after a change of page. */
export const pageWords = ( page: number, pages: number ): string =>
	sprintf(
		/* translators: 1: page, 2: number of pages. */
		__( 'Page %1$d out of %2$d', 'design-marketplace' ),
		page,
		pages
	);
