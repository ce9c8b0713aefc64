// The notice on the profile after a member has saved or deleted a project or a job.
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../../components/notice';

function wordsOf( notice: string ): string {
	switch ( notice ) {
		case 'held':
			return __(
				'Saved. It goes online once it is approved.',
				'design-marketplace'
			);
		case 'hidden':
			return __( 'Saved. It stays hidden.', 'design-marketplace' );
		case 'unlisted':
			return __(
				'Saved. Only who has its address sees it.',
				'design-marketplace'
			);
		case 'update':
			return __( 'Your changes are online.', 'design-marketplace' );
		default:
			return __(
				'Published. Here is how others see it.',
				'design-marketplace'
			);
	}
}

export const SavedNotice = () => {
	const state = useLocation().state as {
		notice?: string;
		words?: string;
	} | null;
	if ( ! state?.notice ) {
		return null;
	}
	return (
		<div className="grid saved-notice">
			<Notice kind="ok" isAnnounced={ state.words !== undefined }>
				{ state.words ?? wordsOf( state.notice ) }
			</Notice>
		</div>
	);
};
