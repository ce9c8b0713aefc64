// /designer/workwith?to=slug: a request to a designer.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import { conversationPath, designerPath } from '../../../../lib/paths';
import { usePageRole } from '../../../../lib/page-role';
import { MailForm } from '../components/mail-form';
import { MailPage } from '../components/mail-page';
import { Sent } from '../components/sent';

const ContactDesignerScreen = () => {
	const [ params ] = useSearchParams();
	const slug = params.get( 'to' ) ?? '';
	const profile = designerPath( slug );
	const { user } = useCurrentUser();
	const [ sent, setSent ] = useState( false );
	usePageRole( 'designer' );
	return sent ? (
		<Sent
			to={ profile }
			label={ __( 'Back to the profile', 'design-marketplace' ) }
			action={
				user && (
					<ButtonLink
						to={ conversationPath( slug ) }
						iconAfter="arrow-right"
					>
						{ __( 'Conversation', 'design-marketplace' ) }
					</ButtonLink>
				)
			}
		>
			<p className="text">
				{ user
					? __(
							'This is the beginning of a conversation. You will find the answer there, and an email will let you know.',
							'design-marketplace'
						)
					: __(
							'The answer will come to your email address.',
							'design-marketplace'
						) }
			</p>
		</Sent>
	) : (
		<MailPage
			slug={ slug }
			profile={ profile }
			usual={ routes.contact_designer.title() }
			allowed={ ( { canContact } ) => canContact }
			title={ ( { name } ) =>
				sprintf(
					/* translators: %s: designer's name. */
					__( 'Work with %s', 'design-marketplace' ),
					name
				)
			}
		>
			{ () => (
				<MailForm
					form="contact"
					to={ slug }
					back={ profile }
					label={ __( 'Your comment', 'design-marketplace' ) }
					hint={ __(
						'What you plan, by when, and with what budget. Your email address is included, so that the answer reaches you.',
						'design-marketplace'
					) }
					onSent={ () => setSent( true ) }
				/>
			) }
		</MailPage>
	);
};

export default ContactDesignerScreen;
