// On a member's page: what they have in the showcase, and with whom.
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../../../../components/link';
import type { Member } from '../../../../contract/shapes';
import { profilePath } from '../../../../lib/paths';
import '../outcomes.css';

export const DoneTogether = ( {
	member: { done_together: done },
}: {
	member: Member;
} ) =>
	done?.length ? (
		<section className="section done-together">
			<h2 className="t3">
				{ __( 'Done together', 'design-marketplace' ) }
			</h2>
			<ul>
				{ done.map( ( { id, title, link, with: other } ) => (
					<li key={ id } className="grid">
						<Link className="t4 c1-6" to={ link }>
							{ title }
						</Link>
						<Link className="c7-12" to={ profilePath( other ) }>
							{ sprintf(
								/* translators: %s: name of a member. */
								__( 'with %s', 'design-marketplace' ),
								other.name ?? other.company ?? ''
							) }
						</Link>
					</li>
				) ) }
			</ul>
		</section>
	) : null;
