// The number of messages that the member has not read.
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/format';
import '../badge.css';

export const Badge = ( { unread }: { unread: number } ) =>
	unread > 0 ? (
		<span className="badge">
			<span aria-hidden="true">{ formatNumber( unread ) }</span>
			<span className="sr">
				{ sprintf(
					/* translators: %s: number of messages. */
					_n(
						'%s unread message',
						'%s unread messages',
						unread,
						'design-marketplace'
					),
					formatNumber( unread )
				) }
			</span>
		</span>
	) : null;
