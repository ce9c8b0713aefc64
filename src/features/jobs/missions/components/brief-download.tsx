// The design brief tool, for those affiliated with a university.
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import type { FileObject } from '../../../../contract/shapes';
import { formatBytes } from '../../../../lib/format-size';

export const BriefDownload = ( { file }: { file: FileObject } ) => (
	<div className="brief-download stack">
		<p className="text">
			{ __(
				'The design brief helps you to say what you need before you post.',
				'design-marketplace'
			) }
		</p>
		<a className="link" href={ file.url } download>
			<Icon name="download" />{ ' ' }
			{ sprintf(
				/* translators: %s: file size. */
				__(
					'Download the design brief tool (%s)',
					'design-marketplace'
				),
				formatBytes( file.filesize )
			) }
		</a>
	</div>
);
