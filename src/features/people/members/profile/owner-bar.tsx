// For the owner of the page: who can see it, and two buttons.
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../../components/button';

interface OwnerBarProps {
	text: string;
	/** Path and label of the link that adds an item. */
	addTo: string;
	addLabel: string;
}

export const OwnerBar = ( { text, addTo, addLabel }: OwnerBarProps ) => (
	<div className="owner-bar on-role">
		<div className="row">
			<b>{ text }</b>
			<span className="btns">
				<ButtonLink small variant="second" to="/settings">
					{ __( 'Edit my profile', 'design-marketplace' ) }
				</ButtonLink>
				<ButtonLink small icon="plus" to={ addTo }>
					{ addLabel }
				</ButtonLink>
			</span>
		</div>
	</div>
);
