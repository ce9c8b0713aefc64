// For the owner of the page: who can see it, and two buttons.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../components/button';

interface OwnerBarProps {
	text: string;
	/** Path and label of the link that adds an item. */
	addTo: string;
	addLabel: string;
	/** Between the two buttons. */
	more?: ReactNode;
}

export const OwnerBar = ( { text, addTo, addLabel, more }: OwnerBarProps ) => (
	<div className="owner-bar on-role">
		<div className="row">
			<b>{ text }</b>
			<span className="btns">
				<ButtonLink small variant="second" to="/settings">
					{ __( 'Edit my profile', 'design-marketplace' ) }
				</ButtonLink>
				{ more }
				<ButtonLink small icon="plus" to={ addTo }>
					{ addLabel }
				</ButtonLink>
			</span>
		</div>
	</div>
);
