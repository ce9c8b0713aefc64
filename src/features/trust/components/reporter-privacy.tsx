// Says what the reported member will learn of a report.
import { __, sprintf } from '@wordpress/i18n';

interface ReporterPrivacyProps {
	/** Name of the reported member or of the item's owner; '' while it is not known. */
	name: string;
}

export const ReporterPrivacy = ( { name }: ReporterPrivacyProps ) => (
	<p className="small soft">
		{ name
			? sprintf(
					/* translators: %s: a designer's name, or a company's. */
					__(
						'%s won’t be told who made the report.',
						'design-marketplace'
					),
					name
				)
			: __(
					'Nobody but the people who run the site learns who reported.',
					'design-marketplace'
				) }
	</p>
);
