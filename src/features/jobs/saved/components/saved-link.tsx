// The way to one's saved design jobs, with their number.
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
import { routes } from '../../../../contract/routes';
import { formatNumber } from '../../../../lib/format';
import { useSavedIds } from '../api/saved-api';
import '../saved.css';

export const SavedLink = () => {
	const ids = useSavedIds();
	return ids && ids.length > 0 ? (
		<Link className="plain saved-link" to={ routes.saved.path }>
			<Icon name="bookmark" />
			{ sprintf(
				/* translators: %s: number of saved design jobs. */
				__( 'Saved %s', 'design-marketplace' ),
				formatNumber( ids.length )
			) }
		</Link>
	) : null;
};
