// On a member's page: what they have in the showcase, and with whom.
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../../../../components/link';
import type { Member, MemberCard } from '../../../../contract/shapes';
import { profilePath } from '../../../../lib/paths';
import '../outcomes.css';

export const withWords = ( { name, company }: MemberCard ) =>
	sprintf(
		/* translators: %s: name of a member. */
		__( 'with %s', 'design-marketplace' ),
		name ?? company ?? ''
	);

export const DoneTogether = ( { member }: { member: Member } ) =>
	member.done_together?.length ? (
		<section className="section together">
			<h2 className="t3">
				{ __( 'Done together', 'design-marketplace' ) }
			</h2>
			<ul>
				{ member.done_together.map( ( done ) => (
					<li key={ done.id } className="grid">
						<Link className="t4 c1-6" to={ done.link }>
							{ done.title }
						</Link>
						<Link className="c7-12" to={ profilePath( done.with ) }>
							{ withWords( done.with ) }
						</Link>
					</li>
				) ) }
			</ul>
		</section>
	) : null;
