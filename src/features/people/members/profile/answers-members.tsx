// At the end of an open portfolio, for strangers: how one comes to write to the designer.
import { __, sprintf } from '@wordpress/i18n';
import { SignUpWall } from './sign-up-wall';

export const AnswersMembers = ( { name }: { name: string } ) => (
	<div className="grid section">
		<div className="c1-12">
			<SignUpWall
				title={ sprintf(
					/* translators: %s: name of a designer. */
					__( '%s answers members.', 'design-marketplace' ),
					name
				) }
				reason={ __(
					'Sign up to write to each other.',
					'design-marketplace'
				) }
			/>
		</div>
	</div>
);
