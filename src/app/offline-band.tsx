// Says that the connection is gone, and that nothing typed is lost.
import { __ } from '@wordpress/i18n';
import { useOnline } from '../lib/use-online';

export const OfflineBand = () => (
	<div role="status">
		{ ! useOnline() && (
			<p className="band dark small">
				{ __(
					'You are offline. What you type is kept until you are back.',
					'design-marketplace'
				) }
			</p>
		) }
	</div>
);
