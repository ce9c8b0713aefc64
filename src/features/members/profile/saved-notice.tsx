// After saving a work or a job, or deleting one, one arrives here with news.
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../components/notice';

const wordsOf = ( notice: string ): string =>
	notice === 'update'
		? __( 'Your changes are online.', 'design-marketplace' )
		: __( 'Published. Here is how others see it.', 'design-marketplace' );

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
