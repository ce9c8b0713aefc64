// /designer/workwith?to=slug: a request to a designer.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { Notice } from '../../../../components/notice';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import {
	conversationPath,
	designerPath,
	settingsPath,
} from '../../../../lib/paths';
import { usePageRole } from '../../../../lib/page-role';
import { MailForm } from '../components/mail-form';
import { MailPage } from '../components/mail-page';
import { Sent } from '../components/sent';

/** The site wants companies to be confirmed before they write first. */
const ConfirmFirst = () => (
	<Notice>
		<p>
			<b>{ __( 'First confirm your company.', 'design-marketplace' ) }</b>{ ' ' }
			{ __(
				'It takes an email address at the domain of your website; then you can write. What you type here is kept.',
				'design-marketplace'
			) }
		</p>
		<ButtonLink to={ settingsPath( 'about-startup' ) } small>
			{ __( 'Confirm', 'design-marketplace' ) }
		</ButtonLink>
	</Notice>
);

const ContactDesignerScreen = () => {
	const [ params ] = useSearchParams();
	const slug = params.get( 'to' ) ?? '';
	const profile = designerPath( slug );
	const { user } = useCurrentUser();
	const [ sent, setSent ] = useState( false );
	usePageRole( 'designer' );
	const isCompany = user?.role === 'contractor';
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
			allowed={ ( { role, canContact } ) =>
				canContact || ( isCompany && role === 'designer' )
			}
			title={ ( { name } ) =>
				sprintf(
					/* translators: %s: designer's name. */
					__( 'Work with %s', 'design-marketplace' ),
					name
				)
			}
		>
			{ ( { canContact } ) => (
				<MailForm
					form="contact"
					to={ slug }
					back={ profile }
					over={ ! canContact }
					label={ __( 'Your comment', 'design-marketplace' ) }
					hint={ __(
						'What you plan, by when, and with what budget. Your email address is included, so that the answer reaches you.',
						'design-marketplace'
					) }
					onSent={ () => setSent( true ) }
				>
					{ ! canContact && <ConfirmFirst /> }
				</MailForm>
			) }
		</MailPage>
	);
};

export default ContactDesignerScreen;
