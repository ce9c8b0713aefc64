// The way on for those who do not scroll, and the way past a list that has grown long.
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { formatNumber } from '../../../lib/format';

interface LoadMoreProps {
	visible: number;
	total: number;
	loading: boolean;
	onMore: ( byKeyboard: boolean ) => void;
}

export const LoadMore = ( {
	visible,
	total,
	loading,
	onMore,
}: LoadMoreProps ) => (
	<div className="load-more grid">
		<p className="c4-12">
			<Button
				variant="second"
				loading={ loading }
				onClick={ ( { detail } ) => onMore( detail === 0 ) }
			>
				{ __( 'Load more', 'design-marketplace' ) }
			</Button>
			<span className="small soft num">
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
