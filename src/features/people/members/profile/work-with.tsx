// A large link to contact the designer, after the last work.
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
import { fitWords } from '../../../../components/mega';
import type { Member } from '../../../../contract/shapes';
import { contactDesignerPath } from '../../../../lib/paths';
import { useMayAsk } from './use-may-ask';

export const WorkWith = ( { member }: { member: Member } ) => {
	const words = sprintf(
		/* translators: %s: name of a designer. */
		__( 'Work with %s', 'design-marketplace' ),
		member.name ?? ''
	);
	return useMayAsk( member ) ? (
		<section className="section">
			<Link
				className="work-with on-role"
				to={ contactDesignerPath( member.slug ) }
			>
				<span className="t1" style={ fitWords( words ) }>
					{ words }
				</span>
				<Icon name="arrow-right" className="go" />
			</Link>
		</section>
	) : null;
};
