// Shows members what is sent along with their message: their card and their email address.
import { __, sprintf } from '@wordpress/i18n';
import { toDesigner } from '../../features/directory/api/designers-api';
import { DesignerCard } from '../../features/directory/components/designer-card';
import type { CurrentUser } from '../../lib/current-user';
import { useSkills } from '../../lib/skills';
import '../../features/directory/cards.css';
import './own-card.css';

export const OwnCard = ( { user }: { user: CurrentUser } ) => {
	const { namesOf } = useSkills();
	return (
		<section className="own-card">
			<h2 className="t4">
				{ __( 'Sent with your message', 'design-marketplace' ) }
			</h2>
			{ user.role === 'designer' && (
				<DesignerCard
					designer={ toDesigner( user ) }
					namesOf={ namesOf }
				/>
			) }
			{ user.email && (
				<p className="small soft">
					{ sprintf(
						/* translators: %s: email address. */
						__(
							'And your email address: %s',
							'design-marketplace'
						),
						user.email
					) }
				</p>
			) }
		</section>
	);
};
