// Says on every other page that the site shows the block on the home page alone.
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorBoot } from '../boot';

export const HomeNotice = () =>
	editorBoot().isHome ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'The site shows this block on the page with the address “home” only.',
				'design-marketplace'
			) }
		</Notice>
	);
