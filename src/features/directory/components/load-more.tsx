// Below a growing list: how much of it is shown, a button for more, and a link past it.
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { formatNumber } from '../../../lib/format';

interface LoadMoreProps {
	visible: number;
	total: number;
	/** False at the end of the list: then only the count is shown, and takes the same space. */
	hasMore: boolean;
	loading: boolean;
	onMore: ( byKeyboard: boolean ) => void;
}

export const LoadMore = ( {
	visible,
	total,
	hasMore,
	loading,
	onMore,
}: LoadMoreProps ) => (
	<div className="load-more grid">
		<p className="c4-12">
			{ hasMore && (
				<Button
					variant="second"
					loading={ loading }
					onClick={ ( { detail } ) => onMore( detail === 0 ) }
				>
					{ __( 'Load more', 'design-marketplace' ) }
				</Button>
			) }
			<span className="small soft">
				{ sprintf(
					/* translators: 1: number of cards shown, 2: number of cards there are. */
					__( '%1$s out of %2$s', 'design-marketplace' ),
					formatNumber( visible ),
					formatNumber( total )
				) }
			</span>
		</p>
	</div>
);
