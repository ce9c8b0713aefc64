// After saving a work or a job one arrives here with news.
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../components/notice';

export const SavedNotice = () => {
	const state = useLocation().state as { notice?: string } | null;
	if ( ! state?.notice ) {
		return null;
	}
	return (
		<div className="grid saved-notice">
			<Notice kind="ok">
				{ state.notice === 'update'
					? __( 'Your changes are online.', 'design-marketplace' )
					: __(
							'Published. Here is how others see it.',
							'design-marketplace'
						) }
			</Notice>
		</div>
	);
};
